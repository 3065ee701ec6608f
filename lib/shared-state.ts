/** Where the process keeps shared state. `Symbol.for` gives every bundle of the process the same key. */
const storeKey = Symbol.for("ombak.shared-state");

/** Returns the store of this process, which the first caller makes. */
function store(): Map<string, unknown> {
  const holder = globalThis as { [storeKey]?: Map<string, unknown> };
  holder[storeKey] ??= new Map();
  return holder[storeKey];
}

/**
 * Returns the state that this process keeps under `name`, and makes the state with `create` at the first call.
 *
 * A module of `lib/` is loaded several times in one process: by the server, by the bundle of the pages and by the bundle of
 * the API routes. A plain module-level variable therefore exists once per bundle. `tests/checks/state.test.ts` finds such
 * variables, and holds that no two modules use the same name.
 */
export function sharedState<State>(name: string, create: () => State): State {
  const states = store();
  if (!states.has(name)) states.set(name, create());
  return states.get(name) as State;
}
