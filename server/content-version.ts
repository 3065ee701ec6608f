import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { passContentMoment, raiseContentVersion } from "@/lib/content-version";

/** Milliseconds between attempts to reach a lost database. */
const retryDelay = 1_000;
/** Milliseconds between questions to a silent one: a connection may be dead without a word. */
const heartbeat = 3_000;
const day = 24 * 60 * 60 * 1_000;
/** Bangkok is UTC+7 the year round. */
const bangkokOffset = 7 * 60 * 60 * 1_000;

export interface ContentVersionWatch {
  /** Whether the database answers and its notices arrive. */
  connected(): boolean;
  close(): Promise<void>;
}

function untilBangkokMidnight(now: number): number {
  return day - ((now + bangkokOffset) % day);
}

/** Promos end and posts appear with a day in Bangkok, and the footer's year turns there. */
function watchDays(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const schedule = () => {
    timer = setTimeout(() => {
      passContentMoment();
      schedule();
    }, untilBangkokMidnight(Date.now()));
    timer.unref();
  };
  schedule();
  return () => clearTimeout(timer);
}

/** Follows `content_version` through LISTEN; after a lost connection it reads the row again. */
export function watchContentVersion(connectionString: string): ContentVersionWatch {
  const stopDays = watchDays();
  let client: pg.Client | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let connected = false;
  let closed = false;

  const retry = () => {
    connected = false;
    client?.end().catch(() => {});
    client = undefined;
    clearTimeout(timer);
    if (!closed) timer = setTimeout(connect, retryDelay);
  };

  const readVersion = async (asked: pg.Client) => {
    const { rows } = await asked.query<{ version: string }>("SELECT version FROM content_version");
    raiseContentVersion(BigInt(rows[0]?.version ?? 0));
  };

  const listen = async (asked: pg.Client) => {
    await asked.connect();
    await asked.query("LISTEN content");
    await readVersion(asked);
    connected = true;
    while (client === asked) {
      await pause(heartbeat, undefined, { ref: false });
      if (client === asked) await readVersion(asked);
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
    attempt.on("error", () => client === attempt && retry());
    attempt.on("end", () => client === attempt && retry());
    attempt.on("notification", ({ payload }) => raiseContentVersion(BigInt(payload ?? 0)));
    listen(attempt).catch(() => client === attempt && retry());
  };

  connect();
  return {
    connected: () => connected,
    async close() {
      closed = true;
      stopDays();
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => {});
    },
  };
}
