import { closeSync, openSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { endWithNpm } from "./end-with-npm.mjs";
import { fail, prepare } from "./prepare.mjs";
import { stopPhases } from "./run-phase.mjs";
import { makeTemporary } from "./temporary-folder.mjs";
import { makeSite, suites } from "./test-suites.mjs";

/** The suites of `npm run check`: they need neither a database nor a build. */
const CHECK = ["format", "types", "imports", "unit"];
const PROGRESS_MS = 30_000;
/** Variables of the caller's shell that would change how tests run. */
const NOT_INHERITED = ["NODE_ENV", "NODE_OPTIONS", "E2E_URL", "E2E_DATA_DIR", "CI"];

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
const temporary = makeTemporary();
const inherited = Object.entries(process.env).filter(([name]) => !NOT_INHERITED.includes(name));
const env = {
  ...Object.fromEntries(inherited),
  TMPDIR: temporary,
  TSX_TSCONFIG_PATH: "server/tsconfig.server.json",
  NEXT_DIST_DIR: ".next-test",
  NEXT_TELEMETRY_DISABLED: "1",
};
let passedInAll = 0;
/** Printed at the end, because the output of a suite with a failure may stand thousands of lines above. */
const failuresInAll = [];

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

const running = new Map();
/** The end of what a suite printed, by its title. It explains a failure that is not the failure of a test. */
const outputEnds = new Map();
const secondsSince = (begin) => Math.round((Date.now() - begin) / 1000);
/** Several suites at a time print one after the other: each prints to a file first. */
const isAlone = new Set(chosen.map(({ suite }) => suite.lane)).size === 1;

/**
 * Calls `task` with an output of its own for `runPhase`, and prints that output once the task has ended.
 *
 * @param name of the file that keeps the output meanwhile
 */
async function printWhole(name, title, task) {
  if (isAlone) {
    console.log(`\n== ${title}`);
    return task("inherit");
  }
  const file = path.join(temporary, `${name}.log`);
  const output = openSync(file, "a");
  running.set(title, Date.now());
  try {
    return await task(output);
  } finally {
    running.delete(title);
    closeSync(output);
    console.log(`\n== ${title}`);
    const printed = readFileSync(file, "utf8");
    process.stdout.write(printed);
    outputEnds.set(title, printed.slice(-4000));
  }
}

/** The suite of types describes the routes in the folder of the build, so the build waits until that suite has ended. */
const afterTypes = () => ended.get(suites.types) ?? Promise.resolve();
let siteMade;

function siteIsMade() {
  siteMade ??= afterTypes().then(() =>
    printWhole("site", "build and data of the site", (output) => makeSite(env, output)),
  );
  return siteMade;
}

async function runSuite({ title, suite, part }) {
  if (suite.onSite && !(await siteIsMade())) throw new Error(`${title}: not run, there is no site to test.`);
  const begin = Date.now();
  const name = path.basename(title.replaceAll(/\W/g, "-"));
  const {
    succeeded,
    passed,
    failures,
    slowest = [],
  } = await printWhole(name, title, (output) => suite.run({ env, reports: temporary, part, output }));
  if (!succeeded && failures.length === 0)
    failures.push(outputEnds.get(title) ?? "its output names the error.");
  if (slowest.length > 1) console.log(`\n== ${title}, slowest files:\n${slowest.join("\n")}`);
  console.log(`\n== ${title}: ${passed} passed, ${failures.length} failed, ${secondsSince(begin)} s`);
  passedInAll += passed;
  failuresInAll.push(...failures.map((failure) => `${title}: ${failure}`));
}

async function count(each) {
  await runSuite(each).catch((error) => {
    console.error(error.message);
    failuresInAll.push(error.message);
  });
}

await prepare("all", console.log);
/** The last suite of each lane so far, and the end of each suite. */
const lanes = new Map();
const ended = new Map();
for (const each of chosen) {
  const { suite } = each;
  const end = (lanes.get(suite.lane) ?? Promise.resolve()).then(() => count(each));
  lanes.set(suite.lane, end);
  ended.set(suite, end);
}
const progress = setInterval(() => {
  const names = [...running].map(([title, begin]) => `${title} (${secondsSince(begin)} s)`);
  if (names.length > 0) console.log(`.. running: ${names.join(", ")}`);
}, PROGRESS_MS);
await Promise.all(lanes.values());
clearInterval(progress);
clean();
for (const failure of failuresInAll) console.log(`\n== failed: ${failure}`);
console.log(`\n${passedInAll} passed, ${failuresInAll.length} failed`);
process.exit(failuresInAll.length > 0 ? 1 : 0);
