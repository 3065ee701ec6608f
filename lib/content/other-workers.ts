import "server-only";

const shared = globalThis as { ombakTellOtherWorkers?: () => Promise<void> };

/** Sets how the other processes of this site learn of a change; shared with Next's bundles through one global. */
export function setTellOtherWorkers(tell: () => Promise<void>): void {
  shared.ombakTellOtherWorkers = tell;
}

/**
 * Waits until every process that serves this site's port knows of the change that this one made: the next request
 * of the same browser may meet any of them (docs/decisions/16). Nothing where there is one process.
 */
export async function tellOtherWorkers(): Promise<void> {
  await shared.ombakTellOtherWorkers?.();
}
