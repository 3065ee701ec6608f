import "server-only";
import { sharedState } from "../shared-state";

const provided = sharedState("plan-mode-script", () => ({ code: "" }));

/** Returns the code of `server/browser/plan-mode.ts`, which the site's server compiles; empty in `next build`. */
export function planModeScript(): string {
  return provided.code;
}

export function providePlanModeScript(code: string): void {
  provided.code = code;
}
