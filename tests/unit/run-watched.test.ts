import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { runWatched } from "@/scripts/run-watched.mjs";
import { describeOldNode } from "@/server/startup";

const dir = mkdtempSync(path.join(tmpdir(), "ombak-watched-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Runs a program of one line and notes what became of it. */
async function run(code: string, silenceMs: number) {
  const started = vi.fn<(child: ChildProcess) => void>();
  const repeated = vi.fn();
  let output = "";
  const print = (text: string) => {
    output += text;
  };
  const result = await runWatched(["-e", code], { cwd: dir, silenceMs, started, repeated, print });
  return { result, runs: started.mock.calls.length, repeated, output };
}

describe.concurrent("a phase of the first start", () => {
  it("that ends is run once, with its output and its exit code", async () => {
    const { result, runs, output } = await run("console.log('done'); process.exitCode = 3", 60_000);
    expect({ result, runs, output }).toEqual({ result: 3, runs: 1, output: "done\n" });
  });

  //
  it("that hangs is ended and run again", async () => {
    const hangsFirst = `const { existsSync, writeFileSync } = require("node:fs");
      if (existsSync("second")) process.exit(0);
      writeFileSync("second", "");
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);`;
    const { result, runs, repeated } = await run(hangsFirst, 4_000);
    expect({ result, runs }).toEqual({ result: 0, runs: 2 });
    expect(repeated).toHaveBeenCalledWith(4);
  });

  //
  it("that hangs every time is run three times at most", async () => {
    const { result, runs } = await run("setInterval(() => {}, 1e6)", 1_000);
    expect({ result, runs }).toEqual({ result: null, runs: 3 });
  });
});

describe("a release of Node.js", () => {
  //
  it.each([
    ["20.20.2", "Node.js 20.20.2 is out of support; run the site with Node.js 24"],
    ["22.18.0", null],
    ["24.21.0", null],
  ])("%s out of support is named at the start", (version, line) => {
    expect(describeOldNode(version)).toBe(line);
  });
});
