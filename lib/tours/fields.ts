/**
 * Characters of a text in one language, items of a list. Several times what a long tour needs, so that staff do
 * not meet them, and small enough for the page of a tour.
 */
export const textLimit = {
  code: 100,
  currency: 20,
  name: 200,
  duration: 100,
  location: 200,
  overview: 5_000,
  alt: 300,
  service_type: 200,
  price: 1_000,
  highlight: 500,
  dayTitle: 200,
  time: 50,
  activity: 1_000,
  meal: 300,
  inclusion: 500,
  question: 500,
  answer: 5_000,
  policy: 2_000,
} as const;

export const listLimit = {
  images: 60,
  prices: 50,
  highlights: 50,
  itineraries: 60,
  /** Of a day. */
  activities: 40,
  /** Of a day. */
  meals: 10,
  /** Activities and meals of all days. */
  events: 500,
  included_excluded: 100,
  faqs: 50,
  cancellation_policies: 50,
} as const;

export const inclusionTypes = ["included", "excluded"] as const;

/** What a tour's `tags` may hold; null is a tour without one. */
export const tags = ["1_day_trip", "open_trip", "multi_day_trip", "private_service"] as const;

export type Tag = (typeof tags)[number];

const unfiltered = ["", "all"];

/** The tag that a category of a list stands for: null for all tours, undefined where it is none. */
export function tagOf(category: string): Tag | null | undefined {
  if (unfiltered.includes(category)) return null;
  return category === "other" ? "private_service" : tags.find((tag) => tag === category);
}
