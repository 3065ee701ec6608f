import { spawn } from "node:child_process";

/** A test file and, where one test of the file is meant, a part of that test's title. */
type Chosen = [file: string, title?: string];

/** The tests whose subject is time: floods, slow and abandoned connections, caches and layout. */
const timeDependent: Record<"http" | "api" | "e2e", Chosen[]> = {
  http: [
    ["tests/http/promises-flood.test.ts"],
    ["tests/http/promises-slow.test.ts"],
    ["tests/http/promises-connections.test.ts"],
    ["tests/http/promises-concurrency.test.ts"],
    ["tests/http/renewal.test.ts"],
    ["tests/http/page-cache.test.ts", "a save is on the pages of every language at once"],
    ["tests/http/two-instances.test.ts"],
  ],
  api: [
    ["tests/api/database-away.test.ts"],
    ["tests/api/login.test.ts", "takes as long for unknown usernames as for known ones"],
    ["tests/api/history.test.ts", "the history of a tour of 20 KB"],
    ["tests/api/translation-queue.test.ts", "lists a page of 10,000 texts within 100 ms"],
    ["tests/api/swap-order.test.ts", "at the same time"],
  ],
  e2e: [
    ["tests/e2e/layout.spec.ts"],
    ["tests/e2e/tour-list.spec.ts"],
    ["tests/e2e/navigation.spec.ts"],
    ["tests/e2e/offline.spec.ts"],
    ["tests/e2e/outage.spec.ts"],
    ["tests/e2e/late-scripts.spec.ts"],
    ["tests/e2e/first-picture.spec.ts"],
    ["tests/e2e/booking.spec.ts", "the chat button gives way"],
  ],
};

const vitest = "node_modules/vitest/vitest.mjs";
const playwright = "node_modules/playwright/cli.js";

/** The arguments of Node.js that run a chosen test of a suite. */
function argumentsOf(suite: string, [file, title]: Chosen): string[] {
  if (suite === "e2e") return [playwright, "test", file, "--reporter=dot", ...(title ? ["-g", title] : [])];
  return [vitest, "run", "--project", suite, file, "--reporter=dot", ...(title ? ["-t", title] : [])];
}

function run(args: string[]): Promise<number | null> {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"] });
  return new Promise((resolve) => child.once("close", resolve));
}

/** Runs `npm run test:faults repeat [TIMES] [LOAD] [TEXT]`: repeats the tests whose path contains TEXT while LOAD processes keep the processor busy. */
async function main() {
  const [times = "10", load = "6", text = ""] = process.argv.slice(2);
  const busy = Array.from({ length: Number(load) }, () => spawn(process.execPath, ["-e", "for (;;);"]));
  process.once("exit", () => {
    for (const child of busy) child.kill("SIGKILL");
  });
  const rows = [];
  for (const [suite, all] of Object.entries(timeDependent)) {
    for (const chosen of all.filter(([file]) => file.includes(text))) {
      let failed = 0;
      for (let time = 0; time < Number(times); time += 1) {
        if ((await run(argumentsOf(suite, chosen))) !== 0) failed += 1;
      }
      rows.push({ test: chosen.join(" › "), times: Number(times), failed });
    }
  }
  console.table(rows);
  process.exit(rows.some(({ failed }) => failed > 0) ? 1 : 0);
}

await main();
