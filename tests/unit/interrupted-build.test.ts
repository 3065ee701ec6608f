import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ensureBuild } from "@/server/build";
import { damagedFile } from "@/server/build-files";
import { buildFilesOf, writeBuild } from "../setup/interrupted-build";
import { patient } from "../setup/patient";
import { startProgram } from "../setup/site-process";

let dir: string;
const built = (name: string) => path.join(dir, ".next", name);

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "ombak-interrupted-"));
  for (const folder of ["server/in-next", "prisma"]) mkdirSync(path.join(dir, folder), { recursive: true });
  writeFileSync(path.join(dir, "prisma/schema.prisma"), "// no model\n");
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

//
it.each([
  ["while it compiles", "half", "routes-manifest.json"],
  ["after it has compiled", "all", "build-files"],
  ["while it compresses", "all", "static/chunks/1.js.gz"],
])(
  "a build that was killed %s is made anew by the next start",
  { timeout: 60_000 },
  async (_, compiled, last) => {
    const { child, ended, output } = startProgram(
      "tests/setup/interrupted-build.ts",
      {},
      [],
      [dir, compiled],
    );
    await expect.poll(() => existsSync(built(last)) || output.error, { ...patient, interval: 5 }).toBe(true);
    child.kill("SIGKILL");
    await ended;
    const build = () => ensureBuild(dir, ".next", (root, distDir) => writeBuild(root, distDir, "whole"));
    expect(await build()).toBe(true);
    expect(damagedFile(built(""))).toBeNull();
    for (const [name, content] of Object.entries(buildFilesOf("whole")))
      expect(readFileSync(built(name), "utf8") === content, name).toBe(true);
    const script = readFileSync(built("static/chunks/1.js"));
    expect(brotliDecompressSync(readFileSync(built("static/chunks/1.js.br"))).equals(script)).toBe(true);
    expect(gunzipSync(readFileSync(built("static/chunks/1.js.gz"))).equals(script)).toBe(true);
    expect(await build()).toBe(false);
  },
);
