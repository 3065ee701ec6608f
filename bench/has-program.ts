import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Whether a program can be called by its name. */
export async function hasProgram(name: string): Promise<boolean> {
  return run("sh", ["-c", `command -v ${name}`]).then(
    () => true,
    () => false,
  );
}
