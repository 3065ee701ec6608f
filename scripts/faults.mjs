import { endWithNpm } from "./end-with-npm.mjs";
import { prepare } from "./prepare.mjs";
import { runPhase } from "./run-phase.mjs";

const MINUTE = 60_000;

endWithNpm();
await prepare("all", console.log);
const env = {
  ...process.env,
  TSX_TSCONFIG_PATH: "server/tsconfig.server.json",
  NEXT_DIST_DIR: ".next-test",
  NEXT_TELEMETRY_DISABLED: "1",
};
const run = (program, ...args) => runPhase(["--import", "tsx", program, ...args], env, 60 * MINUTE);
const runTests = (...args) => runPhase(["node_modules/vitest/vitest.mjs", "run", ...args], env, 60 * MINUTE);
const [command, ...rest] = process.argv.slice(2);

// `npm run test:faults repeat [TIMES] [LOAD]`, or `npm run test:faults [TRIES]`.
const passed =
  command === "repeat"
    ? await run("tests/faults/repeat-tests.ts", ...rest)
    : (await runTests("--project", "faults")) &&
      (await run("tests/faults/run-faults.ts", ...process.argv.slice(2)));
process.exit(passed ? 0 : 1);
