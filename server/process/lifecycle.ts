import { type Env, env } from "@/lib/env.ts";

type Step = () => Promise<void> | void;

/** npm may repeat a Ctrl-C, so one keypress can arrive twice. */
const ECHO_MS = 1_000;
const LIMIT_MS = 14_000;

const steps: Step[] = [];
let begun: number | null = null;

export function beforeExit(step: Step) {
  steps.push(step);
}

export function isShuttingDown() {
  return begun !== null;
}

export async function shutDown(code: number, limit = LIMIT_MS): Promise<never> {
  begun = Date.now();
  setTimeout(() => process.exit(code || 1), limit);
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
  if (Date.now() - begun > ECHO_MS) process.exit(1);
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

export function reportProblem(error: unknown) {
  if (isShuttingDown()) return;
  console.error(error instanceof StartProblem ? error.message : error);
  void shutDown(1);
}
