import { readFileSync } from "node:fs";
import path from "node:path";
import { fetchChromium } from "./fetch-chromium.mjs";
import { findNginx } from "./find-nginx.mjs";
import { runPhase } from "./run-phase.mjs";

const readers = {
  vitest: ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    // A file that cannot be loaded has no tests, but is a failure.
    failed:
      numFailedTests +
      testResults.filter(
        ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
      ).length,
  }),
  playwright: ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }),
};

/**
 * How many tests of a suite passed and failed, from its report. A suite that did not succeed has at
 * least one failure, also when its report is missing.
 */
function countTests(kind, reportFile, succeeded) {
  try {
    const { passed, failed } = readers[kind](JSON.parse(readFileSync(reportFile, "utf8")));
    return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Ceilings for what hangs, in minutes, far above what a slow and loaded machine takes. */
const limits = { program: 20, vitest: 40, browser: 150 };
const MINUTE = 60_000;

async function all(programs, env) {
  for (const args of programs) {
    if (!(await runPhase(args, env, limits.program * MINUTE))) return { passed: 0, failed: 1 };
  }
  return { passed: 1, failed: 0 };
}

function vitest(project) {
  return async (env, reports, part) => {
    const report = path.join(reports, `${project}.json`);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const args = ["node_modules/vitest/vitest.mjs", "run", "--project", project, ...reporters, part].filter(
      Boolean,
    );
    return countTests("vitest", report, await runPhase(args, env, limits.vitest * MINUTE));
  };
}

async function browser(env, reports, part) {
  const chromium = await fetchChromium();
  if (!chromium)
    throw new Error("There is no Chromium and none could be fetched; CHROMIUM_PATH may name one.");
  const report = path.join(reports, "e2e.json");
  const browserEnv = { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const files = part ? [`e2e/[^/]*${part}`] : [];
  const args = ["node_modules/playwright/cli.js", "test", "--reporter=list,json", ...files];
  return countTests("playwright", report, await runPhase(args, browserEnv, limits.browser * MINUTE));
}

/** Behind the shipped proxy's settings, where nginx is there to run them. */
async function proxy(env, reports, part) {
  if (findNginx()) return vitest("proxy")(env, reports, part);
  console.log("not run: nginx is not installed on this machine");
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

/**
 * The suites of `npm test` by title, in their order. A suite takes the environment of its programs, a folder for reports, and
 * a part of file names to which it is limited. It resolves with the numbers of `passed` and `failed` tests; a suite that only
 * runs programs counts as one test.
 */
export const suites = {
  "format and lint": (env) => all([formatAndLint, findUnused], env),
  types: (env) => all([describeRoutes, checkTypes], env),
  "imports and files": vitest("checks"),
  unit: vitest("unit"),
  "API and database": vitest("api"),
  HTTP: vitest("http"),
  browser,
  proxy,
};
