import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { siteVariables } from "./lib/core/env.ts";
import { ensurePrismaClient } from "./scripts/prisma-client.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));

await ensurePrismaClient(root, console.log);

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: root },
      { find: /^server-only$/, replacement: `${root}server/server-only.ts` },
    ],
  },
  test: {
    // Nothing of the caller's own site reaches a test: an empty value counts as none.
    env: Object.fromEntries(siteVariables.map((name) => [name, ""])),
    pool: "forks",
    maxWorkers: 2,
    // Ceilings for a slow and loaded machine, as the time limits of the tests; by themselves a second and ten.
    expect: { poll: { timeout: 15_000, interval: 20 } },
    teardownTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          setupFiles: ["tests/setup/show-demo-site.ts"],
          // Loads each module once per process. A unit test that changes global state restores that state.
          isolate: false,
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "checks",
          // Two files read which module imports which, and share the result in one process.
          isolate: false,
          include: ["tests/checks/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          // Loads each module once per process, as the unit tests do. The setup file closes the database of each file.
          isolate: false,
          include: ["tests/api/**/*.test.ts"],
          globalSetup: "tests/setup/test-cluster.ts",
          setupFiles: "tests/setup/file-database.ts",
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // Both on the run's built site; the second one, of minutes, belongs to `npm run test:faults`.
      ...["http", "faults"].map((name) => ({
        extends: true as const,
        test: {
          name,
          include: [`tests/${name}/**/*.test.ts`],
          globalSetup: "tests/setup/e2e-site.ts",
          env: { NEXT_DIST_DIR: ".next-test", TSX_TSCONFIG_PATH: "server/tsconfig.server.json" },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      })),
      {
        extends: true,
        test: {
          name: "proxy",
          include: ["tests/proxy/**/*.test.ts"],
          globalSetup: "tests/proxy/built-site.ts",
          env: { NEXT_DIST_DIR: ".next-test", TSX_TSCONFIG_PATH: "server/tsconfig.server.json" },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
