"use client";

import { EntityRecordForm } from "@/components/admin/entity/entity-record-form";
import { TextField } from "@/components/admin/form/text-field";
import type { OpenedRecord } from "@/lib/core/content/field-drafts";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type SearchPart, searchParts } from "@/lib/search-words/entities";
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
  return (
    <EntityRecordForm
      entity={searchParts[part]}
      record={record}
      inputs={inputs}
      below={part === "aliases" ? { word: <AliasPreview /> } : undefined}
    />
  );
}
