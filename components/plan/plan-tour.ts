import type { RequestWords } from "@/components/booking/booking-fallback";
import type { CalendarWords } from "@/components/booking/calendar-booking";
import type { BookedTour } from "@/lib/booking/booking";
import { createDayRules } from "@/lib/booking/calendar-rules";
import type { ChatContacts } from "@/lib/booking/chat-link";
import { type DayRules, everyDay } from "@/lib/booking/day-rules";
import { type SentCalendar, wholeCalendar } from "@/lib/booking/sent-calendar";
import { addDays } from "@/lib/calendar/days";
import type { Language } from "@/lib/i18n/languages";
import type { Messages } from "@/lib/i18n/messages";
import type { PlanChoice } from "@/lib/plan/address";
import type { PlannedTour } from "@/lib/plan/message";

/** What the plan's page is given of a tour. */
export interface PlanTour {
  tour: BookedTour;
  /** How many days it takes. */
  days: number;
  /** Left out where every day from tomorrow on can be requested. */
  calendar?: SentCalendar;
  kind: string;
  href: string;
  /** The price from, as it is shown. */
  from: string;
}

/** The texts of a plan that the browser draws. */
export type PlanWords = Omit<
  Messages["plan"],
  | ("add" | "open" | "count" | "gone" | "empty" | "withoutScript" | "browse")
  | ("ask" | "compare" | "rows" | "everyDay" | "notStated")
>;

/** The device's own plan, or one that somebody shared: that one is changed in its address alone. */
export type PlanMode = "own" | "shared";

export interface PlanBoardProps {
  mode: PlanMode;
  tours: PlanTour[];
  language: Language;
  words: { booking: RequestWords; plan: PlanWords; days: CalendarWords };
  contacts: ChatContacts;
  email: string;
  /** Whether the site lets browsers keep pages. */
  keeps: boolean;
}

/** A tour of the plan with its rules, and what is chosen of it. */
export interface PlannedChoice extends PlannedTour {
  days: number;
  rules: DayRules;
  isRestricted: boolean;
  /** True where counts stand for price lines that are gone. */
  lostLines: boolean;
}

export function rulesOf({ tour, calendar }: PlanTour, language: Language): DayRules {
  return calendar ? createDayRules(wholeCalendar(calendar), tour, language) : everyDay;
}

/** The tour with the prices of the chosen day, or of the first open one; counts of lines that are gone are left out. */
export function plannedChoice(
  { tour, days, calendar }: PlanTour,
  rules: DayRules,
  { day, counts }: PlanChoice,
): PlannedChoice {
  const found = rules.listPrices(day || (rules.getEarliest(new Date()) ?? ""));
  const prices = tour.prices.map((line, index) => ({ ...line, price: found?.[index] ?? line.price }));
  const known = Object.entries(counts).filter(([line]) => prices.some(({ id }) => id === Number(line)));
  return {
    tour: { ...tour, prices },
    days,
    day,
    counts: Object.fromEntries(known),
    rules,
    isRestricted: calendar !== undefined,
    lostLines: known.length < Object.keys(counts).length,
  };
}

export type DayProblem = "required" | "dateTooEarly" | "dateRefused";

/** What is wrong with a chosen day; a tour without a day is asked for without one. */
export function dayProblem({ day, rules }: PlannedChoice, now: Date): DayProblem | null {
  if (!day) return null;
  if (rules.getRefusal(day, now) !== null) return "dateRefused";
  return day < (rules.getEarliest(now) ?? day) ? "dateTooEarly" : null;
}

/** The first day that two tours share; null where none do. */
export function sharedDay(planned: Pick<PlannedChoice, "day" | "days">[]): string | null {
  const all = planned.flatMap(({ day, days }) =>
    day ? Array.from({ length: days }, (_, index) => addDays(day, index)) : [],
  );
  return all.filter((day, index) => all.indexOf(day) < index).sort()[0] ?? null;
}
