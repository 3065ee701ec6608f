import { AdminLink } from "@/components/admin/admin-link";
import { ApiError } from "@/lib/core/api/client";
import { problemText } from "@/lib/core/content/field-labels";
import { entityDefinition } from "@/lib/registry/entities";
import { editPath } from "@/lib/registry/history/record-names";
import type { RefusedRecord } from "@/lib/registry/history/schema";

/** The records that refused a change of many, as the API names them in a 422. */
export function refusedRecords(error: unknown): RefusedRecord[] {
  const body = error instanceof ApiError ? error.body : null;
  return (body as { refused?: RefusedRecord[] } | null | undefined)?.refused ?? [];
}

/** Leads to the records that refused a change of many records. */
export function RefusedRecords({ refused }: { refused: RefusedRecord[] }) {
  if (refused.length === 0) return null;
  return (
    <ul className="grid list-disc gap-1 pl-5 font-normal">
      {refused.map(({ entity, id, name, tour_type, ...problem }) => (
        <li key={id} className="wrap-anywhere">
          <AdminLink
            href={editPath({ entity, record_key: String(id), tour_type })}
            className="font-semibold underline underline-offset-4"
          >
            <bdi>{name}</bdi>
          </AdminLink>
          {": "}
          {problemText(entityDefinition(entity).fields, problem)}
        </li>
      ))}
    </ul>
  );
}
