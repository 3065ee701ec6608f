import "server-only";
import { sharedState } from "@/lib/core/shared-state";

const provided = sharedState("plan-mode-script", () => ({ code: "" }));

/** Empty in `next build`, because the server compiles the script. */
export function planModeScript(): string {
  return provided.code;
}

export function providePlanModeScript(code: string): void {
  provided.code = code;
}
