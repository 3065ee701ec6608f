const PHASE_WIDTH = 12;

/** Prints what a phase of the start is doing, one line each. */
export function announce(phase: string, text: string) {
  process.stdout.write(`${phase.padEnd(PHASE_WIDTH)}${text}\n`);
}
