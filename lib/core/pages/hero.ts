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

/** Phones get a portrait cut, because the wide one would show a sliver of itself at three times the bytes. */
export const heroCuts = {
  wide: { width: 2400, height: 1350, widths: [960, 1440, 1920] },
  tall: { width: 1200, height: 1500, widths: [480, 640, 750, 960] },
} as const;

type HeroCut = keyof typeof heroCuts;

/** Phones get the tall cut; must agree with Tailwind's `sm`. */
export const heroMedia: Record<HeroCut, string> = {
  wide: "(min-width: 40rem)",
  tall: "(max-width: 39.99rem)",
};

/** Where the hero is narrow for its height, the wide picture is drawn wider than the window. */
export const heroSizes: Record<HeroCut, string> = { wide: "max(100vw, 80rem)", tall: "100vw" };

export function heroFile(slide: HeroSlideKey, cut: HeroCut, width: number, format: "avif" | "webp"): string {
  const name = slide.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `/hero/${name}-${cut}-${width}.${format}`;
}

export function heroSrcSet(slide: HeroSlideKey, cut: HeroCut): string {
  return heroCuts[cut].widths.map((width) => `${heroFile(slide, cut, width, "avif")} ${width}w`).join(", ");
}
