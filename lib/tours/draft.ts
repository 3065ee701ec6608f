import type { ClosedPeriod, TourCalendar } from "../core/calendar/calendar";
import { isDatedDay, isYearlyDay } from "../core/calendar/days";
import { periodProblem } from "../core/calendar/period-fields";
import type { Period } from "../core/calendar/periods";
import { draftErrors, draftOf, recordOf, sentValues } from "../core/content/field-drafts";
import { fieldErrorMap } from "../core/content/field-error-map";
import { inputPath } from "../core/content/field-paths";
import type { Language } from "../core/i18n/languages";
import { typedNumber } from "../core/typed-number";
import type { calendarFields } from "./calendar/fields";
import { tourCalendar } from "./calendar/tour-calendar";
import { tourFields } from "./fields";
import { type Kind, kinds } from "./kinds";
import { hasAges, priceKinds } from "./price-fields/line-kinds";
import { startingPriceUnit } from "./pricing/unit";
import { type Tour, type TourDraft, tourCreateSchema } from "./schema";

/** Copies a tour without its code and days of publication (R-30.9), ids and position (R-16.8). */
export function draftOfCopy(tour: Tour): TourDraft {
  return { ...draftOf(tourFields, tour), code: "", publish_from: "", publish_until: "", home_position: "" };
}

/**
 * Numbers days 1, 2, 3 … if they were numbered that way before, otherwise sorts their numbers. An invalid number stops
 * that.
 */
export function renumberedDays(days: string[]): string[] {
  const numbers = days.map(Number);
  if (days.some((day) => !/^\d+$/.test(day.trim()))) return days;
  // One more than the number of days is allowed, because a day may just have been removed.
  const counted = numbers.every((number) => number >= 1 && number <= days.length + 1);
  return counted ? days.map((_, index) => String(index + 1)) : numbers.toSorted((a, b) => a - b).map(String);
}

/** Writes `8`, `830`, `8.30` and `08:30` as `08:00` or `08:30`; other texts stay as typed. */
export function typedTime(text: string): string {
  const [, hours = "", minutes = "00"] = /^\s*(\d{1,2})(?:[.:]?(\d{2}))?\s*$/.exec(text) ?? [];
  if (!hours || Number(hours) > 23 || Number(minutes) > 59) return text;
  return `${hours.padStart(2, "0")}:${minutes}`;
}

/** A create leaves out empty values; an update clears them (R-16.19). */
export type SavePurpose = "create" | "update";

const amounts = ["rate", "starting_price", "original_price"] as const;

const typedAmountOf = (draft: TourDraft, name: (typeof amounts)[number]) =>
  typedNumber(draft[name], tourFields[name].decimals);

/** An invalid starting price is sent as 0; for some kinds, 0 is sent as empty. */
function sentAmount(draft: TourDraft, name: (typeof amounts)[number], kind: Kind): number | undefined {
  const isWritten = name === "starting_price" && draft[name].trim() !== "";
  const value = typedAmountOf(draft, name) ?? (isWritten ? 0 : null);
  return value === null || (value === 0 && kinds[kind].zeroMeansEmpty) ? undefined : value;
}

/** Items whose prices stand beside the price lines of the tour. A draft stored by an older form has no planned prices. */
function withLines<Item extends { prices: string[] }>(items: Item[] | undefined, lines: unknown[]): Item[] {
  return (items ?? []).map((item) => ({ ...item, prices: lines.map((_, line) => item.prices[line] ?? "") }));
}

type DraftLine = TourDraft["prices"][number];

/** Empties what the form hides for the kind of the line. A value of an older stored draft can be absent, and stays so. */
function lineOfKind({ age_from, age_to, group_size, ...line }: DraftLine): DraftLine {
  const kind = priceKinds.find((each) => each === line.kind);
  const unless = (isHidden: boolean, draft: string) => (draft && isHidden ? "" : draft);
  return {
    ...line,
    age_from: unless(!hasAges(kind), age_from),
    age_to: unless(!hasAges(kind), age_to),
    group_size: unless(kind !== "group", group_size),
  };
}

