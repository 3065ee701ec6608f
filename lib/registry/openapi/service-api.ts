import "server-only";
import { z } from "zod";
import { type Api, endpoint } from "../../core/api/endpoint";
import { nameResponse } from "../../core/api/responses";
import { dependsOn } from "../../core/content/dependencies";
import { pingOnOwnConnection, withTimeout } from "../../core/db";
import { isOutOfFiles, openFileLimit } from "../../core/monitoring/open-files";
import { getSiteSettings } from "../../site/settings";
import { type ApiTag, openApiDocument } from "./document";

const limit = openFileLimit();

let asking: Promise<unknown> | undefined;

/** Shares one running query between requests, because this path waits in no queue. */
function databaseResponds(): Promise<unknown> {
  asking ??= withTimeout(pingOnOwnConnection(), 2_000).finally(() => {
    asking = undefined;
  });
  return asking;
}

const health = nameResponse("Health", z.object({ status: z.literal("ok") }));

/** Makes the operations about the service. The contract lists these operations as well, so it is passed as a function. */
export const serviceApi = (contract: () => readonly ApiTag[]) =>
  ({
    getHealth: endpoint(
      {
        method: "GET",
        path: "/health",
        summary: "Checks that the database answers.",
        auth: "anonymous",
        status: 200,
        response: health,
      },
      async () => {
        await databaseResponds();
        return { status: "ok" } as const;
      },
    ),

    getLiveness: endpoint(
      {
        method: "GET",
        path: "/health/live",
        summary: "Checks that the process serves requests. The database is not asked.",
        auth: "anonymous",
        status: 200,
        response: health,
      },
      async () => {
        if (!isOutOfFiles(limit)) return { status: "ok" } as const;
        const message = `Berkas dan koneksi yang terbuka hampir mencapai batas proses ini (${limit}).`;
        return Response.json({ message }, { status: 503, headers: { "Cache-Control": "no-store" } });
      },
    ),

    getOpenApi: endpoint(
      {
        method: "GET",
        path: "/openapi.json",
        summary: "Returns this document.",
        auth: "anonymous",
        status: 200,
      },
      async () => {
        dependsOn("build");
        return openApiDocument(contract(), (await getSiteSettings()).name);
      },
    ),
  }) satisfies Api;
