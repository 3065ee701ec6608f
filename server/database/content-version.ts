import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import {
  learnContentVersion,
  type StoredVersion,
  storedVersion,
  type VersionRow,
} from "@/lib/core/content/content-version";
import { withTimeout } from "@/lib/core/db";

const retryDelay = 1_000;
/** Notifications can be lost, so the version is also read at this interval, in milliseconds. */
const heartbeat = 3_000;
const pulse = 600;

export interface ContentVersionWatch {
  connected(): boolean;
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

async function readVersion(client: pg.Client, since: bigint): Promise<StoredVersion> {
  const { rows } = await client.query<VersionRow>("SELECT * FROM content_changes_since($1)", [since]);
  const [row] = rows;
  return row ? storedVersion(row) : { version: 0n, write_id: "" };
}

/** Follows the row `content_version`. The payload of a notification is ignored, because any role may send one. */
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

  /** Reads once at a time, and again if another read was requested meanwhile. */
  const follow = (connection: pg.Client): Promise<void> => {
    prompted = true;
    reading ??= (async () => {
      while (prompted && client === connection) {
        prompted = false;
        await learnContentVersion((since) => readVersion(connection, since));
      }
    })().finally(() => {
      if (client === connection) reading = undefined;
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
      return withTimeout(follow(asked), pulse).then(
        () => true,
        () => false,
      );
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
