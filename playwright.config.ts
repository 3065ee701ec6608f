import { defineConfig, devices } from "playwright/test";
import { findChromium } from "./scripts/find-chromium.mjs";

process.env.CHROMIUM_PATH ??= (await findChromium()) ?? "";

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "tests/setup/e2e-site.ts",
  workers: 2,
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
    // Without copies of the page: recording them would fetch blob addresses, which the policy refuses.
    // Without pictures: taking them all the time is a sixth of the suite's time.
    trace: { mode: "retain-on-failure", snapshots: false, screenshots: false, sources: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: ["--disable-background-networking", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
    },
  },
});
