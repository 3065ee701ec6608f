"use client";

import type { ComponentProps } from "react";
import { DraftPreview } from "@/components/admin/preview/draft-preview";
import { PromoSection } from "@/components/site/home/promo-section";
import { localize } from "@/lib/core/content/localized-text";
import { byLanguage } from "@/lib/core/i18n/languages";
import { draftPromo, promoDraftKey, promoPreviewPath } from "@/lib/promos/draft";
import type { PromoDraft } from "@/lib/promos/fields";

interface PromoDraftPreviewProps extends ComponentProps<typeof PromoSection> {
  promoId: number | null;
}

/** Shows the draft of a promo as the home page does, first among the promos that visitors see now. */
export function PromoDraftPreview({ promoId, promos, ...section }: PromoDraftPreviewProps) {
  const others = promos.filter(({ id }) => id !== promoId);
  return (
    <DraftPreview<PromoDraft>
      record={promoDraftKey(promoId)}
      list="/admin/promos"
      language={section.language}
      paths={byLanguage((each) => promoPreviewPath(each, promoId))}
    >
      {(draft) => {
        const promo = draftPromo(draft);
        return (
          <>
            <h1 className="sr-only">{localize(promo.title, section.language).text}</h1>
            <PromoSection {...section} promos={[promo, ...others]} />
          </>
        );
      }}
    </DraftPreview>
  );
}
