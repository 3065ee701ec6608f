"use client";

import { type Resolver, useWatch } from "react-hook-form";
import { FormSection } from "@/components/admin/form/form-section";
import { LocalizedField } from "@/components/admin/form/localized-field";
import { RecordForm } from "@/components/admin/form/record-form";
import { TextField } from "@/components/admin/form/text-field";
import { SinglePicture } from "@/components/admin/media/single-picture";
import { adminText } from "@/lib/i18n/admin-messages";
import { languages } from "@/lib/i18n/languages";
import {
  draftErrors,
  emptyPromoDraft,
  type PromoDraft,
  type PromoResponse,
  readPromo,
  savePromo,
  toDraft,
} from "@/lib/promos/draft";
import { daysLeft, promoLimit } from "@/lib/promos/fields";
import { promoFieldLabel, promoLabels, promoSections } from "./promo-fields";

const promoResolver: Resolver<PromoDraft> = (values) => {
  const errors = Object.entries(draftErrors(values));
  if (errors.length === 0) return { values, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(errors.map(([name, message]) => [name, { type: "value", message }])),
  };
};

function promoFormTexts(creates: boolean) {
  return {
    submit: adminText("promos.submit"),
    submitting: adminText("promos.submitting"),
    success: adminText(creates ? "promos.created" : "promos.updated"),
    failure: adminText(creates ? "promos.createFailure" : "promos.updateFailure"),
  };
}

const limit = { maxLength: promoLimit.price };

/** Two prices as staff type them, each with the one it replaces. */
function PromoPrices() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        name="price"
        label={promoLabels.price}
        required
        {...limit}
        hint={adminText("promos.priceHint")}
      />
      <TextField
        name="old_price"
        label={promoLabels.old_price}
        {...limit}
        hint={adminText("promos.oldPriceHint")}
      />
      <TextField name="price2" label={promoLabels.price2} {...limit} hint={adminText("promos.price2Hint")} />
      <TextField
        name="old_price2"
        label={promoLabels.old_price2}
        {...limit}
        hint={adminText("promos.oldPriceHint")}
      />
    </div>
  );
}

function hintOf(day: string): string {
  const days = daysLeft(new Date(day), new Date());
  if (days < 0) return adminText("promos.endedAtOnce");
  return adminText(days === 0 ? "promos.endsToday" : "promos.endDateHint");
}

/** A promo's last day in Bangkok's time zone, with a hint if it is today or past. */
function EndDateField() {
  const day = useWatch<PromoDraft, "end_date">({ name: "end_date" });
  return <TextField name="end_date" type="date" label={promoLabels.end_date} required hint={hintOf(day)} />;
}

const list = "/admin/promos";

function version({ updated_at }: PromoResponse): string {
  return new Date(updated_at).toISOString();
}

/** Creates or edits a promo; afterwards the list is shown. */
export function PromoForm({ promo }: { promo: PromoResponse | null }) {
  const id = promo?.id ?? null;
  const reload = async (known: number) => {
    const stored = await readPromo(known);
    return { values: toDraft(stored), updatedAt: version(stored) };
  };
  return (
    <RecordForm<PromoDraft>
      draftKey={id === null ? "promos/new" : `promos/${id}`}
      initial={promo ? toDraft(promo) : emptyPromoDraft}
      updatedAt={promo && version(promo)}
      save={(values, save) => savePromo(id, values, save)}
      reload={id === null ? undefined : () => reload(id)}
      fieldLabel={promoFieldLabel}
      sections={promoSections}
      texts={promoFormTexts(id === null)}
      resolver={promoResolver}
      listHref={list}
    >
      <FormSection id="content" title={adminText("promos.contentSection")}>
        <LocalizedField
          name="title"
          shape="flat"
          label={adminText("promos.name")}
          required={languages}
          maxLength={promoLimit.title}
          multiline
          rows={1}
        />
        <LocalizedField
          name="description"
          shape="flat"
          label={adminText("promos.description")}
          required={languages}
          maxLength={promoLimit.description}
          multiline
          rows={5}
        />
      </FormSection>
      <FormSection id="prices" title={adminText("promos.priceSection")}>
        <PromoPrices />
      </FormSection>
      <FormSection id="period" title={adminText("promos.periodSection")}>
        <div className="grid gap-5 sm:grid-cols-2">
          <EndDateField />
          <TextField
            name="pdf_url"
            label={promoLabels.pdf_url}
            inputMode="url"
            required
            maxLength={promoLimit.pdf_url}
            hint={adminText("promos.pdfHint")}
          />
        </div>
      </FormSection>
      <FormSection id="image" title={adminText("promos.imageSection")}>
        <SinglePicture name="image" label={adminText("promos.chooseImage")} />
      </FormSection>
    </RecordForm>
  );
}
