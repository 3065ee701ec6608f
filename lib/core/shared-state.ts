declare global {
  /** The states of this process by name. */
  var siteStates: Map<string, unknown> | undefined;
}

/** Returns this process's state of a name. The server and Next's bundles each load `lib/`, so a variable exists several times. */
export function sharedState<State>(name: string, create: () => State): State {
  globalThis.siteStates ??= new Map();
  const states = globalThis.siteStates;
  if (!states.has(name)) states.set(name, create());
  return states.get(name) as State;
}
