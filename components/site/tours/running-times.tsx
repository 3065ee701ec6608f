import { Icon } from "@/components/ui/icon";
import { Localized } from "@/components/ui/localized";
import { addDays } from "@/lib/calendar/days";
import { type CalendarMonth, listMonths, type MonthState } from "@/lib/calendar/months";
import { formatDayPart } from "@/lib/format";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { comingClosure } from "@/lib/tours/calendar/coming-closure";
import { openingDay } from "@/lib/tours/calendar/current";
import { formatNearDay, listRunningTimes } from "@/lib/tours/calendar/running-times";
import { insteadId } from "./instead-tours";
import type { TourPartProps } from "./tour-tabs";

/** Shows when a tour runs and until when it can be requested, unless every day is open. */
export function RunningTimes({ tour, language }: TourPartProps) {
  const { calendar, today, firstDay } = tour;
  const opening = openingDay(tour);
  const times = listRunningTimes(calendar, today, language);
  if (times.length === 0 && !opening && firstDay !== null) return null;
  const t = translate(language);
  return (
    <ul className="grid gap-1.5 text-base leading-snug">
      {firstDay === null && <li className="font-semibold text-coral-700">{t("days.none")}</li>}
      {opening && (
        <li className="font-semibold text-coral-700">
          {t("days.opens", { day: formatNearDay(opening, today, language) })}
        </li>
      )}
      {times.map(({ text, reason }) => (
        <li key={text}>
          {text}
          {reason && (
            <>
              {": "}
              <span lang={reason.language === language ? undefined : reason.language}>{reason.text}</span>
            </>
          )}
        </li>
      ))}
      {comingClosure(calendar, today) && (
        <li>
          <a href={`#${insteadId}`} className="font-semibold text-sea-700 underline underline-offset-4">
            {t("days.instead.link")}
          </a>
        </li>
      )}
    </ul>
  );
}

const marks = {
  runs: { icon: "check", colours: "bg-leaf-50 text-leaf-600" },
  rough: { icon: "waves", colours: "bg-coral-100 text-coral-700" },
  closed: { icon: "x", colours: "bg-sand-200 text-ink-soft" },
} as const satisfies Record<MonthState, object>;

const states = Object.keys(marks) as MonthState[];

function Mark({ state }: { state: MonthState }) {
  const { icon, colours } = marks[state];
  return (
    <span className={`mark ${colours}`}>
      <Icon name={icon} />
    </span>
  );
}

/** Shows twelve months of a tour with seasons. Its marks differ in form, not only in colour. */
export function MonthStrip({ tour, language }: TourPartProps) {
  if (tour.calendar.seasons.length === 0) return null;
  const t = translate(language);
  const months = listMonths(tour.calendar, tour.now);
  const notes = months.flatMap(({ note }) => note ?? []);
  return (
    <section
      aria-labelledby="months-title"
      className="grid content-start gap-4 rounded-card bg-sea-50 p-6 lg:p-8"
    >
      <h2 id="months-title" className="text-heading">
        {t("days.strip.title")}
      </h2>
      <ol className="months">
        {months.map((month) => (
          <Month key={month.month} month={month} language={language} />
        ))}
      </ol>
      <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {states
          .filter((state) => months.some((month) => month.state === state))
          .map((state) => (
            <li key={state} className="flex items-center gap-1.5">
              <Mark state={state} />
              {t(`days.strip.${state}`)}
            </li>
          ))}
      </ul>
      {notes
        .filter((note, index) => notes.indexOf(note) === index)
        .map((note) => (
          <p key={note.en} className="text-sm">
            <Localized text={note} language={language} />
          </p>
        ))}
      <p className="text-ink-soft text-sm">{t("days.strip.weather")}</p>
    </section>
  );
}

/** Returns `15–31` if the tour runs in a part of the month. Closed single days in between are ignored. */
function daysOf({ partly, first, last }: CalendarMonth): string | null {
  if (!partly || !first || !last) return null;
  if (first.endsWith("-01") && addDays(last, 1).endsWith("-01")) return null;
  return first === last
    ? String(Number(first.slice(8)))
    : `${Number(first.slice(8))}–${Number(last.slice(8))}`;
}

function Month({ month, language }: { month: CalendarMonth; language: Language }) {
  const first = `${month.month}-01`;
  const days = daysOf(month);
  return (
    <li>
      <span className="sr-only">
        {formatDayPart(first, "month", language)}: {translate(language)(`days.strip.${month.state}`)}
      </span>
      <span aria-hidden="true">{formatDayPart(first, "shortMonth", language).replace(".", "")}</span>
      <Mark state={month.state} />
      {days && <span className="text-ink-soft text-xs">{days}</span>}
    </li>
  );
}
