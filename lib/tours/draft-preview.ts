import type { LocalizedText } from "../content/localized-text";
import { languages } from "../i18n/languages";
import { unmeasured } from "../storage/sources";
import { type DraftText, type TourDraft, typedNumber } from "./draft";
import { inclusionTypes, tags } from "./fields";
import { type Kind, kinds } from "./kinds";
import type { Tour } from "./schema";

/** While English is missing, another language takes its place. */
function text(typed: DraftText): LocalizedText {
  const any = languages.map((language) => typed[language]).find(Boolean);
  return { ...typed, en: typed.en || any || "" };
}

/** Numbers stand in for the ids that unsaved parts lack. */
function parts<Part extends object, Shown>(list: Part[], show: (part: Part, index: number) => Shown) {
  return list.map((part, index) => ({ id: index + 1, ...show(part, index) }));
}

const described = ({ description }: { description: DraftText }) => ({ description: text(description) });

function amount(typed: string, kind: Kind): number | null {
  const value = typedNumber(typed);
  return value === 0 && kinds[kind].zeroMeansEmpty ? null : value;
}

/** The tour that the draft preview shows; missing and invalid values are left out. */
export function draftTour(draft: TourDraft, kind: Kind): Tour {
  return {
    ...draft,
    ...{ id: 0, order: 0, updated_at: new Date(0), tour_type: kinds[kind].type },
    code: draft.code.trim() || null,
    name: text(draft.name),
    duration: text(draft.duration),
    location: text(draft.location),
    overview: text(draft.overview),
    tags: tags.find((tag) => tag === draft.tags) ?? null,
    rate: amount(draft.rate, kind),
    starting_price: amount(draft.starting_price, kind),
    original_price: amount(draft.original_price, kind),
    images: parts(draft.images, ({ path, alt }, order) => ({ path, alt, order, ...unmeasured })),
    prices: parts(draft.prices, (option) => ({
      ...described(option),
      service_type: text(option.service_type),
      price: typedNumber(option.price) ?? 0,
    })),
    highlights: parts(draft.highlights, described),
    itineraries: parts(draft.itineraries, (day, index) => ({
      day: typedNumber(day.day) ?? index + 1,
      title: text(day.title),
      activities: parts(day.activities, ({ time, ...rest }) => ({ time, ...described(rest) })),
      meals: parts(day.meals, described),
    })),
    included_excluded: parts(draft.included_excluded, ({ type, ...rest }) => ({
      type: inclusionTypes.find((each) => each === type) ?? "included",
      ...described(rest),
    })),
    faqs: parts(draft.faqs, ({ question, answer }) => ({ question: text(question), answer: text(answer) })),
    cancellation_policies: parts(draft.cancellation_policies, described),
  };
}
