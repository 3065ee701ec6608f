import { defineConfig, devices } from "playwright/test";
import { findChromium } from "../../scripts/find-chromium.mjs";

const isRoot = process.getuid?.() === 0;
process.env.CHROMIUM_PATH ??= (await findChromium()) ?? "";

export default defineConfig({
  outputDir: "../../test-results",
  globalSetup: "../setup/e2e-site.ts",
  // One more than the two processors of a small machine, because a test often waits for its page.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Ceilings for a slow and loaded machine: a hook that starts a site of its own takes 10 s on a quiet one. What may take
  // a limited time says so in its test.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  projects: [{ name: "chromium", use: { ...devices["Desktop Chrome"] } }],
  use: {
    // Set by the global setup, before the workers read this file.
    baseURL: process.env.E2E_URL,
    locale: "en-GB",
    timezoneId: "Asia/Bangkok",
    // Tests that hold or count requests see none of a worker's; `offline.spec.ts` is with it.
    serviceWorkers: "block",
    // Recording every test takes a twentieth of the suite's time; `--trace on` records the tests that are looked into.
    trace: "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        "--disable-background-networking",
        // Leaves out the process that imitates a graphics card, which takes a tenth of the browser's time.
        "--disable-gpu",
        // Leaves out optimizing compilers: a test opens few pages, and optimizing their scripts takes longer than running them.
        "--js-flags=--no-opt --no-maglev",
        ...(isRoot ? ["--no-sandbox"] : []),
      ],
    },
  },
});
