import { appendFileSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { damagedFile, recordBuildFiles } from "@/server/build-files";

const files = [
  "BUILD_ID",
  "routes-manifest.json",
  "server/app-paths-manifest.json",
  "server/app/page.js",
  "static/chunks/1.js",
  "static/css/1.css",
];

let build: string;

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), "ombak-build-"));
  for (const name of [...files, "cache/1.json", "server/app/en.html"]) {
    mkdirSync(path.dirname(path.join(build, name)), { recursive: true });
    writeFileSync(path.join(build, name), `content of ${name}`);
  }
  recordBuildFiles(build);
});
afterEach(() => rmSync(build, { recursive: true, force: true }));

//
it("accepts a whole build, the changes of a running site, and a build without a record", () => {
  expect(damagedFile(build)).toBeNull();
  appendFileSync(path.join(build, "server/app/en.html"), "renewed");
  rmSync(path.join(build, "cache"), { recursive: true });
  writeFileSync(path.join(build, "static/chunks/1.js.br"), "packed");
  expect(damagedFile(build)).toBeNull();
  rmSync(path.join(build, "build-files"));
  expect(damagedFile(build)).toBeNull();
});

//
it.each(files)("finds that %s is empty, cut, longer or gone", (name) => {
  const file = path.join(build, name);
  for (const damage of [() => truncateSync(file, 0), () => truncateSync(file, 5), () => rmSync(file)]) {
    damage();
    expect(damagedFile(build)).toBe(name);
    writeFileSync(file, `content of ${name}`);
  }
  appendFileSync(file, "x");
  expect(damagedFile(build)).toBe(name);
});

//
it("counts a build whose record is cut as damaged", () => {
  truncateSync(path.join(build, "build-files"), 0);
  expect(damagedFile(build)).toBe("build-files");
});
