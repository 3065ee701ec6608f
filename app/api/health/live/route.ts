// GET health/live, all: 200 {"status":"ok"} while the process serves; 503 when hardly a file can be opened any more
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { openFileCount, openFileLimit } from "@/lib/monitoring/open-files";

/** Share of the open-file limit; above it images, pages and database connections begin to fail. */
const most = 0.95;

const limit = openFileLimit();

function outOfFiles(): boolean {
  if (limit === null) return false;
  try {
    return openFileCount() > limit * most;
  } catch {
    return true;
  }
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({}, async () => {
    if (!outOfFiles()) return { status: "ok" };
    const message = `Berkas dan koneksi yang terbuka hampir mencapai batas proses ini (${limit}).`;
    return Response.json({ message }, { status: 503, headers: { "Cache-Control": "no-store" } });
  }),
});
