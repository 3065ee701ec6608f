import { advisoryLocks } from "@/lib/core/advisory-locks.ts";
import { closeDb } from "@/lib/core/db.ts";
import { env } from "@/lib/core/env.ts";
import { log } from "@/lib/core/log.ts";
import { makeMissingCopies } from "@/lib/core/storage/missing-copies.ts";
import { makeMissingCuts } from "@/lib/home/cut-slides.ts";
import { withClient } from "./database/with-client.ts";

// A process of its own can run at a low priority and frees its memory when it ends.
await withClient({ connectionString: env().DATABASE_URL, keepAlive: true }, async (client) => {
  const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS free", [
    advisoryLocks.pictureCopies,
  ]);
  if (!rows[0]?.free) return;
  await makeMissingCuts().catch((err: unknown) =>
    log().error({ err }, "Not all pictures of the slides could be cut. The next start tries again."),
  );
  await makeMissingCopies((made, total) => log().info({ made, total }, "Copies of pictures were made."));
});
await closeDb();
