import { Localized } from "@/components/ui/localized";
import { formatMoney } from "@/lib/format";
import { translate } from "@/lib/i18n/messages";
import type { TourPartProps } from "./tour-part";

const columns = ["serviceType", "price", "description"] as const;

/** The price lines; on a narrow screen each row folds into two lines. */
export function PriceTable({ tour, language }: TourPartProps) {
  const t = translate(language);
  return (
    <table className="w-full border-line border-y text-left">
      <thead className="sr-only sm:not-sr-only">
        <tr className="border-line border-b text-ink-soft text-sm sm:table-row">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-3 pr-4 font-medium">
              {t(`tour.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {tour.prices.map(({ id, service_type, price, description }) => (
          <tr key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-4 sm:table-row">
            <th scope="row" className="hyphens-auto align-top font-semibold sm:w-1/3 sm:py-4 sm:pr-4">
              <Localized text={service_type} language={language} />
            </th>
            <td className="align-top font-semibold sm:whitespace-nowrap sm:py-4 sm:pr-6">
              {formatMoney(price, tour.currency, language)}
            </td>
            <td className="col-span-2 align-top text-ink-soft sm:py-4">
              <Localized text={description} language={language} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
