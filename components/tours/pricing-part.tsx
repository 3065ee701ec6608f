import { Localized } from "@/components/ui/localized";
import { translate } from "@/lib/i18n/messages";
import { EmptyPart } from "./empty-part";
import { PriceTable } from "./price-table";
import type { TourPartProps } from "./tour-part";

/** What each service costs, and what a cancellation does. */
export function PricingPart({ tour, language }: TourPartProps) {
  const t = translate(language);
  const policies = tour.cancellation_policies;
  return (
    <div className="grid gap-10">
      {tour.prices.length > 0 ? (
        <PriceTable tour={tour} language={language} />
      ) : (
        <EmptyPart>{t("tour.noPricing")}</EmptyPart>
      )}
      <div className="grid gap-4">
        <h3 className="text-heading">{t("tour.cancellationPolicy")}</h3>
        {policies.length === 0 && <EmptyPart>{t("tour.noCancellationPolicy")}</EmptyPart>}
        <ul className="grid list-disc gap-2 pl-5 marker:text-sea-500">
          {policies.map(({ id, description }) => (
            <li key={id}>
              <Localized text={description} language={language} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
