// GET health, all: 200 {"status":"ok"}; 503 when the database does not answer within 2 s
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { withDeadline } from "@/lib/api/with-deadline";
import { db } from "@/lib/db";

let asking: Promise<unknown> | undefined;

/** One question at a time, however many ask for it: this path waits in no queue. */
function databaseAnswers(): Promise<unknown> {
  asking ??= withDeadline(db().$queryRaw`SELECT 1`, 2_000).finally(() => {
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
