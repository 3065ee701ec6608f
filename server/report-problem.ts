import { shutDown } from "./shutdown.ts";
import { StartProblem } from "./start-problem.ts";

/** Says why the start failed, in one line where the cause is known, and ends the process with code 1. */
export function reportProblem(error: unknown) {
  console.error(error instanceof StartProblem ? error.message : error);
  return shutDown(1);
}
