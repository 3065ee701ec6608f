import type { Logger } from "pino";
import { contentVersion } from "@/lib/core/content/content-version";
import { absoluteUrl } from "@/lib/core/pages/absolute-url";
import { changeCollector } from "./changed-addresses";

const limit = 10_000;

/** `later` means that a retry makes sense. */
async function submitAddresses(
  endpoint: string,
  key: string,
  urlList: string[],
): Promise<"taken" | "later" | "refused"> {
  const { host } = new URL(absoluteUrl("/"));
  const body = JSON.stringify({ host, key, keyLocation: absoluteUrl("/indexnow.txt"), urlList });
  const headers = { "Content-Type": "application/json; charset=utf-8" };
  const signal = AbortSignal.timeout(limit);
  const response = await fetch(endpoint, { method: "POST", headers, body, signal }).catch(() => null);
  if (response?.ok) return "taken";
  return !response || response.status === 429 || response.status >= 500 ? "later" : "refused";
}

interface Announcing {
  key: string;
  log: Pick<Logger, "warn">;
  endpoint?: string;
  every?: number;
}

const mostAddresses = 10_000;
/** Waits 15 checks after a failure, and gives up after five failures. */
const retry = { checks: 15, pings: 5 } as const;

/** Reports changed pages to search engines. No save waits for a report or fails with it. */
export function announceChanges(options: Announcing): { close(): Promise<void> } {
  const { key, log, endpoint = "https://api.indexnow.org/indexnow", every = 2_000 } = options;
  const collect = changeCollector();
  const waiting = new Set<string>();
  let version = contentVersion();
  let rest = 0;
  let failures = 0;

  const send = async () => {
    const addresses = [...waiting].slice(0, mostAddresses);
    const outcome = await submitAddresses(endpoint, key, addresses);
    failures = outcome === "later" ? failures + 1 : 0;
    rest = outcome === "later" ? retry.checks : 0;
    if (outcome === "later" && failures < retry.pings) return;
    if (outcome !== "taken")
      log.warn(
        { count: addresses.length },
        "IndexNow did not accept the addresses of changed pages, and they are not sent again.",
      );
    for (const address of addresses) waiting.delete(address);
  };

  const check = async () => {
    const current = contentVersion();
    if (current !== version) {
      const addresses = await collect();
      for (const address of addresses) waiting.add(address);
      // A change can become visible a little after its version, so the check repeats until it finds none.
      if (addresses.length === 0) version = current;
    }
    if (waiting.size === 0) return;
    if (rest > 0) rest -= 1;
    else await send();
  };

  let checking: Promise<void> | undefined;
  const timer = setInterval(() => {
    checking ??= check()
      .catch((err: unknown) =>
        log.warn({ err }, "The changed pages could not be read for IndexNow. The next check tries again."),
      )
      .finally(() => {
        checking = undefined;
      });
  }, every).unref();
  return {
    async close() {
      clearInterval(timer);
      await checking;
    },
  };
}
