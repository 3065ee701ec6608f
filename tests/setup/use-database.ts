import { learnContentVersion } from "@/lib/core/content/content-version";
import { closeDb } from "@/lib/core/db";
import { completeEnv } from "@/lib/core/env";

/** Sends the queries of this process to a database, and ends the validity of everything that was read from another one. */
export async function useDatabase(url: string): Promise<void> {
  completeEnv({ DATABASE_URL: url });
  await closeDb();
  await learnContentVersion(async () => ({ version: 0n, write_id: "", server: url }));
}
