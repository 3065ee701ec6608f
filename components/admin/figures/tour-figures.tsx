import { AdminLink } from "@/components/admin/admin-link";
import { formatNumber, formatRate } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { perHundred, type TourFigures } from "@/lib/figures/summary";
import { FigureChange, ShareBar } from "./figure-parts";

export interface NamedTourFigures extends TourFigures {
  name?: string;
  href?: string;
}

interface TourTableProps {
  tours: NamedTourFigures[];
  requests: boolean;
}

const number = "px-2 py-3 text-right align-top last:pr-0";

function shown(value: number | null): string {
  return value === null ? "–" : formatRate(value, "id");
}

export function TourFigureTable({ tours, requests }: TourTableProps) {
  const most = Math.max(1, ...tours.map(({ views }) => views.now));
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{adminText("figures.tours")}</caption>
      <thead className="text-ink-soft text-xs">
        <tr>
          <th scope="col" className="pb-2 text-left font-semibold">
            {adminText("figures.tour")}
          </th>
          <th scope="col" className="px-2 pb-2 text-right font-semibold last:pr-0">
            {adminText("figures.views")}
          </th>
          {requests && (
            <>
              <th scope="col" className="whitespace-nowrap px-2 pb-2 text-right font-semibold max-sm:pr-0">
                {adminText("figures.requestsShort")}
              </th>
              <th scope="col" className="whitespace-nowrap pb-2 pl-2 text-right font-semibold max-sm:hidden">
                {adminText("figures.perHundredShort")}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {tours.map(({ id, name, href, views, requests: requestCount }) => (
          <tr key={id}>
            <th scope="row" className="py-3 pr-2 text-left font-normal">
              {href ? (
                <AdminLink href={href} className="wrap-anywhere font-medium hover:underline">
                  <bdi>{name}</bdi>
                </AdminLink>
              ) : (
                <span className="text-ink-soft">{adminText("figures.deletedTour", { id: String(id) })}</span>
              )}
              <ShareBar value={views.now} most={most} className="mt-1.5 h-1.5" />
            </th>
            <td className={number}>
              <span className="block font-semibold">{formatNumber(views.now, "id")}</span>
              <FigureChange sum={views} short />
            </td>
            {requests && (
              <>
                <td className={number}>{formatNumber(requestCount.now, "id")}</td>
                <td className={`${number} max-sm:hidden`}>
                  {shown(perHundred(requestCount.now, views.now))}
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
