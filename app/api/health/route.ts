import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { pingOnOwnConnection, withTimeout } from "@/lib/db";
import { serviceOperations } from "@/lib/openapi/operations/service";

let asking: Promise<unknown> | undefined;

/** Shares one running query between requests, because this path waits in no queue. */
function databaseAnswers(): Promise<unknown> {
  asking ??= withTimeout(pingOnOwnConnection(), 2_000).finally(() => {
    asking = undefined;
  });
  return asking;
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(serviceOperations.getHealth, async () => {
    await databaseAnswers();
    return { status: "ok" } as const;
  }),
);
