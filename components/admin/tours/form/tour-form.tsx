"use client";

import type { ComponentProps } from "react";
import { type FieldErrors, type Resolver, set } from "react-hook-form";
import { BrowserOnly } from "@/components/admin/browser-only";
import { RecordForm } from "@/components/admin/form/record-form";
import { preloadCyrillic } from "@/components/admin/preload-cyrillic";
import { DraftPreviewButton } from "@/components/admin/preview/draft-preview-button";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Purpose, type TourDraft, tourDraftKey, tourPreviewPath } from "@/lib/tours/draft";
import { draftErrors } from "@/lib/tours/draft-errors";
import { type Kind, kinds } from "@/lib/tours/kinds";
import { createTour, readTour, updateTour } from "@/lib/tours/requests";
import {
  BasicSection,
  FaqSection,
  HighlightsSection,
  ImagesSection,
  InclusionsSection,
  PoliciesSection,
} from "./content-sections";
import { fieldLabel, formSections } from "./form-fields";
import { ItinerarySection } from "./itinerary-section";
import { PriceSection, PricesSection } from "./price-sections";
import { SeoSection } from "./seo-section";

function formTexts(kind: Kind, purpose: Purpose) {
  const key = `tours.${kinds[kind].messages}.form` as const;
  return purpose === "create"
    ? {
        submit: adminText(`${key}.createButton`),
        submitting: adminText(`${key}.createBusy`),
        success: adminText(`${key}.createSuccess`),
        failure: adminText(`${key}.createFailure`),
      }
    : {
        submit: adminText("tourForm.save"),
        submitting: adminText("tourForm.saving"),
        success: adminText(`${key}.updateSuccess`),
        failure: adminText(`${key}.updateFailure`),
      };
}

function tourResolver(kind: Kind, purpose: Purpose): Resolver<TourDraft> {
  return (draft) => {
    const found = draftErrors(draft, kind, purpose);
    if (found.size === 0) return { values: draft, errors: {} };
    const errors: FieldErrors<TourDraft> = {};
    for (const [field, message] of found) set(errors, field, { type: "validate", message });
    return { values: {}, errors };
  };
}

/** The sections in the order of. */
function TourSections({ kind, tourId }: { kind: Kind; tourId: number | null }) {
  const asking: readonly Purpose[] = kinds[kind].currencyRequired;
  const purpose = tourId === null ? "create" : "update";
  return (
    <>
      <SeoSection kind={kind} tourId={tourId ?? 0} />
      <BasicSection />
      <PriceSection currencyRequired={asking.includes(purpose)} />
      <PricesSection />
      <ImagesSection />
      <HighlightsSection />
      <ItinerarySection />
      <InclusionsSection />
      <FaqSection />
      <PoliciesSection />
    </>
  );
}

interface StoredTour {
  id: number;
  updatedAt: string;
}

interface TourRecordFormProps {
  kind: Kind;
  initial: TourDraft;
  /** The tour that is edited; absent for a new one. */
  stored?: StoredTour;
  /** The tour that a new one is copied from. */
  copyOf?: number;
}

/** Creates or edits a tour of any kind. */
function TourRecordForm({ kind, initial, stored, copyOf }: TourRecordFormProps) {
  const purpose = stored ? "update" : "create";
  const list = `/admin/${kind}`;
  const record = tourDraftKey(kind, stored?.id ?? null);
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
      listHref={list}
      actions={
        <DraftPreviewButton
          record={record}
          pathIn={(language) => tourPreviewPath(kind, language, stored?.id ?? null)}
        />
      }
    >
      <TourSections kind={kind} tourId={stored?.id ?? null} />
    </RecordForm>
  );
}

/** The form, rendered in the browser only: it has hundreds of fields, and none works without its script. */
export function TourForm(props: ComponentProps<typeof TourRecordForm>) {
  preloadCyrillic();
  return (
    <BrowserOnly loadingLabel={adminText(`tours.${kinds[props.kind].messages}.form.loading`)}>
      <TourRecordForm {...props} />
    </BrowserOnly>
  );
}
