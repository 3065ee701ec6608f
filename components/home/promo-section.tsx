import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import type { Promo } from "@/lib/promos/schema";
import { PromoCard } from "./promo-card";
import { Section } from "./section";

/** The promos that still run; no section when there are none. On a phone they lie side by side. */
export function PromoSection({ promos, language }: { promos: Promo[]; language: Language }) {
  if (promos.length === 0) return null;
  const t = translate(language);
  return (
    <Section id="promo" title={t("home.promo.title")} subtitle={t("home.promo.subtitle")}>
      <ul className="relative -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-4 sm:-mx-6 sm:scroll-px-6 sm:px-6 md:mx-0 md:flex-wrap md:gap-6 md:overflow-visible md:px-0 md:pb-0">
        {promos.map((promo) => (
          <li
            key={promo.id}
            className="w-[86vw] max-w-sm shrink-0 snap-start md:w-auto md:max-w-none md:shrink md:grow md:basis-80"
          >
            <PromoCard promo={promo} language={language} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
