import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { isOutOfFiles, openFileLimit } from "@/lib/monitoring/open-files";
import { serviceOperations } from "@/lib/openapi/operations/service";

const limit = openFileLimit();

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(serviceOperations.getLiveness, async () => {
    if (!isOutOfFiles(limit)) return { status: "ok" } as const;
    const message = `Berkas dan koneksi yang terbuka hampir mencapai batas proses ini (${limit}).`;
    return Response.json({ message }, { status: 503, headers: { "Cache-Control": "no-store" } });
  }),
);
