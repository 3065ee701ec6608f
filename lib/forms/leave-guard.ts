/** What keeps a person on the page: whether anything would be lost, and how to ask. */
export interface LeaveGuard {
  isHolding: () => boolean;
  /** Asks; `leave` is done when the person wants to. */
  ask: (leave: () => void) => void;
}

const guards = new Set<LeaveGuard>();

/** Sets a guard up; the answer takes it down. */
export function guardPage(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/** Leaves at once, or when the person says so. For ways out that are no links. */
export function leaveWithCare(leave: () => void): void {
  const holding = [...guards].find((guard) => guard.isHolding());
  if (holding) holding.ask(leave);
  else leave();
}
