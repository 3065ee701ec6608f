import { classNames } from "@/components/ui/class-names";
import type { CalendarMonth, MonthState } from "@/lib/core/calendar/months";
import { adminText } from "@/lib/core/i18n/admin-messages";

const styles: Record<MonthState, string> = {
  runs: "border-leaf-600/40 bg-leaf-50",
  rough: "border-coral-600/40 bg-coral-50",
  closed: "border-line bg-sand-200/70 text-ink-soft",
};

/** Symbols, so that the state is not shown by colour alone. */
const symbols: Record<MonthState, string> = { runs: "●", rough: "≈", closed: "–" };

const monthName = new Intl.DateTimeFormat("id-ID", { month: "short", year: "numeric", timeZone: "UTC" });

function partText({ partly, first, last, month }: CalendarMonth): string | null {
  if (!partly || first === null || last === null) return null;
  const dayOf = (day: string) => String(Number(day.slice(8)));
  const ends = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  const [beginsLate, endsEarly] = [dayOf(first) !== "1", dayOf(last) !== String(ends)];
  if (beginsLate && endsEarly) return adminText("calendar.days", { first: dayOf(first), last: dayOf(last) });
  if (beginsLate) return adminText("calendar.fromDay", { day: dayOf(first) });
  return endsEarly ? adminText("calendar.untilDay", { day: dayOf(last) }) : adminText("calendar.someClosed");
}

export function AdminMonthStrip({ months, label }: { months: CalendarMonth[]; label: string }) {
  return (
    <ol aria-label={label} className="grid grid-cols-2 gap-2 sm:grid-cols-4 xl:grid-cols-6">
      {months.map((month) => (
        <li
          key={month.month}
          className={classNames(
            "grid content-start gap-0.5 rounded-xl border px-3 py-2",
            styles[month.state],
          )}
        >
          <span className="font-semibold text-sm">{monthName.format(new Date(`${month.month}-01`))}</span>
          <span className="flex items-baseline gap-1.5 text-xs">
            <span aria-hidden="true">{symbols[month.state]}</span>
            <span>{adminText(`calendar.${month.state}`)}</span>
          </span>
          {partText(month) && <span className="text-ink-soft text-xs">{partText(month)}</span>}
        </li>
      ))}
    </ol>
  );
}