function shownDraft(draft: TourDraft): TourDraft {
  const { prices, seasons, planned_prices } = draft;
  return {
    ...draft,
    prices: prices.map(lineOfKind),
    seasons: withLines(seasons, prices),
    planned_prices: withLines(planned_prices, prices),
  };
}

export function tourBody(draft: TourDraft, kind: Kind, purpose: SavePurpose): Record<string, unknown> {
  const values = {
    ...sentValues(tourFields, shownDraft(draft)),
    ...Object.fromEntries(amounts.map((name) => [name, sentAmount(draft, name, kind)])),
  };
  const cleared = purpose === "create" ? undefined : null;
  const sent = Object.entries(values).map(([name, value]) => [name, value ?? cleared]);
  return { ...Object.fromEntries(sent), tour_type: kinds[kind].type };
}

function isUnpublished({ published }: Pick<TourDraft, "published">): boolean {
  return published === "no";
}

/** Whether the input of a draft may be empty although a published tour needs its value. */
export function mayLack(path: string, draft: Pick<TourDraft, "published">): boolean {
  const [name = "", ...rest] = path.split(".");
  const field = Object.hasOwn(tourFields, name) ? tourFields[name as keyof typeof tourFields] : undefined;
  if (!field || !isUnpublished(draft) || rest.length > 1) return false;
  return "untilPublished" in field || (!field.required && rest.length === 0);
}

/** Errors by field (`faqs.0.question.en`) of the server's rules and of R-16.15 to R-16.17. */
export function tourErrors(draft: TourDraft, kind: Kind, purpose: SavePurpose): Record<string, string> {
  const asking: readonly SavePurpose[] = kinds[kind].currencyRequired;
  const required = asking.includes(purpose) ? ["currency"] : [];
  const errors = draftErrors(tourFields, shownDraft(draft), {
    required,
    isUnpublished: isUnpublished(draft),
  });
  const { error } = tourCreateSchema.safeParse(tourBody(draft, kind, purpose), fieldErrorMap);
  for (const { path, message } of error?.issues ?? []) {
    const input = inputPath(tourFields, path.join("."));
    // The paths of facts in a draft differ from the API's: `facts.age_least` is `facts.age.least`.
    const isReported =
      input.startsWith("facts") && Object.keys(errors).some((each) => each.startsWith("facts."));
    if (!isReported) errors[input] ??= message;
  }
  return errors;
}

type DraftSchedule = Pick<Tour, keyof typeof calendarFields> & { itineraries: unknown[] };

export function draftCalendar(
  { seasons, closed_periods, planned_prices, ...tour }: DraftSchedule,
  common: ClosedPeriod[],
): TourCalendar {
  const isPeriod = ({ from, until }: Period) =>
    [from, until].every((day) => isDatedDay(day) || isYearlyDay(day)) && !periodProblem({ from, until });
  const typed = {
    seasons: seasons.filter(isPeriod),
    closed_periods: closed_periods.filter(isPeriod),
    planned_prices: planned_prices.toSorted((a, b) => a.from.localeCompare(b.from)),
  };
  return tourCalendar({ ...tour, ...typed }, tour.itineraries.length, { common_closed_periods: common });
}

export function draftTour(draft: TourDraft, kind: Kind, common: ClosedPeriod[]): Tour {
  const amount = (name: (typeof amounts)[number]) => {
    const value = typedAmountOf(draft, name);
    return value === 0 && kinds[kind].zeroMeansEmpty ? null : value;
  };
  const record = recordOf(tourFields, draft);
  const starting_price = amount("starting_price");
  return {
    ...record,
    rate: amount("rate"),
    starting_price,
    original_price: amount("original_price"),
    price_unit: startingPriceUnit(starting_price, record.prices),
    calendar: draftCalendar(record, common),
    id: 0,
    order: 0,
    updated_at: new Date(0),
    tour_type: kinds[kind].type,
  };
}

export function tourPreviewPath(kind: Kind, language: Language, id: number | null): string {
  return `/admin/${kind}/preview/${language}${id === null ? "" : `?tour=${id}`}`;
}

export function tourDraftKey(kind: Kind, id: number | null): string {
  return id === null ? `packages/new/${kind}` : `packages/${id}`;
}
