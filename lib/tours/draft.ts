import { type FlatText, flat } from "../content/flat-texts";
import type { LocalizedText } from "../content/localized-text";
import { byLanguage, type Language } from "../i18n/languages";
import { storageUrl } from "../storage/sources";
import { type Kind, kinds } from "./kinds";
import type { Tour, TourImage } from "./schema";

export type DraftText = Record<Language, string>;

interface DraftImage {
  /** The name within the store. */
  path: string;
  /** Per language, where staff wrote one; visitors read the tour's name and the picture's number elsewhere. */
  alt: Partial<Record<Language, string>>;
}

/**
 * A tour as it is typed: plain JSON, numbers as they stand in their fields, a text in every language,
 * the pictures in their order.
 */
export interface TourDraft extends FlatText<"seo_title" | "seo_description", string> {
  code: string;
  name: DraftText;
  duration: DraftText;
  location: DraftText;
  overview: DraftText;
  tags: string;
  rate: string;
  currency: string;
  starting_price: string;
  original_price: string;
  images: DraftImage[];
  prices: { service_type: DraftText; price: string; description: DraftText }[];
  highlights: { description: DraftText }[];
  itineraries: {
    title: DraftText;
    day: string;
    activities: { time: string; description: DraftText }[];
    meals: { description: DraftText }[];
  }[];
  included_excluded: { type: string; description: DraftText }[];
  faqs: { question: DraftText; answer: DraftText }[];
  cancellation_policies: { description: DraftText }[];
}

/** A tour as the database or the API gives it. */
type DraftSource = Omit<Tour, "images"> & {
  images: (Pick<TourImage, "path" | "order"> & Partial<Pick<TourImage, "alt">>)[];
};

export function draftText(text?: LocalizedText): DraftText {
  return byLanguage((language) => text?.[language] ?? "");
}

function draftNumber(value: number | null): string {
  return value === null ? "" : String(value);
}

const described = ({ description }: { description: LocalizedText }) => ({
  description: draftText(description),
});

export function toDraft(tour: DraftSource): TourDraft {
  return {
    code: tour.code ?? "",
    name: draftText(tour.name),
    duration: draftText(tour.duration),
    location: draftText(tour.location),
    overview: draftText(tour.overview),
    tags: tour.tags ?? "",
    rate: draftNumber(tour.rate),
    currency: tour.currency,
    starting_price: draftNumber(tour.starting_price),
    original_price: draftNumber(tour.original_price),
    images: tour.images
      .toSorted((a, b) => a.order - b.order)
      .map(({ path, alt }) => ({ path, alt: alt ?? {} })),
    prices: tour.prices.map(({ service_type, price, description }) => ({
      service_type: draftText(service_type),
      price: draftNumber(price),
      description: draftText(description),
    })),
    highlights: tour.highlights.map(described),
    itineraries: tour.itineraries.map(({ day, title, activities, meals }) => ({
      title: draftText(title),
      day: String(day),
      activities: activities.map(({ time, description }) => ({ time, description: draftText(description) })),
      meals: meals.map(described),
    })),
    included_excluded: tour.included_excluded.map(({ type, description }) => ({
      type,
      description: draftText(description),
    })),
    faqs: tour.faqs.map(({ question, answer }) => ({
      question: draftText(question),
      answer: draftText(answer),
    })),
    cancellation_policies: tour.cancellation_policies.map(described),
    ...flat("seo_title", (language) => tour[`seo_title_${language}`]),
    ...flat("seo_description", (language) => tour[`seo_description_${language}`]),
  };
}

/**
 * A new tour with the content of another, without its code; a draft has neither ids nor a place (R-16.8).
 */
export function copyDraft(tour: DraftSource): TourDraft {
  return { ...toDraft(tour), code: "" };
}

/** A part as the form adds it (R-16.14). */
export const newPart = {
  price: () => ({ service_type: draftText(), price: "0", description: draftText() }),
  highlight: () => ({ description: draftText() }),
  day: (count: number) => ({ title: draftText(), day: String(count + 1), activities: [], meals: [] }),
  activity: () => ({ time: "", description: draftText() }),
  meal: () => ({ description: draftText() }),
  inclusion: () => ({ type: "included", description: draftText() }),
  faq: () => ({ question: draftText(), answer: draftText() }),
  policy: () => ({ description: draftText() }),
} as const;

