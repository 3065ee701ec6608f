import { spawn } from "node:child_process";
import { writeSync } from "node:fs";

const STOP_MS = 15_000;
const running = new Set();
let isStopping = false;

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

async function stop({ child, ended }) {
  signalGroup(child, "SIGINT");
  const force = setTimeout(() => signalGroup(child, "SIGKILL"), STOP_MS);
  await ended;
  clearTimeout(force);
}

/** Stops every program that runs, with all the processes it started. No program is started any more. */
export function stopPhases() {
  isStopping = true;
  return Promise.all([...running].map(stop));
}

/**
 * Runs a program in a process group of its own; resolves with whether it succeeded. Over its time
 * limit it is stopped and counts as failed.
 *
 * @param args of Node.js
 * @param output takes what the program prints: `inherit` for this process's own output, or the descriptor of an open file
 */
export async function runPhase(args, env, limitMs, output = "inherit") {
  if (isStopping) return false;
  const child = spawn(process.execPath, args, { env, detached: true, stdio: ["ignore", output, output] });
  const ended = new Promise((resolve) => {
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
  const phase = { child, ended };
  running.add(phase);
  const limit = setTimeout(() => {
    const problem = `This takes longer than ${limitMs / 60_000} minutes and is stopped.`;
    if (output === "inherit") console.error(problem);
    else writeSync(output, `${problem}\n`);
    stop(phase);
  }, limitMs);
  const code = await ended;
  clearTimeout(limit);
  // Ends the processes that the phase started and left running.
  signalGroup(child, "SIGKILL");
  running.delete(phase);
  return code === 0;
}
