"use client";

import type { ComponentProps } from "react";
import { EntityRecordForm } from "@/components/admin/entity/entity-record-form";
import { DraftPreviewButton } from "@/components/admin/preview/draft-preview-button";
import { ownPageDraftKey, ownPagePreviewPath } from "@/lib/own-pages/draft";
import { ownPageEntity } from "@/lib/own-pages/entity";

export function OwnPageForm({ record }: Pick<ComponentProps<typeof EntityRecordForm>, "record">) {
  const id = record?.id ?? null;
  return (
    <EntityRecordForm
      entity={ownPageEntity}
      record={record}
      actions={
        <DraftPreviewButton
          record={ownPageDraftKey(id)}
          pathIn={(language) => ownPagePreviewPath(language, id)}
        />
      }
    />
  );
}
