import "server-only";
import { listVersions } from "../history/queries";
import type { Entity } from "../history/records";
import type { RecordVersion } from "../history/schema";
import { figure } from "./figure";

/** The latest changes of all records; null where they could not be read. */
export function latestChanges(shown: number): Promise<RecordVersion[] | null> {
  return figure("latest changes", async () => (await listVersions({ page: 1, perPage: shown })).versions);
}

const shownOfRecord = 5;

/** The latest versions of a record, for its own page, which is there without them too; null where they could not be read. */
export function latestVersions(entity: Entity, id: number): Promise<RecordVersion[] | null> {
  return figure("versions of a record", async () => {
    const { versions } = await listVersions({ entity, key: String(id), page: 1, perPage: shownOfRecord });
    return versions;
  });
}
