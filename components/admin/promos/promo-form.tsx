"use client";

import { FormSection } from "@/components/admin/form/form-section";
import { LocalizedField } from "@/components/admin/form/localized-field";
import { RecordForm } from "@/components/admin/form/record-form";
import { TextField } from "@/components/admin/form/text-field";
import { SinglePicture } from "@/components/admin/pictures/single-picture";
import { adminText } from "@/lib/i18n/admin-messages";
import { languages } from "@/lib/i18n/languages";
import { emptyPromoDraft, type PromoAnswer, type PromoDraft, toDraft } from "@/lib/promos/draft";
import { promoLimit } from "@/lib/promos/limits";
import { readPromo, savePromo } from "@/lib/promos/requests";
import { EndDateField } from "./end-date-field";
import { promoFieldLabel, promoLabels } from "./promo-field-label";
import { promoFormTexts } from "./promo-form-texts";
import { PromoPrices } from "./promo-prices";
import { promoResolver } from "./promo-resolver";
import { promoSections } from "./promo-sections";

const list = "/admin/promos";

function version({ updated_at }: PromoAnswer): string {
  return new Date(updated_at).toISOString();
}

/** Creates a promo, or changes one; afterwards the list is shown. */
export function PromoForm({ promo }: { promo: PromoAnswer | null }) {
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
      cancelHref={list}
      doneHref={list}
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
