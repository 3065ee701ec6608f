import type { RequestWords } from "@/components/site/booking/booking-fallback";
import type { BookedTour } from "@/lib/booking/booking";
import { createDayRules } from "@/lib/booking/calendar-rules";
import type { ChatContacts } from "@/lib/booking/chat-link";
import { type DayRules, everyDay, pricedTour } from "@/lib/booking/day-rules";
import { type SentCalendar, wholeCalendar } from "@/lib/booking/sent-calendar";
import { addDays } from "@/lib/core/calendar/days";
import type { Language } from "@/lib/core/i18n/languages";
import type { Messages } from "@/lib/core/i18n/messages";
import type { PlanChoice } from "@/lib/plan/address";
import type { PlannedTour } from "@/lib/plan/message";

interface DatedText {
  days: string[];
  text: string;
}

export interface PlanEntry {
  tour: BookedTour;
  days: number;
  /** Absent if every day from tomorrow can be requested. */
  calendar?: SentCalendar;
  /** Why the tour runs on days of an order of the harbour office. Absent without orders. */
  orders?: DatedText[];
  kind: string;
  href: string;
  from: string;
}

export type PlanWords = Omit<
  Messages["plan"],
  "add" | "open" | "count" | "gone" | "empty" | "withoutScript" | "browse" | "ask" | "prepared"
>;

/** The device's own plan, or a shared one, whose changes are stored only in the address. */
export type PlanMode = "own" | "shared";

export interface PlanBoardProps {
  mode: PlanMode;
  tours: PlanEntry[];
  language: Language;
  words: { booking: RequestWords; plan: PlanWords };
  contacts: ChatContacts;
  email: string;
  keeps: boolean;
}

export interface PlannedChoice extends PlannedTour {
  days: number;
  /** The order of the harbour office on the chosen day, in spite of which the tour runs. */
  order?: string | undefined;
  rules: DayRules;
  isRestricted: boolean;
  /** True if counts refer to price lines that no longer exist. */
  lostLines: boolean;
}

export function rulesOf({ tour, calendar }: PlanEntry, language: Language): DayRules {
  return calendar
    ? createDayRules(wholeCalendar(calendar), tour, language, calendar.why, calendar.told, calendar.best)
    : everyDay;
}

/** Uses the prices of the chosen day, or of the first open one. Counts of removed lines are left out. */
export function plannedChoice(
  { tour, days, calendar, orders = [] }: PlanEntry,
  rules: DayRules,
  { day, counts }: PlanChoice,
): PlannedChoice {
  const priced = pricedTour(tour, rules, day || (rules.getEarliest(new Date()) ?? ""));
  const known = Object.entries(counts).filter(([line]) =>
    priced.prices.some(({ id }) => id === Number(line)),
  );
  return {
    tour: priced,
    days,
    day,
    counts: Object.fromEntries(known),
    order: day
      ? orders.find((order) => order.days.some((each) => each >= day && each < addDays(day, days)))?.text
      : undefined,
    rules,
    isRestricted: calendar !== undefined,
    lostLines: known.length < Object.keys(counts).length,
  };
}

export type DayProblem = "required" | "dateTooEarly" | "dateRefused";

/** Returns the problem of a chosen day. A tour without a day is requested without one. */
export function dayProblem({ day, rules }: PlannedChoice, now: Date): DayProblem | null {
  if (!day) return null;
  if (rules.getRefusal(day, now) !== null) return "dateRefused";
  return day < (rules.getEarliest(now) ?? day) ? "dateTooEarly" : null;
}

export function sharedDay(planned: Pick<PlannedChoice, "day" | "days">[]): string | null {
  const all = planned.flatMap(({ day, days }) =>
    day ? Array.from({ length: days }, (_, index) => addDays(day, index)) : [],
  );
  return all.filter((day, index) => all.indexOf(day) < index).sort()[0] ?? null;
}
