/** Returns this process's state of a name. The server and Next's bundles each load `lib/`, so a variable exists several times. */
export function sharedState<State>(name: string, create: () => State): State {
  const states = globalThis as unknown as Record<string, State>;
  states[`ombak:${name}`] ??= create();
  return states[`ombak:${name}`] as State;
}
