import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { FairQueue, type Visitor } from "./fair-queue";

/** Milliseconds after which a known session is looked up again. */
const knownFor = 60_000;

/** Sessions that are remembered; the one that was unused for the longest time is forgotten. */
const maxSessions = 1_000;

/** Look-ups of unknown credentials: beyond these limits the sender counts as a visitor. */
const lookups = { atOnce: 2, maxWaiting: 60, maxWaitingOfOne: 6 } as const;

/** Looks up the session of a request's headers; null where there is none. */
type FindSession = (headers: Headers) => Promise<object | null>;

type Credentials = Pick<IncomingHttpHeaders, "authorization" | "cookie">;

function credentialHeaders({ authorization, cookie }: Credentials): Headers {
  const headers = new Headers();
  if (authorization !== undefined) headers.set("authorization", authorization);
  if (cookie !== undefined) headers.set("cookie", cookie);
  return headers;
}

/**
 * Tells requests whose session exists from those with a made-up cookie or token. A session that was seen is remembered and
 * looked up again behind the answer, so that a flood of made-up credentials delays nobody who has signed in. This decides about a
 * lane alone: every operation checks the session itself.
 */
export function createStaffSessions(findSession: FindSession, now: () => number = Date.now) {
  const known = new LRUCache<string, { checkedAt: number }>({ max: maxSessions });
  const queue = new FairQueue(lookups);
  /** Requests with the same credentials share one look-up: a page of the back office sends several at once. */
  const underWay = new Map<string, Promise<boolean>>();

  const look = async (key: string, headers: Headers): Promise<boolean> => {
    const exists = (await findSession(headers)) !== null;
    if (exists) known.set(key, { checkedAt: now() });
    else known.delete(key);
    return exists;
  };

  return async (credentials: Credentials, visitor: Visitor): Promise<boolean> => {
    const headers = credentialHeaders(credentials);
    const key = createHash("sha256")
      .update(`${credentials.authorization ?? ""}\n${credentials.cookie ?? ""}`)
      .digest("base64");
    const session = known.get(key);
    if (session) {
      if (now() - session.checkedAt >= knownFor) {
        session.checkedAt = now();
        look(key, headers).catch(() => undefined);
      }
      return true;
    }
    const shared = underWay.get(key);
    if (shared) return shared;
    const lookup = async () => ({ status: 200, exists: await look(key, headers) });
    const lookedUp = queue
      .run(lookup, visitor)
      .then(
        ({ exists }) => exists,
        () => false,
      )
      .finally(() => underWay.delete(key));
    underWay.set(key, lookedUp);
    return lookedUp;
  };
}
