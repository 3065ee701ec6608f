import { flat } from "../i18n/flat-texts";
import { textOrNull } from "../input-text";
import type { TourUpdate } from "./input";

const partNames = [
  "images",
  "prices",
  "highlights",
  "itineraries",
  "included_excluded",
  "faqs",
  "cancellation_policies",
] as const;

type PartName = (typeof partNames)[number];
export type TourParts = Pick<TourUpdate, PartName>;

/** The columns that an input names; null clears them. */
export function tourColumns(input: TourUpdate) {
  const { name, duration, location, overview, rate, starting_price, original_price } = input;
  const plain = (text: string | null | undefined) => (text === null ? "" : text);
  return {
    ...{ name, duration, location, overview, rate, starting_price, original_price },
    code: textOrNull(input.code),
    tags: textOrNull(input.tags),
    currency: plain(input.currency),
    ...flat("seo_title", (language) => plain(input[`seo_title_${language}`])),
    ...flat("seo_description", (language) => plain(input[`seo_description_${language}`])),
  };
}

/** The lists that an input names. */
export function tourParts(input: TourUpdate): TourParts {
  return Object.fromEntries(partNames.map((name) => [name, input[name]]));
}
