/** The allowed values of a tour's `tags`. */
export const tags = ["1_day_trip", "open_trip", "multi_day_trip", "private_service"] as const;

export type Tag = (typeof tags)[number];

const unfiltered = ["", "all"];

/** Null stands for all tours, and undefined for an unknown category. */
export function tagOf(category: string): Tag | null | undefined {
  if (unfiltered.includes(category)) return null;
  return category === "other" ? "private_service" : tags.find((tag) => tag === category);
}
