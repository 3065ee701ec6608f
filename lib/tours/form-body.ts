import { storageUrl } from "../storage/sources";
import type { TourDraft } from "./draft";
import { type Kind, kinds } from "./kinds";

/** A create leaves out what is empty, an update clears it. */
export type Purpose = "create" | "update";

/** The number in a field; null where there is none. */
export function typedNumber(text: string): number | null {
  const value = text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}

/** A required price: 0 where what stands there is no number. */
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

function days(itineraries: TourDraft["itineraries"]) {
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
    itineraries: days(draft.itineraries),
    cancellation_policies: draft.cancellation_policies.map(({ description }) => ({ description })),
  };
}
