import type { Logger } from "pino";
import { contentVersion } from "@/lib/content-version";
import { changeCollector } from "./change-collector";
import { submitAddresses } from "./submit-addresses";

interface Announcing {
  databaseUrl: string;
  key: string;
  log: Pick<Logger, "warn">;
  /** Where IndexNow listens; one of its search engines tells the others. */
  endpoint?: string;
  /** Milliseconds between two looks. */
  every?: number;
}

/** The protocol's limit for one ping. */
const mostAddresses = 10_000;
/** Looks that are left out after a ping that failed, and how many may fail before its addresses are given up. */
const patience = { looks: 15, pings: 5 } as const;

/**
 * Tells search engines of pages that changed. It looks into the database after the content's version has
 * risen, so no save waits for it or fails with it.
 */
export function announceChanges(options: Announcing): { close(): Promise<void> } {
  const { databaseUrl, key, log, endpoint = "https://api.indexnow.org/indexnow", every = 2_000 } = options;
  const collect = changeCollector(databaseUrl);
  const waiting = new Set<string>();
  let version = contentVersion();
  let rest = 0;
  let failures = 0;

  const send = async () => {
    const addresses = [...waiting].slice(0, mostAddresses);
    const answer = await submitAddresses(endpoint, key, addresses);
    failures = answer === "later" ? failures + 1 : 0;
    rest = answer === "later" ? patience.looks : 0;
    if (answer === "later" && failures < patience.pings) return;
    if (answer !== "taken") log.warn({ count: addresses.length }, "IndexNow did not take the changed pages");
    for (const address of addresses) waiting.delete(address);
  };

  const look = async () => {
    const asked = contentVersion();
    if (asked !== version) {
      const addresses = await collect();
      for (const address of addresses) waiting.add(address);
      // Looked at again until nothing new is found: a change may be seen a little after its version.
      if (addresses.length === 0) version = asked;
    }
    if (waiting.size === 0) return;
    if (rest > 0) rest -= 1;
    else await send();
  };

  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look()
      .catch((err: unknown) => log.warn({ err }, "changed pages could not be announced"))
      .finally(() => {
        looking = undefined;
      });
  }, every).unref();
  return {
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}
