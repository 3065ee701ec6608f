import { adminText } from "@/lib/i18n/admin-messages";
import { type Language, languageNames, languages } from "@/lib/i18n/languages";
import type { Promo } from "@/lib/promos/schema";

function Variant({ promo, language }: { promo: Promo; language: Language }) {
  const none = <span className="text-ink-soft italic">{adminText("promos.none")}</span>;
  return (
    <section className="grid content-start gap-2 rounded-xl bg-sand-50 p-4">
      <h3 className="font-medium text-ink-soft text-xs">{languageNames[language]}</h3>
      <p lang={language} className="font-semibold leading-snug">
        {promo[`title_${language}`] || none}
      </p>
      <p lang={language} className="whitespace-pre-line text-sm">
        {promo[`description_${language}`] || none}
      </p>
    </section>
  );
}

/** Title and description in the three languages, side by side. */
export function PromoTranslations({ promo }: { promo: Promo }) {
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      {languages.map((language) => (
        <Variant key={language} promo={promo} language={language} />
      ))}
    </div>
  );
}
