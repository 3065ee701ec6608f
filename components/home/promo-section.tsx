import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import type { Promo } from "@/lib/promos/schema";
import { PromoCard } from "./promo-card";
import { Section } from "./section";
import { SnapRow } from "./snap-row";

/** The promos that still run; no section when there are none. */
export function PromoSection({ promos, language }: { promos: Promo[]; language: Language }) {
  if (promos.length === 0) return null;
  const t = translate(language);
  return (
    <Section
      id="promo"
      lead={t("home.promo.heading")}
      title={t("home.promo.title")}
      subtitle={t("home.promo.subtitle")}
    >
      <SnapRow
        items={promos.map((promo) => ({
          key: promo.id,
          content: <PromoCard promo={promo} language={language} />,
        }))}
        className="md:flex-wrap"
        itemClassName="md:shrink md:grow md:basis-80"
      />
    </Section>
  );
}
