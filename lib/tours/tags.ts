/** What a tour's `tags` may hold; null is a tour without one. */
export const tags = ["1_day_trip", "open_trip", "multi_day_trip", "private_service"] as const;

export type Tag = (typeof tags)[number];

const unfiltered = ["", "all"];

/** The tag that a category of a list stands for: null for all tours, undefined where it is none. */
export function tagOf(category: string): Tag | null | undefined {
  if (unfiltered.includes(category)) return null;
  return category === "other" ? "private_service" : tags.find((tag) => tag === category);
}
