import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { fetchChromium } from "./fetch-chromium.mjs";
import { findNginx } from "./find-nginx.mjs";
import { runPhase } from "./run-phase.mjs";

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Leaves out the lines of a stack that lie in packages. */
function describeFailure(name, message = "") {
  const lines = stripVTControlCharacters(message).split("\n");
  const own = lines.filter(
    (line) => !/^\s+at .*(?:node_modules|node:internal)|^\s+at new Promise/.test(line),
  );
  return `${name}: ${own.join("\n").slice(0, 1500)}`;
}

/** The failures of one file. A file that cannot be loaded or prepared has no failed test, but is a failure itself. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const file = path.relative(".", name);
  const failed = assertionResults.filter((each) => each.status === "failed");
  if (status === "failed" && failed.length === 0) return [describeFailure(file, message)];
  return failed.map((each) => describeFailure(`${file}: ${each.fullName}`, each.failureMessages[0]));
}

function failuresOfSpec({ file, title, tests }) {
  const unexpected = tests.filter(({ status }) => status === "unexpected");
  return unexpected.map(({ results }) => {
    const error = results.findLast((each) => each.error)?.error;
    return describeFailure(`e2e/${file}: ${title}`, error?.message);
  });
}

/** The number of passed tests, and a description of each failed test or file. */
const readers = {
  vitest: ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failures: testResults.flatMap(failuresOfFile),
  }),
  playwright: ({ stats, suites, errors }) => ({
    passed: stats.expected + stats.flaky,
    failures: [
      ...suites.flatMap(specsOf).flatMap(failuresOfSpec),
      ...errors.map(({ message }) => describeFailure("browser suite", message)),
    ],
  }),
};

/** The milliseconds that the tests of each file took, by the path of the file. */
const durations = {
  vitest: ({ testResults }) =>
    testResults.map(({ name, assertionResults }) => [
      path.relative(".", name),
      sum(assertionResults.map(({ duration }) => duration ?? 0)),
    ]),
  playwright: ({ suites }) =>
    suites.map((file) => [
      file.file,
      sum(
        specsOf(file).flatMap(({ tests }) =>
          tests.flatMap(({ results }) => results.map((each) => each.duration)),
        ),
      ),
    ]),
};

function slowestFiles(kind, report) {
  const files = durations[kind](report).sort(([, one], [, other]) => other - one);
  return files.slice(0, 20).map(([file, milliseconds]) => `${Math.round(milliseconds / 1000)} s  ${file}`);
}

/** Reads the passed tests, the failures and the twenty slowest files from a suite's report. */
function readReport(kind, reportFile, succeeded) {
  try {
    const report = JSON.parse(readFileSync(reportFile, "utf8"));
    return { succeeded, ...readers[kind](report), slowest: slowestFiles(kind, report) };
  } catch {
    return { succeeded: false, passed: 0, failures: [] };
  }
}

/** Ceilings for what hangs, in minutes, far above what a slow and loaded machine takes. */
const limits = { program: 20, vitest: 40, browser: 150 };
const MINUTE = 60_000;

/** Runs programs one after the other, until one fails. */
async function succeed(programs, { env, output }) {
  for (const args of programs) {
    if (!(await runPhase(args, env, limits.program * MINUTE, output))) return false;
  }
  return true;
}

function all(...programs) {
  return async (run) => {
    const succeeded = await succeed(programs, run);
    return { succeeded, passed: succeeded ? 1 : 0, failures: [] };
  };
}

/** @param workers that run files at the same time, where this suite often waits */
function vitest(project, workers = 2) {
  return async ({ env, reports, part, output }) => {
    const report = path.join(reports, `${project}.json`);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const choice = ["--project", project, `--maxWorkers=${workers}`];
    const args = ["node_modules/vitest/vitest.mjs", "run", ...choice, ...reporters, part].filter(Boolean);
    return readReport("vitest", report, await runPhase(args, env, limits.vitest * MINUTE, output));
  };
}

async function browser({ env, reports, part, output }) {
  const chromium = await fetchChromium();
  if (!chromium)
    throw new Error("There is no Chromium and none could be fetched; CHROMIUM_PATH may name one.");
  const report = path.join(reports, "e2e.json");
  const browserEnv = { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const files = part ? [`e2e/[^/]*${part}`] : [];
  const settings = ["--config", "tests/e2e/playwright.config.ts", "--reporter=list,json"];
  const args = ["node_modules/playwright/cli.js", "test", ...settings, ...files];
  return readReport("playwright", report, await runPhase(args, browserEnv, limits.browser * MINUTE, output));
}

/** Behind the shipped proxy's settings, where nginx is there to run them. */
async function proxy(run) {
  if (findNginx()) return vitest("proxy")(run);
  console.log("proxy: not run, nginx is not installed on this machine");
  return { succeeded: true, passed: 0, failures: [] };
}

const formatAndLint = ["node_modules/@biomejs/biome/bin/biome", "check"];
const findUnused = [
  "node_modules/knip/bin/knip.js",
  "--config",
  ".config/knip.json",
  "--no-progress",
  "--cache",
  "--cache-location",
  "node_modules/.cache/knip",
];
const describeRoutes = ["node_modules/next/dist/bin/next", "typegen"];
const jsonFolders = ["components", "lib", "messages"];

/**
 * Returns the file that keeps what the last check of types found out, so that an unchanged file is not checked again. The compiler
 * overlooks what a changed JSON file or package breaks, so the file is named by their contents, and others are removed.
 */
function typesCache() {
  const json = jsonFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".json"))
      .map((name) => path.join(folder, name)),
  );
  const hash = createHash("sha256");
  for (const file of [...json.sort(), "package-lock.json", "tsconfig.json", ".config/tsconfig.check.json"])
    hash.update(file).update(readFileSync(file));
  const folder = "node_modules/.cache/types";
  const current = `${hash.digest("hex").slice(0, 16)}.tsbuildinfo`;
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name !== current) rmSync(path.join(folder, name));
  return path.join(folder, current);
}

/** Each checker checks the types that files share for itself: four of them, the default, take twice the processor time of one. */
const checkTypes = () => [
  "node_modules/@typescript/native/bin/tsc",
  "--noEmit",
  "--project",
  ".config/tsconfig.check.json",
  "--checkers",
  "1",
  "--incremental",
  "--tsBuildInfoFile",
  typesCache(),
];

/** Makes the build and the seeded data, which the suites with `onSite` share. Resolves with whether both were made. */
export function makeSite(env, output) {
  return succeed([["--import", "tsx", "tests/setup/make-site.ts"]], { env, output });
}

/**
 * The suites of `npm test` by title. `run` takes the environment of its programs, a folder for reports, a part of file names that
 * limits the files, and the `output` of `runPhase`. `run` resolves with whether the suite succeeded, the number of passed tests and
 * a description of each failed one. Suites of one lane run one after the other in this order, and the lanes run at the same time. A
 * suite with `onSite` waits for `makeSite`.
 */
export const suites = {
  "format and lint": { lane: "source", run: all(formatAndLint, findUnused) },
  types: { lane: "types", run: (run) => all(describeRoutes, checkTypes())(run) },
  "imports and files": { lane: "source", run: vitest("checks", 1) },
  unit: { lane: "modules", run: vitest("unit") },
  "API and database": { lane: "modules", run: vitest("api") },
  HTTP: { lane: "site", onSite: true, run: vitest("http", 3) },
  browser: { lane: "site", onSite: true, run: browser },
  proxy: { lane: "modules", onSite: true, run: proxy },
};