export function emptyDraft(): TourDraft {
  return {
    ...{ code: "", tags: "", rate: "", currency: "", starting_price: "", original_price: "" },
    ...{ name: draftText(), duration: draftText(), location: draftText(), overview: draftText() },
    ...{ images: [], prices: [], highlights: [], itineraries: [], included_excluded: [], faqs: [] },
    cancellation_policies: [],
    ...flat("seo_title", () => ""),
    ...flat("seo_description", () => ""),
  };
}

/**
 * Renumbers days after their order has changed: 1, 2, 3 … where that is what they were, else the same numbers
 * in ascending order. With a missing or invalid number all stay.
 */
export function renumberedDays(days: string[]): string[] {
  const numbers = days.map(Number);
  if (days.some((day) => !/^\d+$/.test(day.trim()))) return days;
  // One more than there are: a day may just have been removed.
  const counted = numbers.every((number) => number >= 1 && number <= days.length + 1);
  return counted ? days.map((_, index) => String(index + 1)) : numbers.toSorted((a, b) => a - b).map(String);
}

/** Writes `8`, `830`, `8.30` and `08:30` as `08:00` or `08:30`; other texts stay as typed. */
export function typedTime(text: string): string {
  const [, hours = "", minutes = "00"] = /^\s*(\d{1,2})(?:[.:]?(\d{2}))?\s*$/.exec(text) ?? [];
  if (!hours || Number(hours) > 23 || Number(minutes) > 59) return text;
  return `${hours.padStart(2, "0")}:${minutes}`;
}

/** A create leaves out what is empty, an update clears it (R-16.19). */
export type Purpose = "create" | "update";

/** The number in a field; null where there is none. */
export function typedNumber(text: string): number | null {
  const value = text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}

/** A required price: 0 where what stands there is no number (R-16.21). */
function price(text: string): number {
  return typedNumber(text) ?? 0;
}

function converters(kind: Kind, purpose: Purpose) {
  const empty = purpose === "create" ? undefined : null;
  const amount = (value: number | null) =>
    value === null || (value === 0 && kinds[kind].zeroMeansEmpty) ? empty : value;
  return {
    text: (text: string) => text.trim() || empty,
    number: (text: string) => amount(typedNumber(text)),
    /** 0 where something stands there that is no number. */
    price: (text: string) => amount(text.trim() ? price(text) : null),
  };
}

function dayBodies(itineraries: TourDraft["itineraries"]) {
  return itineraries.map(({ day, ...rest }) => ({ ...rest, day: typedNumber(day) ?? day }));
}

/** The body of `POST packages` or `PUT packages/{id}`. */
export function tourBody(draft: TourDraft, kind: Kind, purpose: Purpose) {
  const as = converters(kind, purpose);
  return {
    ...draft,
    tour_type: kinds[kind].type,
    code: as.text(draft.code),
    tags: as.text(draft.tags),
    currency: as.text(draft.currency),
    rate: as.number(draft.rate),
    starting_price: as.price(draft.starting_price),
    original_price: as.number(draft.original_price),
    images: draft.images.map(({ path, alt }, order) => ({ path: storageUrl(path), order, alt })),
    prices: draft.prices.map((option) => ({ ...option, price: price(option.price) })),
    itineraries: dayBodies(draft.itineraries),
    cancellation_policies: draft.cancellation_policies.map(({ description }) => ({ description })),
  };
}

/** Address of the draft preview; `id` is null for a tour that is not created yet. */
export function tourPreviewPath(kind: Kind, language: Language, id: number | null): string {
  return `/admin/${kind}/preview/${language}${id === null ? "" : `?tour=${id}`}`;
}

/** The key of the draft on this device, and of its preview. */
export function tourDraftKey(kind: Kind, id: number | null): string {
  return id === null ? `packages/new/${kind}` : `packages/${id}`;
}
