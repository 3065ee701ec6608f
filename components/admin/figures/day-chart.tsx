import { formatNumber, formatShortDay } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { ground, linePath, scaleEnd } from "@/lib/figures/chart";
import type { FiguresSummary } from "@/lib/figures/summary";
import { DayLine } from "./figure-parts";

const written = (day: string) => formatShortDay(new Date(day), "id");

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="h-1 w-6 rounded-full bg-sea-600" />
        {adminText("figures.shown")}
      </li>
      <li className="flex items-center gap-2 text-ink-soft">
        <span aria-hidden="true" className="w-6 border-sand-500 border-t-2 border-dashed" />
        {adminText("figures.before")}
      </li>
    </ul>
  );
}

/** Shows views by day with the previous period as a dashed line, and a folded table of the same numbers. */
export function DayChart({ days }: Pick<FiguresSummary, "days">) {
  const [now, before] = [days.map((day) => day.now), days.map((day) => day.before)];
  const end = scaleEnd(Math.max(...now, ...before));
  const [first, middle, last] = [days.at(0), days.at(days.length / 2), days.at(-1)];
  return (
    <div className="grid gap-4">
      <Legend />
      <div aria-hidden="true" className="grid grid-cols-[auto_1fr] gap-x-2 text-ink-soft text-xs">
        <div className="-my-2 flex flex-col justify-between text-right">
          {[end, end / 2, 0].map((value) => (
            <span key={value}>{formatNumber(value, "id")}</span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${ground.width} ${ground.height}`}
          preserveAspectRatio="none"
          className="h-40 w-full overflow-visible sm:h-52"
        >
          <title>{adminText("figures.perDay")}</title>
          {[0, ground.height / 2, ground.height].map((y) => (
            <line
              key={y}
              x1="0"
              x2={ground.width}
              y1={y}
              y2={y}
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
            />
          ))}
          <path
            d={linePath(before, end)}
            fill="none"
            strokeWidth="2"
            strokeDasharray="5 4"
            vectorEffect="non-scaling-stroke"
            className="stroke-sand-500"
          />
          <DayLine values={now} end={end} />
        </svg>
        <div className="col-start-2 mt-2 flex justify-between">
          {[first, middle, last].map((each) => each && <span key={each.day}>{written(each.day)}</span>)}
        </div>
      </div>
      <details className="group/table">
        <summary className="min-h-11 cursor-pointer content-center font-medium text-sea-700 text-sm underline underline-offset-4">
          {adminText("figures.asTable")}
        </summary>
        <table className="w-full max-w-md text-sm">
          <caption className="sr-only">{adminText("figures.perDay")}</caption>
          <thead className="text-left text-ink-soft text-xs">
            <tr>
              <th scope="col" className="py-2 font-semibold">
                {adminText("figures.day")}
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                {adminText("figures.views")}
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                {adminText("figures.daysEarlier")}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {days.toReversed().map((each) => (
              <tr key={each.day}>
                <th scope="row" className="py-1.5 text-left font-normal">
                  {written(each.day)}
                </th>
                <td className="py-1.5 text-right">{formatNumber(each.now, "id")}</td>
                <td className="py-1.5 text-right text-ink-soft">{formatNumber(each.before, "id")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
