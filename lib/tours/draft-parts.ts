import { flat } from "../i18n/flat-texts";
import { draftText, type TourDraft } from "./draft";

/** What a part begins with when it is added. */
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

/** A tour of which nothing is known yet. */
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
