import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";

function start(crash: string, values: Record<string, string> = {}) {
  const program = path.resolve(import.meta.dirname, "../setup/supervised-site.mjs");
  const env = { ...process.env, PORT: "0", CRASH: crash, ...values };
  const child: ChildProcess = fork(program, { env, silent: true, execArgv: [] });
  const output = { out: "", error: "" };
  child.stdout?.on("data", (text) => {
    output.out += text;
  });
  child.stderr?.on("data", (text) => {
    output.error += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, output, ended };
}

/** A process takes a while to start on a busy machine. */
const patient = { timeout: 15_000 };

const starts = (text: string) => [...text.matchAll(/started on (\d+)/g)].map(([, port]) => port);

it.each([
  ["fails", 4, "ended with code 4"],
  ["is killed", 1, "was killed"],
])("starts a site that %s again, on its port, until it crashed too often", async (crash, code, how) => {
  const { output, ended } = start(crash);
  expect(await ended).toBe(code);
  expect(starts(output.out)).toEqual(["0", "4321", "4321"]);
  expect(output.error.trim().split("\n")).toEqual([
    `The site ${how}; it is started again in 0.01 s.`,
    `The site ${how}; it is started again in 0.02 s.`,
    `The site ${how}, 3 times in a short time; it is not started again.`,
  ]);
});

it.each([
  ["before it answers", 3],
  ["ends on request", 0],
])("does not start one again that ends %s", async (crash, code) => {
  const { output, ended } = start(crash);
  expect(await ended).toBe(code);
  expect(starts(output.out)).toEqual(["0"]);
  expect(output.error).toBe("");
});

//
it("tries a site that has no room on its disk until it starts, and says so once", async () => {
  const dir = mkdtempSync(path.join(tmpdir(), "ombak-supervise-"));
  const { output, ended } = start("waits for room", { STARTS: path.join(dir, "starts") });
  expect(await ended).toBe(0);
  expect(starts(output.out)).toHaveLength(6);
  expect(output.error).toBe("The site cannot start now; it is started again when it can.\n");
  rmSync(dir, { recursive: true });
});

//
it("starts a site at once, on its port, that asks to be started again", async () => {
  const { output, ended } = start("asks to be started again");
  expect(await ended).toBe(0);
  expect(starts(output.out)).toEqual(["0", "4321"]);
  expect(output.error).toBe("");
});

it("ends on request with the site, and at once where that is about to be started again", async () => {
  const serving = start("stays");
  await expect.poll(() => serving.output.out, patient).toContain("started");
  serving.child.kill("SIGTERM");
  expect(await serving.ended).toBe(0);

  const waiting = start("fails", { FIRST_PAUSE: "60000" });
  await expect.poll(() => waiting.output.error, patient).toContain("started again in 60 s");
  waiting.child.kill("SIGTERM");
  expect(await waiting.ended).toBe(0);
  expect(starts(waiting.output.out)).toEqual(["0"]);
});
