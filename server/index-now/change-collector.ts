import { absoluteUrl } from "@/lib/absolute-url";
import { changedAddresses, mostChanges } from "./changed-addresses";

/** Milliseconds that a change may take from its time stamp to its commit. */
const slowest = 15_000;

/** Gives at each call the addresses of pages that were changed since the last one, each change once. */
export function changeCollector(databaseUrl: string): () => Promise<string[]> {
  let since = new Date();
  let told = new Set<string>();
  return async () => {
    const settled = new Date(Date.now() - slowest);
    const changes = await changedAddresses(databaseUrl, since);
    const fresh = changes.filter(({ key }) => !told.has(key));
    told = new Set(changes.map(({ key }) => key));
    const last = changes.at(-1)?.changed;
    // What a full answer has left out comes with the next call.
    if (last && changes.length >= mostChanges) since = last;
    else if (settled > since) since = settled;
    return fresh.flatMap(({ addresses }) => addresses.map(absoluteUrl));
  };
}
