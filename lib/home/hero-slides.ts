/**
 * The eight slides of the home page's hero, in order: their words in `hero.slides`, their pictures in
 * `public/hero`.
 */
export const heroSlides = [
  "packages",
  "family",
  "premium",
  "honeymoon",
  "dayTrip",
  "studyTour",
  "van",
  "guides",
] as const;

export type HeroSlideKey = (typeof heroSlides)[number];
