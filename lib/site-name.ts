import { sharedState } from "./shared-state.ts";

const shown = sharedState("site-name", () => ({ name: "", email: "" }));

/** Remembers the name and address of the site for modules below the settings, such as accounts. */
export function rememberSiteName(name: string, email: string): void {
  Object.assign(shown, { name, email });
}

/** The name and address as the process last read them; empty before. */
export function lastSiteName(): { name: string; email: string } {
  return shown;
}
