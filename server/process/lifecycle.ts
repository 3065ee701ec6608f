import { spawn } from "node:child_process";
import { type Env, env } from "@/lib/core/env.ts";

type Step = () => Promise<void> | void;

/** npm may repeat a Ctrl-C, so one keypress can arrive twice. */
const ECHO_MS = 1_000;
const LIMIT_MS = 14_000;
/** The time that `process.exit` gets at the limit. */
const EXIT_MS = 500;

const steps: Step[] = [];
let begun: number | null = null;

export function beforeExit(step: Step) {
  steps.push(step);
}

export function isShuttingDown() {
  return begun !== null;
}

/** Kills the process by its id after a time, and ends when the process that started this one has ended. */
const KILLER = `
  const [pid, limit] = process.argv.slice(1).map(Number);
  process.stdin.on("end", () => process.exit()).resume();
  setTimeout(() => process.kill(pid, "SIGKILL"), limit);
`;

/**
 * Has another process kill this one after the limit. `process.exit` waits for the threads that decode pictures and ask for names,
 * and no timer runs meanwhile.
 */
function killAfter(limit: number) {
  const killer = spawn(process.execPath, ["-e", KILLER, String(process.pid), String(limit)], {
    stdio: ["pipe", "ignore", "ignore"],
    // A Ctrl-C in the terminal must not end it.
    detached: true,
    env: { NODE_ENV: "production" },
  });
  killer.on("error", () => setTimeout(() => process.kill(process.pid, "SIGKILL"), limit));
  killer.stdin.on("error", () => undefined);
  killer.unref();
}

/** Runs the steps and exits with the code. A shutdown that takes longer than the limit exits with 1, or ends with KILL. */
export async function shutDown(code: number, limit = LIMIT_MS): Promise<never> {
  begun = performance.now();
  setTimeout(() => process.exit(code || 1), limit);
  killAfter(limit + EXIT_MS);
  for (const step of steps.splice(0).reverse()) {
    try {
      await step();
    } catch (error) {
      console.error(error);
    }
  }
  process.exit(code);
}

function handleSignal() {
  if (begun === null) return void shutDown(0);
  // A second signal ends the process at once. The supervisor then stops the database.
  if (performance.now() - begun > ECHO_MS) process.exit(1);
}

export function stopOnSignals() {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, handleSignal);
}

const PHASE_WIDTH = 12;

export function announce(phase: string, text: string) {
  process.stdout.write(`${phase.padEnd(PHASE_WIDTH)}${text}\n`);
}

/** A reason why the program cannot start, in one line for the operator. */
export class StartProblem extends Error {}

export function readEnv(): Env {
  try {
    return env();
  } catch (error) {
    throw new StartProblem(error instanceof Error ? error.message : String(error));
  }
}

export class DatabaseAway extends StartProblem {}

/** Next cannot open the build. */
export class UnusableBuild extends StartProblem {}

export class DiskFull extends StartProblem {}

/** Asks `npm start` to wait and to start the site again, as `EX_TEMPFAIL` of sysexits.h asks a mail server. */
const TRY_LATER = 75;

function exitCodeOf(error: unknown) {
  const isFull =
    error instanceof DiskFull || (error instanceof Error && "code" in error && error.code === "ENOSPC");
  return isFull ? TRY_LATER : 1;
}

export function reportProblem(error: unknown) {
  if (isShuttingDown()) return;
  console.error(error instanceof StartProblem ? error.message : error);
  void shutDown(exitCodeOf(error));
}
