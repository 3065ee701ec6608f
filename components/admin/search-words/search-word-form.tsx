"use client";

import type { FieldValues } from "react-hook-form";
import { EntityForm, resolverOf } from "@/components/admin/entity/entity-form";
import { TextField } from "@/components/admin/form/text-field";
import { preloadCyrillic } from "@/components/admin/preload-cyrillic";
import { draftErrors, emptyDraft, type OpenedRecord } from "@/lib/content/field-drafts";
import { readRecord, saveJsonRecord } from "@/lib/forms/record-requests";
import { adminText } from "@/lib/i18n/admin-messages";
import { type SearchPart, searchParts } from "@/lib/search-words/parts";
import { AliasPreview } from "./search-preview";

const inputs = {
  words: (
    <TextField
      key="words"
      name="words"
      label={adminText("searchWords.words")}
      hint={adminText("searchWords.wordsHint")}
      required
      multiline
      rows={6}
    />
  ),
};

interface SearchWordFormProps {
  part: SearchPart;
  record: OpenedRecord | null;
}

export function SearchWordForm({ part, record }: SearchWordFormProps) {
  preloadCyrillic();
  const { entity, api } = searchParts[part];
  const { fields } = entity;
  const id = record?.id ?? null;
  return (
    <EntityForm<FieldValues>
      entity={entity}
      draftKey={`${api}/${id ?? "new"}`}
      initial={record?.values ?? emptyDraft(fields)}
      updatedAt={record?.updatedAt ?? null}
      save={(values, sending) => saveJsonRecord(api, fields, id, values, sending)}
      reload={id === null ? undefined : () => readRecord(`${api}/${id}`, fields)}
      history={id === null ? undefined : { entity: entity.name, key: id }}
      resolver={resolverOf((draft) => draftErrors(fields, draft))}
      texts={{
        submit: adminText("searchWords.submit"),
        submitting: adminText("searchWords.submitting"),
        success: adminText(id === null ? "searchWords.created" : "searchWords.updated"),
        failure: adminText("searchWords.saveFailure"),
      }}
      listHref="/admin/search-words"
      inputs={inputs}
      below={part === "aliases" ? { word: <AliasPreview /> } : undefined}
    />
  );
}
