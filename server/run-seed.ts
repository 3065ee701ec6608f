import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { beforeExit } from "./shutdown.ts";
import { StartProblem } from "./start-problem.ts";

const PROGRAM = fileURLToPath(new URL("seed-demo.ts", import.meta.url));

/** Fills the database with the demo content, in a process that ends with the work. */
export function runSeed(): Promise<void> {
  const env = { ...process.env, TSX_TSCONFIG_PATH: "tsconfig.server.json" };
  const child = spawn(process.execPath, ["--import", "tsx", PROGRAM], {
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  beforeExit(() => void child.kill());
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code === 0) resolve();
      else reject(new StartProblem("The demo content could not be stored; the reasons stand above."));
    });
  });
}
