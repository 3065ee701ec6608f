import "server-only";
import type { Entity } from "../entities";
import { listVersions } from "../history/queries";
import type { RecordVersion } from "../history/schema";
import { readOrNull } from "./read-or-null";

export function latestChanges(shown: number): Promise<RecordVersion[] | null> {
  return readOrNull("latest changes", async () => (await listVersions({ page: 1, perPage: shown })).versions);
}

const shownOfRecord = 5;

/** Returns null after a failure, so that the record's page still opens. */
export function latestVersions(entity: Entity, id: number): Promise<RecordVersion[] | null> {
  return readOrNull("versions of a record", async () => {
    const { versions } = await listVersions({ entity, key: String(id), page: 1, perPage: shownOfRecord });
    return versions;
  });
}
