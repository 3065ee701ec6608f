import "server-only";
import { db } from "../db";
import { log } from "../log";
import { learnContentVersion, storedVersion, type VersionRow } from "./content-version";

/** Reads the content version, so that what was committed before counts in this process without waiting for the notification. */
export async function seeCommittedChanges(): Promise<void> {
  try {
    await learnContentVersion(async (since) => {
      const [row] = await db().$queryRaw<VersionRow[]>`SELECT * FROM content_changes_since(${since})`;
      if (!row) throw new Error("The database has no content version. Run npm run migrate.");
      return storedVersion(row);
    });
  } catch (error) {
    // The change is committed, and the notification will come.
    log().warn(
      { err: error },
      "The content version could not be read after a change. It is read again within seconds.",
    );
  }
}
