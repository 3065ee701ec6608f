type Rgb = readonly [number, number, number];

const white: Rgb = [255, 255, 255];
/** The darkest ground and text of the palette, `--color-sea-950` of `app/globals.css`. */
const dark: Rgb = [7, 33, 41];
/** The darkest of the light grounds on which a page writes in the accent, `--color-sand-100`. */
const sand: Rgb = [248, 242, 231];

/** The ratio of contrast that text needs (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5;
/** The ratio of contrast that focus rings and icons need (WCAG 2.2, 1.4.11). */
export const iconContrast = 3;

function rgbOf(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

function hexOf(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function ratio(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

export function contrast(one: string, other: string): number {
  return ratio(rgbOf(one), rgbOf(other));
}

/** Rounds to the stored form, so that a checked colour is the shown one. */
function mix(colour: Rgb, other: Rgb, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => Math.round(colour[at] + (other[at] - colour[at]) * share);
  return [part(0), part(1), part(2)];
}

/** Mixes as little of `other` into a colour as the condition needs. */
function mixUntil(colour: Rgb, other: Rgb, isRight: (mixed: Rgb) => boolean): Rgb {
  for (let step = 0; step < 100; step++) {
    const mixed = mix(colour, other, step / 100);
    if (isRight(mixed)) return mixed;
  }
  return other;
}

function textOn(ground: Rgb): Rgb {
  return ratio(ground, white) >= ratio(ground, dark) ? white : dark;
}

const isReadable = (colour: Rgb) => ratio(colour, textOn(colour)) >= textContrast;

/** The ratio of contrast between an accent colour and the better of its two text colours. */
export function accentContrast(accent: string): number {
  const colour = rgbOf(accent);
  return ratio(colour, textOn(colour));
}

export function isReadableAccent(accent: string): boolean {
  return isReadable(rgbOf(accent));
}

/** Returns the nearest colour, darker or lighter, on which text can be read. */
export function nearestReadableAccent(accent: string): string {
  const colour = rgbOf(accent);
  const distance = (other: Rgb) => colour.reduce((sum, part, at) => sum + (part - (other[at] ?? 0)) ** 2, 0);
  const [nearest = colour] = [white, dark]
    .map((other) => mixUntil(colour, other, isReadable))
    .sort((one, other) => distance(one) - distance(other));
  return hexOf(nearest);
}

/** The colours that follow from an accent. Their names are those of the palette in `app/globals.css`. */
export interface AccentColours {
  accent: string;
  "accent-strong": string;
  "on-accent": string;
  /** Letters in the accent on light grounds. */
  "accent-text": string;
  /** Icons and focus rings, on light and on dark grounds. */
  "accent-mark": string;
  "accent-tint": string;
}

/** Computes the colours of an accent on which text can be read. Each keeps its contrast. */
export function accentColours(accent: string): AccentColours {
  const colour = rgbOf(accent);
  const text = textOn(colour);
  const tint = mix(colour, white, 0.82);
  const strong =
    text === white
      ? mix(colour, dark, 0.25)
      : mixUntil(mix(colour, white, 0.3), white, (mixed) => ratio(mixed, text) >= textContrast);
  const grounds = [white, sand, tint];
  const letters = mixUntil(colour, dark, (mixed) =>
    grounds.every((ground) => ratio(mixed, ground) >= textContrast),
  );
  const other = ratio(colour, sand) < iconContrast ? dark : white;
  const mark = mixUntil(colour, other, (mixed) =>
    [sand, dark].every((ground) => ratio(mixed, ground) >= iconContrast),
  );
  return {
    accent,
    "accent-strong": hexOf(strong),
    "on-accent": hexOf(text),
    "accent-text": hexOf(letters),
    "accent-mark": hexOf(mark),
    "accent-tint": hexOf(tint),
  };
}

/** Returns the colours of an accent as custom properties for the element `html`; nothing without an accent. */
export function accentStyle(accent: string | null): Record<string, string> | undefined {
  return accent
    ? Object.fromEntries(
        Object.entries(accentColours(accent)).map(([name, value]) => [`--color-${name}`, value]),
      )
    : undefined;
}
