import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import {
  learnContentVersion,
  type StoredVersion,
  storedVersion,
  type VersionRow,
} from "@/lib/content/content-version";

/** Milliseconds between attempts to reach a lost database. */
const retryDelay = 1_000;
/** Milliseconds between reads without a notification: one may be lost, or the connection silently dead. */
const heartbeat = 3_000;
/** Milliseconds within which a reachable database answers. */
const pulse = 600;

export interface ContentVersionWatch {
  /** Whether the database answers and its notifications arrive. */
  connected(): boolean;
  /** Asks the database now, on a connection that no request shares. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

/** The row and the log since a version, in one snapshot. */
async function readVersion(client: pg.Client, since: bigint): Promise<StoredVersion> {
  const { rows } = await client.query<VersionRow>("SELECT * FROM content_changes_since($1)", [since]);
  const [row] = rows;
  return row ? storedVersion(row) : { version: 0n, write_id: "" };
}

/**
 * Follows the row `content_version`. A notification only prompts a read, whatever its payload: any role may send
 * one. A read every few seconds makes up for lost ones. The log beside the row says which pages changed.
 */
export function watchContentVersion(connectionString: string): ContentVersionWatch {
  let client: pg.Client | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let connected = false;
  let closed = false;
  let prompted = false;
  let reading: Promise<void> | undefined;

  const retry = () => {
    connected = false;
    client?.end().catch(() => {});
    client = undefined;
    reading = undefined;
    clearTimeout(timer);
    if (!closed) timer = setTimeout(connect, retryDelay);
  };

  /** One read at a time, then another if it was prompted meanwhile. */
  const follow = (asked: pg.Client): Promise<void> => {
    prompted = true;
    reading ??= (async () => {
      while (prompted && client === asked) {
        prompted = false;
        await learnContentVersion((since) => readVersion(asked, since));
      }
    })().finally(() => {
      if (client === asked) reading = undefined;
    });
    return reading;
  };

  const listen = async (asked: pg.Client) => {
    await asked.connect();
    await asked.query("LISTEN content");
    await follow(asked);
    connected = client === asked;
    while (client === asked) {
      await pause(heartbeat, undefined, { ref: false });
      if (client === asked) await follow(asked);
    }
  };

  const connect = () => {
    const attempt = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 2_000,
      query_timeout: 2_000,
      keepAlive: true,
    });
    client = attempt;
    const lose = () => client === attempt && retry();
    attempt.on("error", lose);
    attempt.on("end", lose);
    attempt.on("notification", () => void follow(attempt).catch(lose));
    listen(attempt).catch(lose);
  };

  connect();
  return {
    connected: () => connected,
    async answers() {
      const asked = client;
      if (!connected || !asked) return false;
      const answer = follow(asked).then(
        () => true,
        () => false,
      );
      return Promise.race([answer, pause(pulse, false, { ref: false })]);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => {});
    },
  };
}
