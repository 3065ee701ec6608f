import { readFileSync } from "node:fs";

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
export function countTests(kind, reportFile, succeeded) {
  try {
    const { passed, failed } = readers[kind](JSON.parse(readFileSync(reportFile, "utf8")));
    return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
