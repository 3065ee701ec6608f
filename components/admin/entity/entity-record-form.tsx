"use client";

import type { FieldValues } from "react-hook-form";
import { draftErrors, emptyDraft, type OpenedRecord } from "@/lib/core/content/field-drafts";
import { entityPagesOf, type FormDefinition } from "@/lib/core/entity/entity-page-names";
import { readListedRecord, readRecord, saveJsonRecord, saveRecord } from "@/lib/core/forms/record-calls";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { FormEntity } from "@/lib/registry/entities";
import { EntityForm, type EntityFormProps, resolverOf } from "./entity-form";

interface EntityRecordFormProps<Draft extends FieldValues>
  extends Pick<EntityFormProps<Draft>, "inputs" | "below" | "actions" | "savedHref"> {
  entity: FormDefinition & FormEntity;
  record: OpenedRecord<Draft> | null;
  /** The last part of the record's path below `/api`, by default the id of the record. */
  recordKey?: string;
  /** The initial values of a new record, if they differ from the defaults of the entity's table. */
  initial?: Partial<Draft>;
  /** The record that a new one is a copy of. Its drafts on the device lie apart. */
  copyOf?: number;
  /** Finds errors by path before anything is sent, if the fields alone do not tell them. */
  errorsOf?: (draft: Draft) => Record<string, string>;
  /** Returns the values to send, if the form hides some that were typed before. */
  valuesOf?: (draft: Draft) => FieldValues;
  success?: string;
}

/** Creates or edits a record with the form of its entity, and then shows the list. */
export function EntityRecordForm<Draft extends FieldValues>(props: EntityRecordFormProps<Draft>) {
  const { entity, record, recordKey, initial, copyOf, errorsOf, valuesOf, success, ...form } = props;
  const { fields, api }: FormDefinition = entity;
  const { words, path, list } = entityPagesOf(entity);
  const id = record?.id ?? null;
  const key = record && (recordKey ?? record.id);
  const isMultipart = Object.values(api.operations).some(({ body }) => body?.encoding === "multipart");
  const isRead = Object.values(api.operations).some((each) => each.method === "GET" && each.params);
  const reload = async (stored: OpenedRecord) =>
    isRead ? readRecord(`${path}/${key}`, fields) : readListedRecord(path, stored.id, fields);
  return (
    <EntityForm<FieldValues>
      {...form}
      entity={entity}
      draftKey={[path, key ?? "new", copyOf].filter((part) => part !== undefined).join("/")}
      initial={record?.values ?? { ...emptyDraft(fields), ...initial }}
      updatedAt={record?.updatedAt ?? null}
      save={(draft, sending) => {
        const values = valuesOf?.(draft as Draft) ?? draft;
        return isMultipart
          ? saveRecord(path, fields, id, values, sending)
          : saveJsonRecord(path, fields, key, values, sending);
      }}
      reload={record ? () => reload(record) : undefined}
      history={id === null ? undefined : { entity: entity.name, key: id }}
      resolver={resolverOf((draft) => errorsOf?.(draft as Draft) ?? draftErrors(fields, draft))}
      texts={{
        submit: adminText(`${words}.submit`),
        submitting: adminText(`${words}.submitting`),
        success: success ?? adminText(`${words}.${id === null ? "created" : "updated"}`),
        failure: adminText(`${words}.${id === null ? "createFailure" : "updateFailure"}`),
      }}
      listHref={list}
    />
  );
}
