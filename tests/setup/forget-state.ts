/** Has the next caller of `sharedState(name)` (lib/core/shared-state.ts) make the state anew. */
export function forgetState(name: string): void {
  globalThis.siteStates?.delete(name);
}
