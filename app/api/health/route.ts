// GET health, all: 200 {"status":"ok"}; 503 when the database does not answer within 2 s
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { db, withTimeout } from "@/lib/db";

let asking: Promise<unknown> | undefined;

/** Requests share one running query, because this path waits in no queue. */
function databaseAnswers(): Promise<unknown> {
  asking ??= withTimeout(db().$queryRaw`SELECT 1`, 2_000).finally(() => {
    asking = undefined;
  });
  return asking;
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({}, async () => {
    await databaseAnswers();
    return { status: "ok" };
  }),
});
