/** Phones get a portrait cut, because the wide one would show a sliver of itself at three times the bytes. */
export const heroCuts = {
  wide: { width: 2400, height: 1350, widths: [960, 1440, 1920], digit: "1" },
  tall: { width: 1200, height: 1500, widths: [480, 640, 750, 960], digit: "0" },
} as const;

export type HeroShape = keyof typeof heroCuts;

export const heroShapes = ["tall", "wide"] as const satisfies HeroShape[];

/** Phones get the tall cut; must agree with Tailwind's `sm`. */
export const heroMedia: Record<HeroShape, string> = {
  wide: "(min-width: 40rem)",
  tall: "(max-width: 39.99rem)",
};

/** Where the hero is narrow for its height, the wide picture is drawn wider than the window. */
export const heroSizes: Record<HeroShape, string> = { wide: "max(100vw, 80rem)", tall: "100vw" };
