import { learnContentVersion } from "@/lib/content/content-version";
import { closeDb } from "@/lib/db";
import { completeEnv } from "@/lib/env";

/** Sends the queries of this process to a database, and ends the validity of everything that was read from another one. */
export async function useDatabase(url: string): Promise<void> {
  completeEnv({ DATABASE_URL: url });
  await closeDb();
  await learnContentVersion(async () => ({ version: 0n, write_id: "", server: url }));
}
