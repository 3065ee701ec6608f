import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(path.join(tmpdir(), "ombak-lifecycle-"));
/** Opening a pipe that nobody writes to holds a thread for ever. */
const pipe = path.join(folder, "pipe");
execFileSync("mkfifo", [pipe]);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  signal: string | null;
  code: number | string | null;
  output: string;
}

/** Runs a program that shuts down with a limit of a second, and waits for its end. */
function shutDown(work: string): Promise<Ended> {
  const program = `
    import { open } from "node:fs/promises";
    import { beforeExit, shutDown } from "./server/process/lifecycle.ts";
    process.on("exit", () => console.log("exiting"));
    ${work}
    await shutDown(0, 1_000);
  `;
  const args = ["--import", "tsx", "--input-type=module", "-e", program];
  const env = { ...process.env, TSX_TSCONFIG_PATH: "server/tsconfig.server.json" };
  return new Promise((done) =>
    execFile(
      process.execPath,
      args,
      { cwd: root, env, timeout: 40_000, killSignal: "SIGTERM" },
      (error, output) =>
        done({ signal: error?.signal ?? null, code: error ? (error.code ?? null) : 0, output }),
    ),
  );
}

//
it.each([
  ["a thread that never ends", `open(${JSON.stringify(pipe)}).catch(() => {});`],
  ["a step that blocks the process", "beforeExit(() => { for (;;); });"],
])("a shutdown past its limit ends with KILL: %s", async (_, work) => {
  expect(await shutDown(work)).toMatchObject({ signal: "SIGKILL" });
});

//
it("a shutdown past its limit exits with 1 if a step never ends", async () => {
  expect(await shutDown("beforeExit(() => new Promise(() => {}));")).toMatchObject({
    code: 1,
    output: "exiting\n",
  });
});

it("a shutdown within its limit ends with its code", async () => {
  expect(await shutDown("beforeExit(() => console.log('stepped'));")).toEqual({
    signal: null,
    code: 0,
    output: "stepped\nexiting\n",
  });
});
