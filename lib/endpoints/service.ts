import "server-only";
import { endpoints } from "../api/endpoint";
import { dependsOn } from "../content/dependencies";
import { pingOnOwnConnection, withTimeout } from "../db";
import { isOutOfFiles, openFileLimit } from "../monitoring/open-files";
import { openApiDocument } from "../openapi/document";
import { serviceOperations } from "../openapi/operations/service";
import { getSiteSettings } from "../site/settings";

const limit = openFileLimit();

let asking: Promise<unknown> | undefined;

/** Shares one running query between requests, because this path waits in no queue. */
function databaseResponds(): Promise<unknown> {
  asking ??= withTimeout(pingOnOwnConnection(), 2_000).finally(() => {
    asking = undefined;
  });
  return asking;
}

export const serviceEndpoints = endpoints(serviceOperations, {
  getLiveness: async () => {
    if (!isOutOfFiles(limit)) return { status: "ok" } as const;
    const message = `Berkas dan koneksi yang terbuka hampir mencapai batas proses ini (${limit}).`;
    return Response.json({ message }, { status: 503, headers: { "Cache-Control": "no-store" } });
  },
  getHealth: async () => {
    await databaseResponds();
    return { status: "ok" } as const;
  },
  getOpenApi: async () => {
    dependsOn("build");
    return openApiDocument((await getSiteSettings()).name);
  },
});
