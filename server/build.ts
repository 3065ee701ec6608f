import { spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { foreignEnv } from "@/lib/env.ts";
import { announce } from "./announce.ts";
import { compressStatic } from "./compress-static.ts";
import { beforeExit } from "./shutdown.ts";
import { sourceHash } from "./source-hash.ts";
import { StartProblem } from "./start-problem.ts";

const PROGRESS_MS = 10_000;
/** The lines of Next's output that say how far it is. */
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
    // Here and not at the start: an image's site may not write into its build.
    await compressStatic(path.join(dir, distDir, "static"));
  } finally {
    clearInterval(progress);
  }
  writeFileSync(record, hash);
  announce("build", `built (${seconds()} s)`);
  return true;
}
