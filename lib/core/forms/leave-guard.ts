export interface LeaveGuard {
  isHolding: () => boolean;
  ask: (leave: () => void) => void;
}

const guards = new Set<LeaveGuard>();

export function guardPage(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/** Leaves after asking the guard. For ways out that are not links. */
export function leaveWithCare(leave: () => void): void {
  const holding = [...guards].find((guard) => guard.isHolding());
  if (holding) holding.ask(leave);
  else leave();
}
