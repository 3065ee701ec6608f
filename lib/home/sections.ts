/** The sections of the home page below the hero, in their order. */
export const homeSections = [
  "promo",
  "packages",
  "reviews",
  "advantages",
  "about",
  "gallery",
  "faq",
] as const;

export type HomeSection = (typeof homeSections)[number];
