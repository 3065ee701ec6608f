import { expect, it } from "vitest";
import { env } from "@/lib/core/env";
import { startProgram } from "../setup/site-process";
import { admin } from "./signed-in";

//
it("failures are counted exactly across processes", { timeout: 60_000 }, async () => {
  await admin();
  const { DATABASE_URL = "", AUTH_SECRET = "" } = env();
  const processes = Array.from({ length: 2 }, () =>
    startProgram("tests/setup/try-logins.ts", { DATABASE_URL, AUTH_SECRET, LOG_LEVEL: "silent" }),
  );
  const statuses = await Promise.all(
    processes.map(async ({ ended, output }) => {
      expect(await ended, output.error).toBe(0);
      return output.out.trim().split("\n");
    }),
  );
  const all = statuses.flat();
  expect(all, all.join()).toHaveLength(60);
  expect(
    all.filter((status) => status === "401"),
    all.join(),
  ).toHaveLength(10);
  expect(all.filter((status) => status === "429")).toHaveLength(50);
});
