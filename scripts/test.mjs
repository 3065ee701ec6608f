import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { checkNode } from "./check-node.mjs";
import { endWithNpm } from "./end-with-npm.mjs";
import { installPackages } from "./install-packages.mjs";
import { stopPhases } from "./run-phase.mjs";
import { suites } from "./test-suites.mjs";

/** What a caller's shell may hold that would change how tests run. */
const NOT_INHERITED = ["NODE_ENV", "NODE_OPTIONS", "E2E_URL", "E2E_DATA_DIR", "CI"];

endWithNpm();
checkNode();
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const temporary = mkdtempSync(path.join(tmpdir(), "ombak-tests-"));
// PostgreSQL of the tests may have to run as another user, who passes this folder.
chmodSync(temporary, 0o755);
const inherited = Object.entries(process.env).filter(([name]) => !NOT_INHERITED.includes(name));
const env = {
  ...Object.fromEntries(inherited),
  TMPDIR: temporary,
  TSX_TSCONFIG_PATH: "tsconfig.server.json",
  NEXT_DIST_DIR: ".next-test",
  NEXT_TELEMETRY_DISABLED: "1",
};
const total = { passed: 0, failed: 0 };

function clean() {
  rmSync(temporary, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(signal, async () => {
    await stopPhases();
    clean();
    process.exit(1);
  });
}

async function run(title, suite) {
  console.log(`\n== ${title}`);
  const begin = Date.now();
  const { passed, failed } = await suite().catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((Date.now() - begin) / 1000);
  console.log(`\n== ${title}: ${passed} passed, ${failed} failed, ${seconds} s`);
}

async function install() {
  await installPackages(console.log);
  return { passed: 0, failed: 0 };
}

await run("packages", install);
if (total.failed === 0) {
  for (const [title, suite] of Object.entries(suites)) await run(title, () => suite(env, temporary));
}
clean();
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
