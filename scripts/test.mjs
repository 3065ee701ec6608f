import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { endWithNpm } from "./end-with-npm.mjs";
import { fail, prepare } from "./prepare.mjs";
import { stopPhases } from "./run-phase.mjs";
import { suites } from "./test-suites.mjs";

/** The suites of `npm run check`: they need neither a database nor a build. */
const CHECK = ["format", "types", "imports", "unit"];
/** Variables of the caller's shell that would change how tests run. */
const NOT_INHERITED = ["NODE_ENV", "NODE_OPTIONS", "E2E_URL", "E2E_DATA_DIR", "CI"];

/** The name of a suite for the command line: the first word of its title. */
const nameOf = (title) => title.split(" ", 1)[0].toLowerCase();

/** The suite of an argument such as `unit` or `browser/booking`, and the part of file names to which it is limited. */
function findSuite(argument) {
  const [name, ...rest] = argument.split("/");
  const title = Object.keys(suites).find((each) => nameOf(each) === name);
  const part = rest.join("/");
  if (title) return { title: part ? `${title}, files with "${part}"` : title, suite: suites[title], part };
  const names = Object.keys(suites).map(nameOf);
  fail(new Error(`There is no suite "${name}". The suites are ${names.join(", ")}.`));
}

/** The suites that the arguments name; `check` is a group of suites, and no argument means all suites. */
function chooseSuites(names) {
  if (names.length === 0) return Object.keys(suites).map(nameOf).map(findSuite);
  return names.flatMap((name) => (name === "check" ? CHECK : [name])).map(findSuite);
}

endWithNpm();
const chosen = chooseSuites(process.argv.slice(2));
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

await prepare("all", console.log);
for (const { title, suite, part } of chosen) await run(title, () => suite(env, temporary, part));
clean();
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
