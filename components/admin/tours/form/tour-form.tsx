"use client";

import { RecordForm } from "@/components/admin/form/record-form";
import { PreviewButton } from "@/components/admin/preview/preview-button";
import type { TourDraft } from "@/lib/tours/draft";
import type { Kind } from "@/lib/tours/kinds";
import { tourPreviewPath, tourRecord } from "@/lib/tours/preview-path";
import { createTour, readTour, updateTour } from "@/lib/tours/requests";
import { fieldLabel } from "./field-label";
import { formSections } from "./form-sections";
import { formTexts } from "./form-texts";
import { tourResolver } from "./tour-resolver";
import { TourSections } from "./tour-sections";

interface StoredTour {
  id: number;
  updatedAt: string;
}

interface TourFormProps {
  kind: Kind;
  initial: TourDraft;
  /** The tour that is edited; absent for a new one. */
  stored?: StoredTour;
  /** The tour that a new one begins as a copy of. */
  copyOf?: number;
}

/** Makes a tour or changes one, of any kind. */
export function TourForm({ kind, initial, stored, copyOf }: TourFormProps) {
  const purpose = stored ? "update" : "create";
  const list = `/admin/${kind}`;
  const record = tourRecord(kind, stored?.id ?? null);
  return (
    <RecordForm<TourDraft>
      draftKey={copyOf === undefined ? record : `${record}/${copyOf}`}
      initial={initial}
      updatedAt={stored?.updatedAt ?? null}
      save={(draft, { updatedAt, ...sending }) =>
        stored
          ? updateTour(stored.id, draft, kind, { updatedAt, ...sending })
          : createTour(draft, kind, sending)
      }
      reload={stored && (() => readTour(stored.id))}
      fieldLabel={fieldLabel}
      sections={formSections}
      resolver={tourResolver(kind, purpose)}
      texts={formTexts(kind, purpose)}
      cancelHref={list}
      doneHref={list}
      actions={
        <PreviewButton
          record={record}
          pathIn={(language) => tourPreviewPath(kind, language, stored?.id ?? null)}
        />
      }
    >
      <TourSections kind={kind} tourId={stored?.id ?? null} />
    </RecordForm>
  );
}
