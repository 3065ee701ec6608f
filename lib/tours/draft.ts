import { byLanguage } from "../i18n/by-language";
import { type FlatText, flat } from "../i18n/flat-texts";
import type { Language } from "../i18n/languages";
import type { LocalizedText } from "../i18n/localized";
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

/** What a draft is made from: a tour as it was read, here or through the API. */
export type DraftSource = Omit<Tour, "images"> & {
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
 * A new tour with another's content: its own code is typed anew; a draft has neither ids nor a place
 * (R-16.8).
 */
export function copyDraft(tour: DraftSource): TourDraft {
  return { ...toDraft(tour), code: "" };
}
