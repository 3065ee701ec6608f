import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

type Suite = "http" | "api" | "e2e";

/** The twenty tests that depend most on time, by suite, file and title: floods, slow and abandoned connections, caches, layout. */
const timeDependent: Record<Suite, Record<string, string[]>> = {
  http: {
    "promises-flood": [
      "of one heavy response is one render",
      "of different heavy responses is refused with 429, not with a database that is away",
      "of searches is bounded; the rest gets a page that says so, and no cache keeps it",
      "searches that were sent and hung up are not rendered",
    ],
    "promises-connections": [
      "leaves no descriptor behind, when hundreds hang up",
      "a flood of connections takes none that files and the database need",
      "headers that drip in end with 408 after ten seconds, and nobody else waits",
      "on a request to stop those under way are answered, idle, endless and upgrading ones do not delay it past 15 s",
    ],
    renewal: [
      "the most asked of the outdated pages are made anew before somebody asks",
      "whatever is written, every page is as if all were made anew",
    ],
    "two-instances": ["a save on one is seen on the other, at best within 100 ms"],
    operations: ["a database that stops answering takes no cached page away"],
  },
  api: {
    "database-away": ["answers 503 soon while the database accepts and never answers"],
    login: ["takes as long for unknown usernames as for known ones"],
    "swap-order": ["hundreds of moves from two processes lose and double no place"],
  },
  e2e: {
    layout: ["the header is readable at every moment of a jump"],
    "tour-list": ["while another page is on its way the cards fade and a spinner turns"],
    navigation: ["a visit by clicks, Back and Forward has nothing rendered, nor anything large sent"],
    offline: ["a slow answer gives way to the copy, and is then offered, or the copy is as good"],
    "late-scripts": ["a picture that never comes holds the scripts up for four seconds, no longer"],
  },
};

const extension: Record<Suite, string> = { http: "test.ts", api: "test.ts", e2e: "spec.ts" };

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

interface Choice {
  suite: Suite;
  files: string[];
  /** A regular expression. The titles have no character with a meaning of its own. */
  titles: string;
}

interface VitestReport {
  testResults: {
    name: string;
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

async function runVitest({ suite, files, titles }: Choice, report: string): Promise<Result[]> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  await run([vitest, "run", "--project", suite, ...files, ...reporters, "-t", titles]);
  const { testResults }: VitestReport = JSON.parse(readFileSync(report, "utf8"));
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((each) => each.status === "passed" || each.status === "failed")
      .map((each) => ({ file: path.basename(name), title: each.fullName, passed: each.status === "passed" })),
  );
}

function resultsOf({ specs, suites = [] }: PlaywrightSuite): Result[] {
  const own = specs.map(({ file, title, ok }) => ({ file, title, passed: ok }));
  return [...own, ...suites.flatMap(resultsOf)];
}

async function runPlaywright({ files, titles }: Choice, report: string): Promise<Result[]> {
  const settings = ["--config", "tests/e2e/playwright.config.ts", "--reporter=dot,json"];
  await run([playwright, "test", ...files, ...settings, "-g", titles], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { suites }: { suites: PlaywrightSuite[] } = JSON.parse(readFileSync(report, "utf8"));
  return suites.flatMap(resultsOf);
}

/** Runs the chosen tests of a suite once. A test that did not run counts as failed. */
async function runSuite(suite: Suite, report: string): Promise<Result[]> {
  const files = Object.keys(timeDependent[suite]).map((name) => `tests/${suite}/${name}.${extension[suite]}`);
  const chosen = Object.values(timeDependent[suite]).flat();
  const titles = chosen.join("|");
  const runTests = suite === "e2e" ? runPlaywright : runVitest;
  const results = await runTests({ suite, files, titles }, report).catch(() => []);
  const missing = chosen.filter((title) => !results.some((result) => result.title.endsWith(title)));
  return [
    ...results,
    ...missing.map((title) => ({ file: suite, title: `${title} (did not run)`, passed: false })),
  ];
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
 * Runs `npm run test:faults repeat [TIMES] [LOAD]`: repeats the twenty tests while LOAD processes keep the processors busy, and
 * prints how many of the tries of each file failed.
 */
async function main() {
  const [times = "10", load = "6"] = process.argv.slice(2);
  const dir = mkdtempSync(path.join(tmpdir(), "ombak-repeat-"));
  const busy = Array.from({ length: Number(load) }, () => spawn(process.execPath, ["-e", "for (;;);"]));
  process.once("exit", () => {
    for (const child of busy) child.kill("SIGKILL");
    rmSync(dir, { recursive: true, force: true });
  });
  const results: Result[] = [];
  for (let time = 1; time <= Number(times); time += 1) {
    for (const suite of ["http", "api", "e2e"] as const) {
      results.push(...(await runSuite(suite, path.join(dir, `${time}-${suite}.json`))));
    }
    console.log(`\nafter ${time} of ${times} rounds at load ${load}:`);
    printResults(results);
  }
  process.exit(results.some(({ passed }) => !passed) ? 1 : 0);
}

await main();
