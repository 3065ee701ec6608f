"use client";

import { EntityForm, resolverOf } from "@/components/admin/entity/entity-form";
import { preloadCyrillic } from "@/components/admin/preload-cyrillic";
import { draftErrors, emptyDraft, type OpenedRecord } from "@/lib/content/field-drafts";
import { readRecord, saveJsonRecord } from "@/lib/forms/record-requests";
import { adminText } from "@/lib/i18n/admin-messages";
import { type PickupAreaDraft, pickupAreaEntity, pickupAreaFields } from "@/lib/tours/pickup-areas/entity";

const path = "pickup-areas";

export function PickupAreaForm({ area }: { area: OpenedRecord<PickupAreaDraft> | null }) {
  preloadCyrillic();
  const id = area?.id ?? null;
  return (
    <EntityForm<PickupAreaDraft>
      entity={pickupAreaEntity}
      draftKey={`${path}/${id ?? "new"}`}
      initial={area?.values ?? emptyDraft(pickupAreaFields)}
      updatedAt={area?.updatedAt ?? null}
      save={(values, sending) => saveJsonRecord(path, pickupAreaFields, id, values, sending)}
      reload={id === null ? undefined : () => readRecord(`${path}/${id}`, pickupAreaFields)}
      resolver={resolverOf((draft) => draftErrors(pickupAreaFields, draft))}
      texts={{
        submit: adminText("pickupAreas.submit"),
        submitting: adminText("pickupAreas.submitting"),
        success: adminText(id === null ? "pickupAreas.created" : "pickupAreas.updated"),
        failure: adminText(id === null ? "pickupAreas.createFailure" : "pickupAreas.updateFailure"),
      }}
      listHref="/admin/pickup-areas"
    />
  );
}
