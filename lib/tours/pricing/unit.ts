import { type LocalizedText, localize } from "../../core/content/localized-text";

export const priceUnits = ["person", "vehicle", "group"] as const;

export type PriceUnit = (typeof priceUnits)[number];

interface DescribedPriceLine {
  service_type: LocalizedText;
  price: number;
  description: LocalizedText;
}

/** The English words of a price line that tell its unit; the first match counts. */
const words: [PriceUnit, RegExp][] = [
  ["person", /\b(?:per (?:person|guest|head)|adults?)\b/],
  [
    "vehicle",
    /\b(?:per (?:van|car|vehicle|minibus|bus)|^(?:private )?(?:van|car|sedan|minivan|minibus|suv|bus))\b/,
  ],
  ["group", /\b(?:per (?:group|guide|boat)|whole|charter|private)\b/],
  ["person", /^(?:beginner|diver|seat|traveller|passenger|guest)\b|\b(?:driver|diver|passenger)$/],
];

function unitOf({ service_type, description }: DescribedPriceLine): PriceUnit | null {
  const texts = [service_type, description].map((text) => localize(text, "en").text.toLowerCase());
  return words.find(([, word]) => texts.some((text) => word.test(text)))?.[0] ?? null;
}

/** Null if no price line has the starting price, or its texts do not tell the unit. */
export function startingPriceUnit(starting: number | null, lines: DescribedPriceLine[]): PriceUnit | null {
  const line = starting ? lines.find(({ price }) => price === starting) : undefined;
  return line ? unitOf(line) : null;
}

/** Staff are warned, because visitors take the starting price for the lowest. */
export function cheaperLines<Line extends DescribedPriceLine>(
  starting: number | null,
  lines: Line[],
): Line[] {
  return starting === null ? [] : lines.filter(({ price }) => price > 0 && price < starting);
}
