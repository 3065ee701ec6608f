import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { db } from "../db";
import { withDeadline } from "./with-deadline";

/** Milliseconds of a read after which the database is asked whether it is there, and how long it may take. */
const patience = 1_800;
const pulse = 600;

/**
 * The answer of a read, however long it takes, or a 503 within 3 s of a database that is away; one that
 * accepts and never answers counts as away (security.md).
 */
export async function whileDatabaseAnswers<T>(read: Promise<T>): Promise<T> {
  const done = new AbortController();
  const watch = async (): Promise<never> => {
    for (;;) {
      await wait(patience, undefined, { signal: done.signal });
      await withDeadline(db().$queryRaw`SELECT 1`, pulse);
    }
  };
  try {
    return await Promise.race([read, watch()]);
  } finally {
    done.abort();
  }
}
