/** Has the next caller of `sharedState(name)` (lib/shared-state.ts) make the state anew. */
export function forgetState(name: string): void {
  const holder = globalThis as { [key: symbol]: Map<string, unknown> | undefined };
  holder[Symbol.for("ombak.shared-state")]?.delete(name);
}
