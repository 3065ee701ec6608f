/**
 * Returns the state that this process keeps under `name`, and makes the state with `create` at the first call.
 *
 * A module of `lib/` is loaded several times in one process: by the server, by the bundle of the pages and by the bundle of
 * the API routes. A plain module-level variable therefore exists once per bundle. `tests/checks/state.test.ts` finds such
 * variables, and holds that no two modules use the same name.
 */
export function sharedState<State>(name: string, create: () => State): State {
  const states = globalThis as unknown as Record<string, State>;
  states[`ombak:${name}`] ??= create();
  return states[`ombak:${name}`] as State;
}
