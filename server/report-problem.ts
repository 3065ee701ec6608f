import { isShuttingDown, shutDown } from "./shutdown.ts";
import { StartProblem } from "./start-problem.ts";

/** Says why the start failed, in one line where the cause is known, and ends the process with code 1. */
export function reportProblem(error: unknown) {
  if (isShuttingDown()) return;
  console.error(error instanceof StartProblem ? error.message : error);
  void shutDown(1);
}
