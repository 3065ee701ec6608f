import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pLimit from "p-limit";
import { foreignEnv } from "@/lib/core/env.ts";
import { runWatched } from "../scripts/run-watched.mjs";
import { buildScripts } from "./browser/scripts.ts";
import { damagedFile, recordBuildFiles } from "./build-files.ts";
import { announce, beforeExit, DiskFull, StartProblem } from "./process/lifecycle.ts";
import { sourceHash } from "./source-hash.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const text = /\.(?:js|css|svg|json|txt|map)$/;

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

async function compressFile(file: string): Promise<void> {
  if (!(await isFile(file)) || (await isFile(`${file}.br`))) return;
  const content = await readFile(file);
  await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
  const compressed = await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
  // The name says that the file is whole, also after a build that was killed.
  await writeFile(`${file}.br.part`, compressed);
  await rename(`${file}.br.part`, `${file}.br`);
}

/** Writes a `.br` and a `.gz` beside every text file, two files at a time. */
async function compressStatic(folder: string, tell: (done: number, total: number) => void): Promise<void> {
  const names = (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) =>
    text.test(name),
  );
  const compressing = pLimit(2);
  let done = 0;
  const compress = async (name: string) => {
    await compressFile(path.join(folder, name));
    done += 1;
    tell(done, names.length);
  };
  await Promise.all(names.map((name) => compressing(() => compress(name))));
}

/** Holds the hash of the source of a complete build. */
const RECORD = "source-hash";
const PROGRESS_MS = 4_000;
const COMPILE = "step 1 of 4: compiling";
const COMPRESS = "step 4 of 4: compressing scripts and styles";
const STEPS: [line: RegExp, step: (match: RegExpExecArray) => string][] = [
  [/Creating an optimized/, () => COMPILE],
  [/Collecting page data/, () => "step 2 of 4: reading the pages' settings"],
  [
    /Generating static pages .*\((\d+)\/(\d+)\)/,
    ([, done, all]) => `step 3 of 4: ${done} of ${all} fixed pages drawn`,
  ],
];

function recordedHash(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

function stepOf(line: string): string | null {
  for (const [pattern, step] of STEPS) {
    const match = pattern.exec(line);
    if (match) return step(match);
  }
  return null;
}

type Compile = (dir: string, distDir: string, tell: (step: string) => void) => Promise<void>;

const runNextBuild: Compile = async (dir, distDir, tell) => {
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const env = {
    ...foreignEnv(),
    NODE_ENV: "production" as const,
    NEXT_DIST_DIR: distDir,
  };
  let output = "";
  const code = await runWatched([next, "build"], {
    cwd: dir,
    env,
    print(text) {
      output += text;
      for (const step of text.split("\n").map(stepOf)) if (step) tell(step);
    },
    started: (child) => beforeExit(() => void child.kill()),
    repeated: (seconds) => announce("build", `nothing happened for ${seconds} s; ended and begun again`),
  });
  if (code === 0) return;
  const Problem = /ENOSPC|No space left on device/.test(output) ? DiskFull : StartProblem;
  throw new Problem(`${output.trim()}\nThe site could not be built; the reasons stand above.`);
};

/** Makes the next start build the site. */
export function discardBuild(dir: string, distDir: string): void {
  rmSync(path.join(dir, distDir, RECORD), { force: true });
}

/**
 * Builds the site if the build is unfinished, damaged or older than the source, and resolves with whether it did. Always compiles
 * `server/browser`, which the hash leaves out.
 */
export async function ensureBuild(dir: string, distDir: string, compile = runNextBuild): Promise<boolean> {
  const record = path.join(dir, distDir, RECORD);
  const hash = sourceHash(dir);
  const damaged = recordedHash(record) === hash ? damagedFile(path.join(dir, distDir)) : null;
  if (damaged) announce("build", `${damaged} of the build is damaged`);
  if (recordedHash(record) === hash && !damaged) {
    buildScripts(path.join(dir, distDir));
    return false;
  }
  const begin = performance.now();
  const seconds = () => Math.round((performance.now() - begin) / 1000);
  rmSync(record, { force: true });
  announce("build", "building the site");
  let step = COMPILE;
  const tell = (next: string) => {
    step = next;
  };
  const progress = setInterval(() => announce("build", `${step} (${seconds()} s)`), PROGRESS_MS);
  try {
    await compile(dir, distDir, tell);
    recordBuildFiles(path.join(dir, distDir));
    buildScripts(path.join(dir, distDir));
    // The build compresses its files, because a site in a container may not write into the build.
    await compressStatic(path.join(dir, distDir, "static"), (done, total) =>
      tell(`${COMPRESS}, ${done} of ${total}`),
    );
  } finally {
    clearInterval(progress);
  }
  writeFileSync(record, hash);
  announce("build", `built (${seconds()} s)`);
  return true;
}
