import { env } from "./env.ts";
import { sharedState } from "./shared-state.ts";

export interface SiteIdentity {
  name: string;
  email: string;
  logo: string | null;
  accent: string | null;
}

const shown = sharedState(
  "site-identity",
  (): SiteIdentity => ({ name: "", email: "", logo: null, accent: null }),
);

/** Remembers the identity of the site for modules below the settings, such as accounts and Open Graph images. */
export function rememberIdentity(identity: SiteIdentity): void {
  Object.assign(shown, identity);
}

/** The identity as the process last read it; empty before. */
export function lastIdentity(): SiteIdentity {
  return shown;
}

/** Returns the name of the site. A site without a name shows its host. */
export function shownSiteName(): string {
  return shown.name || new URL(env().SITE_URL).host;
}
