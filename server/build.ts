import { spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path, { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { foreignEnv } from "@/lib/env.ts";
import { announce, beforeExit, StartProblem } from "./process/lifecycle.ts";
import { sourceHash } from "./source-hash.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const text = /\.(?:js|css|svg|json|txt|map)$/;

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Writes a `.br` and a `.gz` beside every text file of the build's `static` folder. */
async function compressStatic(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names.filter((each) => text.test(each))) {
    const path = join(folder, name);
    if (!(await isFile(path)) || (await isFile(`${path}.br`))) continue;
    const content = await readFile(path);
    await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }));
    await writeFile(
      `${path}.br`,
      await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    );
  }
}

const PROGRESS_MS = 10_000;
/** Lines of Next's output that show progress. */
const TELLING = /(Creating an optimized|Compiled |Collecting page data|Generating static pages .*\d)/;

function recordedHash(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

function tell(line: string) {
  if (TELLING.test(line)) announce("build", line.replace(/[^\w(]+/, "").replace(/\s*\.\.\.\s*$/, ""));
}

function runNextBuild(dir: string, distDir: string) {
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const env = {
    ...foreignEnv(),
    NODE_ENV: "production" as const,
    NEXT_DIST_DIR: distDir,
  };
  const child = spawn(process.execPath, [next, "build"], {
    cwd: dir,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  beforeExit(() => void child.kill());
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
      chunk.split("\n").forEach(tell);
    });
  }
  return new Promise<void>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else
        reject(new StartProblem(`${output.trim()}\nThe site could not be built; the reasons stand above.`));
    });
  });
}

/** Builds the site into `distDir` where its build is missing or older than the source; true when it did. */
export async function ensureBuild(dir: string, distDir: string): Promise<boolean> {
  const record = path.join(dir, distDir, "source-hash");
  const hash = sourceHash(dir);
  if (recordedHash(record) === hash) return false;
  const begin = Date.now();
  const seconds = () => Math.round((Date.now() - begin) / 1000);
  rmSync(record, { force: true });
  announce("build", "building the site");
  const progress = setInterval(() => announce("build", `still building (${seconds()} s)`), PROGRESS_MS);
  try {
    await runNextBuild(dir, distDir);
    // At build time: in a container the site may not write into its build.
    await compressStatic(path.join(dir, distDir, "static"));
  } finally {
    clearInterval(progress);
  }
  writeFileSync(record, hash);
  announce("build", `built (${seconds()} s)`);
  return true;
}
