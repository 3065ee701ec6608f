import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

const SILENCE_MS = 120_000;
const RUNS = 3;
/** Hundredths of a second of processor time that count as a sign of life. */
const WORKING_TICKS = 100;

/** Processor time of a process in hundredths of a second; 0 where the system does not tell it in a file. */
function processorTicks(pid) {
  try {
    const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const values = fields.split(" ");
    return Number(values[11]) + Number(values[12]);
  } catch {
    return 0;
  }
}

/** Runs the program once; resolves with its exit code and whether it was ended because it hung. */
function runOnce(args, { silenceMs, print, started, ...options }) {
  const child = spawn(process.execPath, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  started(child);
  let alive = performance.now();
  let ticks = 0;
  let hung = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      alive = performance.now();
      print(text, stream === child.stderr);
    });
  }
  const watch = setInterval(() => {
    const now = processorTicks(child.pid);
    if (now - ticks >= WORKING_TICKS) {
      ticks = now;
      alive = performance.now();
    }
    if (performance.now() - alive < silenceMs) return;
    hung = true;
    child.kill("SIGKILL");
  }, silenceMs / 10);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, hung }));
  }).finally(() => clearInterval(watch));
}

/**
 * Runs a Node.js program and resolves with its exit code, or with null after a signal. Node.js 20 can deadlock inside V8. A
 * program that neither prints nor computes for `silenceMs` is therefore ended and run again, at most twice.
 *
 * @param args arguments of Node.js
 * @param options options of `spawn`, and three functions: `print` receives the output, `started` each process, and `repeated` the
 *   seconds of silence before another run
 */
export async function runWatched(args, { silenceMs = SILENCE_MS, repeated, ...options }) {
  for (let run = 1; ; run += 1) {
    const { code, hung } = await runOnce(args, { silenceMs, ...options });
    if (!hung || run === RUNS) return code;
    repeated(silenceMs / 1_000);
  }
}
