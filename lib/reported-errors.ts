const shared = globalThis as { ombakReportedErrors?: WeakSet<object> };

function reported(): WeakSet<object> {
  shared.ombakReportedErrors ??= new WeakSet();
  return shared.ombakReportedErrors;
}

/** Notes that an error stands in the log; shared between the door and Next's bundles. */
export function noteReported(error: unknown): void {
  if (typeof error === "object" && error !== null) reported().add(error);
}

export function isReported(error: object): boolean {
  return reported().has(error);
}
