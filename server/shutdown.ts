type Step = () => Promise<void> | void;

/** One Ctrl-C reaches a process twice when npm passes it on. */
const ECHO_MS = 1_000;
const LIMIT_MS = 14_000;

const steps: Step[] = [];
let begun: number | null = null;

/** Something to undo before the process ends; what was added last is undone first. */
export function beforeExit(step: Step) {
  steps.push(step);
}

/** Whether the process is about to end: what fails now fails because of that. */
export function isShuttingDown() {
  return begun !== null;
}

/** Undoes everything and ends the process; what takes longer than `limit` milliseconds is left to end by itself. */
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
  // The second request is one to hurry: the database's keeper stops it when this process is gone.
  if (Date.now() - begun > ECHO_MS) process.exit(1);
}

/** Stops cleanly on Ctrl-C and on the signals that ask a process to end. */
export function stopOnSignals() {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, handleSignal);
}
