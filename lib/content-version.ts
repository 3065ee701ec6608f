/**
 * The version of the public content as this process knows it: what `content_version` holds, plus a
 * count of the moments at which time alone changed something. Shared between the door and Next's
 * bundles through one global, so that the process that writes sees its own save at once.
 */
interface ContentVersion {
  stored: bigint;
  moments: number;
}

const shared = globalThis as { ombakContentVersion?: ContentVersion };

function state(): ContentVersion {
  shared.ombakContentVersion ??= { stored: 0n, moments: 0 };
  return shared.ombakContentVersion;
}

/** Two pages with the same answer were rendered from the same content. */
export function contentVersion(): string {
  const { stored, moments } = state();
  return `${stored}.${moments}`;
}

/** Told of the database's version, by a notice or by the process's own write; never goes back. */
export function raiseContentVersion(stored: bigint): void {
  const current = state();
  if (stored > current.stored) current.stored = stored;
}

/** A moment has come that changes public pages without a write: a promo ended, a post appeared. */
export function passContentMoment(): void {
  state().moments += 1;
}
