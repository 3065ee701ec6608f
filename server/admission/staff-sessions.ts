import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { Abandoned, type FairQueue, QueueFull, type Visitor } from "./fair-queue";

const knownFor = 60_000;

const maxSessions = 1_000;

type FindSession = (headers: Headers) => Promise<object | null>;

type Credentials = Pick<IncomingHttpHeaders, "authorization" | "cookie">;

function credentialHeaders({ authorization, cookie }: Credentials): Headers {
  const headers = new Headers();
  if (authorization !== undefined) headers.set("authorization", authorization);
  if (cookie !== undefined) headers.set("cookie", cookie);
  return headers;
}

/**
 * Tells existing sessions from made-up sessions, only to choose a lane: every operation checks the session itself. A sender
 * counts as a visitor while the queue of look-ups is full. The promise rejects if the look-up fails.
 */
export function createStaffSessions(
  findSession: FindSession,
  queue: FairQueue,
  now: () => number = () => performance.now(),
) {
  const known = new LRUCache<string, { checkedAt: number }>({ max: maxSessions });
  /** A page of the back office sends several requests at once, which share one look-up. */
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
        (error: unknown) => {
          // Another request with the same credentials may wait for this look-up.
          if (error instanceof QueueFull || error instanceof Abandoned) return false;
          throw error;
        },
      )
      .finally(() => underWay.delete(key));
    underWay.set(key, lookedUp);
    return lookedUp;
  };
}
