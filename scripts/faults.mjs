import { endWithNpm } from "./end-with-npm.mjs";
import { prepare } from "./prepare.mjs";
import { runPhase } from "./run-phase.mjs";

const MINUTE = 60_000;

endWithNpm();
await prepare("all", console.log);
const env = {
  ...process.env,
  TSX_TSCONFIG_PATH: "tsconfig.server.json",
  NEXT_DIST_DIR: ".next-test",
  NEXT_TELEMETRY_DISABLED: "1",
};
const run = (program, ...args) => runPhase(["--import", "tsx", program, ...args], env, 60 * MINUTE);
const built = await run("tests/setup/build-site.ts");
process.exit(built && (await run("tests/faults/run-faults.ts", ...process.argv.slice(2))) ? 0 : 1);
