import { Panel } from "@/components/admin/panel";
import { preloadCyrillic } from "@/components/admin/preload-cyrillic";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Promo } from "@/lib/promos/schema";
import { PromoFacts } from "./promo-facts";
import { PromoPicture } from "./promo-picture";
import { PromoTranslations } from "./promo-translations";

/** All of a promo, to read only. */
export function PromoDetail({ promo, now }: { promo: Promo; now: Date }) {
  preloadCyrillic();
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Panel title={adminText("promos.image")}>
        <PromoPicture promo={promo} />
      </Panel>
      <Panel title={adminText("promos.facts")}>
        <PromoFacts promo={promo} now={now} />
      </Panel>
      <Panel title={adminText("promos.translations")} className="lg:col-span-2">
        <PromoTranslations promo={promo} />
      </Panel>
    </div>
  );
}
