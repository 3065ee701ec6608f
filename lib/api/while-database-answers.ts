import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { db } from "../db";
import { withDeadline } from "./with-deadline";

/** Milliseconds without an answer after which the database is asked whether it is there, and how long it may take. */
const patience = 1_200;
const pulse = 900;

let answeredAt = Number.NEGATIVE_INFINITY;
let asking: Promise<unknown> | undefined;

/** To be called when a query was answered, where many wait for each other: as long as it is, none of them has to ask. */
export function noteDatabaseAnswer(): void {
  answeredAt = performance.now();
}

/** Asks once for all who wait: many questions would only keep each other waiting. */
function askDatabase(): Promise<unknown> {
  asking ??= withDeadline(db().$queryRaw`SELECT 1`, pulse)
    .then(noteDatabaseAnswer)
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/**
 * The answer of a read, however long it takes, or a 503 within 3 s of a database that is away; one that
 * accepts and never answers counts as away.
 */
export async function whileDatabaseAnswers<T>(read: Promise<T>): Promise<T> {
  const done = new AbortController();
  const watch = async (): Promise<never> => {
    let since = performance.now();
    for (;;) {
      await wait(since + patience - performance.now(), undefined, { signal: done.signal });
      if (performance.now() - answeredAt >= patience) await askDatabase();
      since = answeredAt;
    }
  };
  try {
    return await Promise.race([read, watch()]);
  } finally {
    done.abort();
  }
}
