"use client";

import { type ComponentProps, Fragment } from "react";
import { useWatch } from "react-hook-form";
import { BrowserOnly } from "@/components/admin/browser-only";
import { EntityForm, resolverOf } from "@/components/admin/entity/entity-form";
import { FormField } from "@/components/admin/entity/form-field";
import { ListField } from "@/components/admin/entity/list-field";
import { OldPriceDay } from "@/components/admin/entity/old-price-day";
import { WeekdaysInput } from "@/components/admin/entity/weekdays-input";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { PictureList } from "@/components/admin/media/picture-list";
import { DraftPreviewButton } from "@/components/admin/preview/draft-preview-button";
import { button } from "@/components/ui/button";
import type { ClosedPeriod } from "@/lib/core/calendar/calendar";
import { readRecord, sendJsonRecord } from "@/lib/core/forms/record-calls";
import { isSame, plainCopy } from "@/lib/core/forms/values";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { ReasonedPeriod } from "@/lib/tours/closures/closure";
import {
  mayLack,
  type SavePurpose,
  tourBody,
  tourDraftKey,
  tourErrors,
  tourPreviewPath,
} from "@/lib/tours/draft";
import { proposedDuration } from "@/lib/tours/duration-proposal";
import { tourFields, tourForm } from "@/lib/tours/fields";
import { type Kind, kinds } from "@/lib/tours/kinds";
import type { TourDraft } from "@/lib/tours/schema";
import type { CopyList } from "@/lib/tours/shared-texts/copy";
import { CalendarPreview, ClosedPeriodsInput, SeasonsInput } from "./calendar-inputs";
import { FactsInput } from "./facts-input";
import { ItineraryInput } from "./itinerary-input";
import { PlannedPricesInput, PricePreview, PricesInput } from "./price-inputs";
import { CopyOrigin, InsertSharedTexts } from "./shared-text-inputs";
import { StopsInput } from "./stops-input";
import { TourSnippet } from "./tour-snippet";

/** Offers the duration that follows from the itinerary, in all languages. */
function DurationProposal() {
  const { form } = useRecordForm();
  const days = useWatch({ name: "itineraries" }) as TourDraft["itineraries"] | undefined;
  const duration: unknown = useWatch({ name: "duration" });
  const proposed = proposedDuration(days ?? []);
  if (!proposed || isSame(duration, proposed)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
      {adminText("factGroups.duration", { duration: proposed.id })}
      <button
        type="button"
        onClick={() => form.setValue("duration", plainCopy(proposed), { shouldDirty: true })}
        className={button({ variant: "outline", size: "small" })}
      >
        {adminText("factGroups.useDuration")}
      </button>
    </p>
  );
}

function formTexts(kind: Kind, purpose: SavePurpose) {
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

const rows = (name: string) => <ListField key={name} variant="rows" name={name} />;

const inclusionInputs = (name: string) => (
  <div className="grid gap-x-3 gap-y-2 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
    <FormField name={`${name}.type`} />
    <FormField name={`${name}.description`} labelHidden />
    <div className="empty:hidden sm:col-start-2">
      <CopyOrigin name={name} />
    </div>
  </div>
);

const faqInputs = (name: string) => (
  <>
    <FormField name={`${name}.question`} />
    <FormField name={`${name}.answer`} />
    <CopyOrigin name={name} />
  </>
);

const policyInputs = (name: string) => (
  <div className="grid gap-2">
    <FormField name={`${name}.description`} labelHidden />
    <CopyOrigin name={name} />
  </div>
);

const insertInto = (list: CopyList) => (insert: (items: object[]) => void, room: number) => (
  <InsertSharedTexts list={list} insert={insert} room={room} />
);

const inputs = {
  weekdays: <WeekdaysInput key="weekdays" label={adminText("tourForm.fields.weekdays")} />,
  seasons: <SeasonsInput key="seasons" />,
  prices: <PricesInput key="prices" />,
  planned_prices: <PlannedPricesInput key="planned_prices" />,
  stops: <StopsInput key="stops" />,
  facts: <FactsInput key="facts" />,
  images: <PictureList key="images" name="images" />,
  highlights: rows("highlights"),
  itineraries: <ItineraryInput key="itineraries" />,
  included_excluded: (
    <ListField
      key="included_excluded"
      variant="rows"
      name="included_excluded"
      adding={insertInto("included_excluded")}
    >
      {inclusionInputs}
    </ListField>
  ),
  faqs: (
    <ListField key="faqs" name="faqs" adding={insertInto("faqs")}>
      {faqInputs}
    </ListField>
  ),
  cancellation_policies: (
    <ListField
      key="cancellation_policies"
      variant="rows"
      name="cancellation_policies"
      adding={insertInto("cancellation_policies")}
    >
      {policyInputs}
    </ListField>
  ),
};

/** Saves a new tour as a draft. The main button publishes it. */
const draftButton = {
  label: adminText("tourForm.saveDraft"),
  values: { published: "no" },
  mainValues: { published: "yes" },
};

interface TourRecordFormProps {
  kind: Kind;
  initial: TourDraft;
  stored?: { id: number; updatedAt: string };
  copyOf?: number;
  common: ClosedPeriod[];
  locked?: ReasonedPeriod[];
}

function TourRecordForm({ kind, initial, stored, copyOf, common, locked = [] }: TourRecordFormProps) {
  const purpose = stored ? "update" : "create";
  const asking: readonly SavePurpose[] = kinds[kind].currencyRequired;
  const list = `/admin/${kind}`;
  const record = tourDraftKey(kind, stored?.id ?? null);
  return (
    <EntityForm<TourDraft>
      entity={tourForm}
      draftKey={copyOf === undefined ? record : `${record}/${copyOf}`}
      initial={initial}
      updatedAt={stored?.updatedAt ?? null}
      save={(draft, sending) =>
        sendJsonRecord("packages", stored?.id ?? null, tourBody(draft, kind, purpose), sending)
      }
      reload={stored && (() => readRecord(`packages/${stored.id}`, tourFields))}
      history={stored && { entity: "tour", key: stored.id }}
      resolver={resolverOf((draft) => tourErrors(draft, kind, purpose))}
      mayLack={mayLack}
      texts={formTexts(kind, purpose)}
      otherSubmit={stored ? undefined : draftButton}
      listHref={list}
      actions={
        <DraftPreviewButton
          record={record}
          pathIn={(language) => tourPreviewPath(kind, language, stored?.id ?? null)}
        />
      }
      inputs={{
        ...inputs,
        closed_periods: <ClosedPeriodsInput key="closed_periods" common={common} locked={locked} />,
        currency: <FormField key="currency" name="currency" required={asking.includes(purpose)} />,
        original_price_since: (
          <OldPriceDay key="original_price_since" name="original_price_since" prices={["original_price"]} />
        ),
        // A new tour has a button for drafts instead of this field.
        ...(!stored && { published: <Fragment key="published" /> }),
      }}
      below={{
        basic: <DurationProposal />,
        seo: <TourSnippet kind={kind} tourId={stored?.id ?? 0} />,
        price: <PricePreview />,
        calendar: <CalendarPreview common={common} />,
      }}
    />
  );
}

/** Renders the form only in the browser: it has hundreds of fields, and none works without its script. */
export function TourForm(props: ComponentProps<typeof TourRecordForm>) {
  return (
    <BrowserOnly loadingLabel={adminText(`tours.${kinds[props.kind].messages}.form.loading`)}>
      <TourRecordForm {...props} />
    </BrowserOnly>
  );
}
