import { readFileSync } from "node:fs";
import path from "node:path";
import { fetchChromium } from "./fetch-chromium.mjs";
import { findNginx } from "./find-nginx.mjs";
import { runPhase } from "./run-phase.mjs";

const readers = {
  vitest: ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    // A file that cannot be loaded or prepared has no failed test, but is a failure.
    failed:
      numFailedTests +
      testResults.filter(
        ({ status, assertionResults }) =>
          status === "failed" && !assertionResults.some((each) => each.status === "failed"),
      ).length,
  }),
  playwright: ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }),
};

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

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

/**
 * Reads the numbers and the twenty slowest files from a suite's report. A suite that did not succeed has at least one failure, also
 * without a report.
 */
function countTests(kind, reportFile, succeeded) {
  try {
    const report = JSON.parse(readFileSync(reportFile, "utf8"));
    const { passed, failed } = readers[kind](report);
    return { passed, failed: succeeded ? failed : Math.max(failed, 1), slowest: slowestFiles(kind, report) };
  } catch {
    return { passed: 0, failed: 1 };
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
  return async (run) =>
    (await succeed(programs, run)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @param workers that run files at the same time, where this suite often waits */
function vitest(project, workers = 2) {
  return async ({ env, reports, part, output }) => {
    const report = path.join(reports, `${project}.json`);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const choice = ["--project", project, `--maxWorkers=${workers}`];
    const args = ["node_modules/vitest/vitest.mjs", "run", ...choice, ...reporters, part].filter(Boolean);
    return countTests("vitest", report, await runPhase(args, env, limits.vitest * MINUTE, output));
  };
}

async function browser({ env, reports, part, output }) {
  const chromium = await fetchChromium();
  if (!chromium)
    throw new Error("There is no Chromium and none could be fetched; CHROMIUM_PATH may name one.");
  const report = path.join(reports, "e2e.json");
  const browserEnv = { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const files = part ? [`e2e/[^/]*${part}`] : [];
  const args = ["node_modules/playwright/cli.js", "test", "--reporter=list,json", ...files];
  return countTests("playwright", report, await runPhase(args, browserEnv, limits.browser * MINUTE, output));
}

/** Behind the shipped proxy's settings, where nginx is there to run them. */
async function proxy(run) {
  if (findNginx()) return vitest("proxy")(run);
  console.log("proxy: not run, nginx is not installed on this machine");
  return { passed: 0, failed: 0 };
}

const formatAndLint = ["node_modules/@biomejs/biome/bin/biome", "check"];
const findUnused = ["node_modules/knip/bin/knip.js", "--no-progress"];
const describeRoutes = ["node_modules/next/dist/bin/next", "typegen"];
const checkTypes = [
  "node_modules/@typescript/native/bin/tsc",
  "--noEmit",
  "--project",
  "tsconfig.check.json",
];

/** Makes the build and the seeded data, which the suites with `onSite` share. Resolves with whether both were made. */
export function makeSite(env, output) {
  return succeed([["--import", "tsx", "tests/setup/make-site.ts"]], { env, output });
}

/**
 * The suites of `npm test` by title. `run` takes the environment of its programs, a folder for reports, a part of file names that
 * limits the files, and the `output` of `runPhase`; `run` resolves with the numbers of `passed` and `failed` tests. Suites of one lane run one after the other in
 * this order, and the lanes run at the same time. A suite with `onSite` waits for `makeSite`.
 */
export const suites = {
  "format and lint": { lane: "source", run: all(formatAndLint, findUnused) },
  types: { lane: "types", run: all(describeRoutes, checkTypes) },
  "imports and files": { lane: "source", run: vitest("checks") },
  unit: { lane: "modules", run: vitest("unit") },
  "API and database": { lane: "modules", run: vitest("api") },
  HTTP: { lane: "site", onSite: true, run: vitest("http", 3) },
  browser: { lane: "site", onSite: true, run: browser },
  proxy: { lane: "modules", onSite: true, run: proxy },
};
