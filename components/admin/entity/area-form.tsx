"use client";

import type { FieldValues } from "react-hook-form";
import { draftErrors, emptyDraft, type OpenedRecord } from "@/lib/content/field-drafts";
import { readRecord, saveRecord } from "@/lib/forms/record-requests";
import { adminText } from "@/lib/i18n/admin-messages";
import { type FormEntity, records } from "@/lib/registry/entities";
import { EntityForm, type EntityFormProps, resolverOf } from "./entity-form";

interface AreaFormProps extends Pick<EntityFormProps<FieldValues>, "inputs" | "below" | "actions"> {
  entity: FormEntity;
  record: OpenedRecord | null;
  /** The initial values of a new record, if they differ from the defaults of the entity's table. */
  initial?: FieldValues;
  /** The record that a new one is a copy of. Its drafts on the device lie apart. */
  copyOf?: number;
}

/** Creates or edits a record with the form of its entity, and then shows the list. */
export function AreaForm({ entity, record, initial, copyOf, ...props }: AreaFormProps) {
  const { area, fields } = records[entity];
  const id = record?.id ?? null;
  const draftKey = [area, id ?? "new", copyOf].filter((part) => part !== undefined).join("/");
  return (
    <EntityForm<FieldValues>
      {...props}
      entity={records[entity]}
      draftKey={draftKey}
      initial={record?.values ?? { ...emptyDraft(fields), ...initial }}
      updatedAt={record?.updatedAt ?? null}
      save={(values, sending) => saveRecord(area, fields, id, values, sending)}
      reload={id === null ? undefined : () => readRecord(`${area}/${id}`, fields)}
      history={id === null ? undefined : { entity, key: id }}
      resolver={resolverOf((draft) => draftErrors(fields, draft))}
      texts={{
        submit: adminText(`${area}.submit`),
        submitting: adminText(`${area}.submitting`),
        success: adminText(`${area}.${id === null ? "created" : "updated"}`),
        failure: adminText(`${area}.${id === null ? "createFailure" : "updateFailure"}`),
      }}
      listHref={`/admin/${area}`}
    />
  );
}
