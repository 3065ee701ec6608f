import { TripForm } from "@/components/site/trip/trip-form";
import { anyDayMark } from "@/components/site/trip/trip-marks";
import { Localized } from "@/components/ui/localized";
import { formatNearDay, writtenDay } from "@/lib/core/calendar/day-texts";
import { addDays, dayInZone } from "@/lib/core/calendar/days";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { type ListState, listQuery } from "@/lib/core/pages/paths";
import { type DayRequest, dayReach, type Outlook } from "@/lib/tours/calendar/running-on";
import { closedReason } from "@/lib/tours/calendar/running-times";
import type { Kind } from "@/lib/tours/kinds";
import { tourPath } from "@/lib/tours/pages/paths";
import type { NamedArea } from "@/lib/tours/pickup-areas/named-areas";
import type { TourSummary } from "@/lib/tours/schema";
import { emptyTrip, type Trip } from "@/lib/trip/trip";

/** A day that a visitor asked about, and the tours that do not run on it. */
export interface ListDay {
  asked: DayRequest;
  closed: { tour: TourSummary; outlook: Outlook | null }[];
  closedTotal: number;
  /** How many tours run on the day without the other filters; null where a tour passes them. */
  running: number | null;
}

interface DayFormProps {
  kind: Kind;
  language: Language;
  now: Date;
  asked: DayRequest | null;
  areas: readonly NamedArea[];
  /** What the list or the search is narrowed by, without the day. */
  rest: ListState;
  /** The guests and the place in the address of a list without script. */
  named?: Trip;
  pathOf: (state: ListState) => string;
}

/** The question of a visitor's day at the head of a list or of a search, with the day of the address. */
export function DayForm({
  kind,
  language,
  now,
  asked,
  areas,
  rest,
  named = emptyTrip,
  pathOf,
}: DayFormProps) {
  const today = dayInZone(now);
  const isRequested = asked?.state === "asked";
  return (
    <div className="grid justify-items-start gap-2">
      <TripForm
        kind={kind}
        action={pathOf({})}
        language={language}
        areas={areas}
        first={addDays(today, 1)}
        last={addDays(today, dayReach)}
        trip={isRequested ? { ...named, date: asked.day } : named}
        dateText={isRequested ? formatNearDay(asked.day, today, language) : undefined}
        kept={[...new URLSearchParams(listQuery({ ...rest, party: undefined }))]}
        more={
          isRequested && (
            <a href={pathOf(rest)} {...anyDayMark.write(true)}>
              {translate(language)("days.list.clear")}
            </a>
          )
        }
      />
      <DayRefused asked={asked} today={today} language={language} />
    </div>
  );
}

/** Explains why a day cannot be answered. The whole list follows. */
export function DayRefused({
  asked,
  today,
  language,
}: Pick<DayFormProps, "asked" | "language"> & { today: string }) {
  if (!asked || asked.state === "asked") return null;
  const t = translate(language);
  return (
    <p role="status" className="w-full font-medium text-coral-700">
      {asked.state === "passed"
        ? t("days.list.passed")
        : t("days.list.tooFar", { date: formatNearDay(asked.last, today, language) })}
    </p>
  );
}

interface NotOnThisDayProps {
  kind: Kind;
  language: Language;
  now: Date;
  day: ListDay;
}

/** A folded list of the tours that do not run on the day, each with its next day. */
export function NotOnThisDay({ kind, language, now, day }: NotOnThisDayProps) {
  const { closed, closedTotal } = day;
  if (closed.length === 0) return null;
  const t = translate(language);
  const today = dayInZone(now);
  const { asked } = day;
  const reasonOf = ({ calendar }: TourSummary) => {
    const reason = asked.state === "asked" && closedReason(calendar, asked.day, today, language);
    return reason && ` · ${reason}`;
  };
  return (
    <details className="border-line border-y">
      <summary className="flex min-h-14 items-center gap-2 font-semibold text-lg">
        {t("days.list.others")} ({closedTotal})
      </summary>
      <p className="pb-4 text-ink-soft">{t("days.list.anyway")}</p>
      <ul className="grid gap-3 pb-6">
        {closed.map(({ tour, outlook }) => (
          <li key={tour.id} className="grid gap-0.5 sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-4">
            <a href={tourPath(language, kind, tour)} className="font-medium text-sea-700 underline">
              <Localized text={tour.name} language={language} />
            </a>
            <span className="text-ink-soft text-sm">
              {outlook?.next
                ? t("days.list.next", { date: writtenDay(outlook.next, language) })
                : t("days.none")}
              {outlook?.note ? (
                <>
                  {" · "}
                  <Localized text={outlook.note} language={language} />
                </>
              ) : (
                reasonOf(tour)
              )}
            </span>
          </li>
        ))}
      </ul>
      {closedTotal > closed.length && (
        <p className="pb-6 text-ink-soft">{t("days.list.more", { count: closedTotal - closed.length })}</p>
      )}
    </details>
  );
}
