import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

interface Group {
  suite: "http" | "api" | "e2e";
  files: string[];
  /** A regular expression that limits the tests by their titles. */
  titles?: string;
}

/** The tests whose subject is time: floods, slow and abandoned connections, caches and layout. */
const timeDependent: Group[] = [
  {
    suite: "http",
    files: [
      "tests/http/promises-flood.test.ts",
      "tests/http/promises-slow.test.ts",
      "tests/http/promises-connections.test.ts",
      "tests/http/promises-concurrency.test.ts",
      "tests/http/renewal.test.ts",
      "tests/http/two-instances.test.ts",
      "tests/http/page-cache.test.ts",
    ],
  },
  { suite: "api", files: ["tests/api/database-away.test.ts"] },
  {
    suite: "api",
    files: [
      "tests/api/login.test.ts",
      "tests/api/history.test.ts",
      "tests/api/translation-queue.test.ts",
      "tests/api/swap-order.test.ts",
    ],
    titles:
      "takes as long for unknown usernames|the history of a tour of 20 KB|a page of 10,000 texts|at the same time",
  },
  {
    suite: "e2e",
    files: [
      "tests/e2e/layout.spec.ts",
      "tests/e2e/tour-list.spec.ts",
      "tests/e2e/navigation.spec.ts",
      "tests/e2e/offline.spec.ts",
      "tests/e2e/late-scripts.spec.ts",
      "tests/e2e/first-picture.spec.ts",
    ],
  },
  { suite: "e2e", files: ["tests/e2e/booking.spec.ts"], titles: "the chat button gives way" },
];

const vitest = "node_modules/vitest/vitest.mjs";
const playwright = "node_modules/playwright/cli.js";

/** Runs a program of Node.js to its end, which may be a failure: the report tells. */
function run(args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  return new Promise((resolve) => child.once("close", () => resolve()));
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

interface PlaywrightSuite {
  specs: { file: string; title: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}

interface Result {
  file: string;
  title: string;
  passed: boolean;
}

async function runVitest({ suite, files, titles }: Group, report: string): Promise<Result[]> {
  const limit = titles ? ["-t", titles] : [];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  await run([vitest, "run", "--project", suite, ...files, ...reporters, ...limit]);
  const { testResults }: VitestReport = JSON.parse(readFileSync(report, "utf8"));
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.basename(name);
    const ran = assertionResults.filter((each) => each.status === "passed" || each.status === "failed");
    // A file that cannot be loaded, or whose hook fails, has no tests and is a failure.
    if (status === "failed" && ran.length === 0) return [{ file, title: "the file itself", passed: false }];
    return ran.map((each) => ({ file, title: each.fullName, passed: each.status === "passed" }));
  });
}

function resultsOf({ specs, suites = [] }: PlaywrightSuite): Result[] {
  const own = specs.map(({ file, title, ok }) => ({ file, title, passed: ok }));
  return [...own, ...suites.flatMap(resultsOf)];
}

async function runPlaywright({ files, titles }: Group, report: string): Promise<Result[]> {
  const limit = titles ? ["-g", titles] : [];
  await run([playwright, "test", ...files, "--reporter=dot,json", ...limit], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { suites }: { suites: PlaywrightSuite[] } = JSON.parse(readFileSync(report, "utf8"));
  return suites.flatMap(resultsOf);
}

/** Runs a group once. A group of which no test ran counts as failed. */
async function runGroup(group: Group, report: string): Promise<Result[]> {
  const runTests = group.suite === "e2e" ? runPlaywright : runVitest;
  const results = await runTests(group, report).catch(() => []);
  if (results.length > 0) return results;
  return [{ file: group.files.join(", "), title: "no test ran", passed: false }];
}

function printResults(results: Result[]): void {
  const files = [...new Set(results.map(({ file }) => file))];
  const rows = files.map((file) => {
    const own = results.filter((result) => result.file === file);
    return { file, tries: own.length, failed: own.filter(({ passed }) => !passed).length };
  });
  console.table(rows);
  for (const { file, title, passed } of results) if (!passed) console.log(`failed: ${file} › ${title}`);
}

/**
 * Runs `npm run test:faults repeat [TIMES] [LOAD] [TEXT]`: repeats the tests whose paths contain TEXT while LOAD processes keep the
 * processors busy, and prints how many of the tries of each file failed.
 */
async function main() {
  const [times = "10", load = "6", text = ""] = process.argv.slice(2);
  const groups = timeDependent
    .map((group) => ({ ...group, files: group.files.filter((file) => file.includes(text)) }))
    .filter(({ files }) => files.length > 0);
  const dir = mkdtempSync(path.join(tmpdir(), "ombak-repeat-"));
  const busy = Array.from({ length: Number(load) }, () => spawn(process.execPath, ["-e", "for (;;);"]));
  process.once("exit", () => {
    for (const child of busy) child.kill("SIGKILL");
    rmSync(dir, { recursive: true, force: true });
  });
  const results: Result[] = [];
  for (let time = 1; time <= Number(times); time += 1) {
    for (const [index, group] of groups.entries()) {
      results.push(...(await runGroup(group, path.join(dir, `${time}-${index}.json`))));
    }
    console.log(`\nafter ${time} of ${times} rounds at load ${load}:`);
    printResults(results);
  }
  process.exit(results.length === 0 || results.some(({ passed }) => !passed) ? 1 : 0);
}

await main();
