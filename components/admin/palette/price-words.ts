import { addDays, dayInZone, isDatedDay } from "@/lib/core/calendar/days";

const months = ["jan", "feb", "mar", "apr", "mei", "jun", "jul", "agu", "sep", "okt", "nov", "des"];

const dated = /\bmulai\s+(\d{4}-\d{2}-\d{2})\b/;
const written = new RegExp(
  `\\bmulai\\s+(\\d{1,2})(?:[/. -](\\d{1,2})|\\s+(${months.join("|")})[a-z]*)(?:[/. -](\\d{4}))?\\b`,
);

/**
 * Finds the first day of new prices in words: "mulai 1 desember", "mulai 1/12/2027", "mulai 2026-12-01". A day without a
 * year is the next such day after `today`. `rest` holds the other words.
 */
function readStartDay(words: string, today: string): { from: string | null; rest: string } {
  const given = dated.exec(words)?.[1];
  if (given) return { from: isDatedDay(given) ? given : null, rest: words.replace(dated, " ") };
  const [, date = "", number, name = "", year] = written.exec(words) ?? [];
  if (!date) return { from: null, rest: words };
  const month = number ?? String(months.indexOf(name) + 1);
  const yearly = `${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const thisYear = Number(addDays(today, 1).slice(0, 4));
  const years = year ? [Number(year)] : [thisYear, thisYear + 1];
  const from = years
    .map((each) => `${each}-${yearly}`)
    .find((day) => isDatedDay(day) && (year || day > today));
  return { from: from ?? null, rest: words.replace(written, " ") };
}

/** The part of a price change that words or an address can name. */
interface WordedPriceChange {
  kind?: "percent" | "amount";
  direction?: "up" | "down";
  value?: string;
  rounding?: "nearest" | "none" | "up" | "down";
  step?: string;
  /** The first day of the new prices. */
  from?: string;
}

export interface PriceWords {
  change: WordedPriceChange;
  rest: string;
}

const number = String.raw`\d[\d.,]*`;
const signed = new RegExp(`(?<![\\w-])([+-]?)\\s*(${number})\\s*(%|persen)?(?!\\w)`);
const rounded = new RegExp(`\\b(?:bulat(?:kan|an)?|pembulatan)\\s*(?:ke\\s*)?(${number})`);
const verbs = /\b(?:harga|naik(?:kan)?|turun(?:kan)?|sebesar|semua|tur|thb|baht)\b/g;

/**
 * Reads a change of prices from words: "naik 7% bulatkan 50 mulai 1 desember PAT-01", "turunkan harga 100". Returns null without a
 * number.
 */
export function readPriceWords(text: string, today = dayInZone(new Date())): PriceWords | null {
  const { from, rest: words } = readStartDay(text.toLowerCase(), today);
  if (!/\b(?:harga|naik|turun)|(?<!\w)[+-]\s*\d|%/.test(words)) return null;
  const step = rounded.exec(words)?.[1];
  const [, sign, value, percent] = signed.exec(words.replace(rounded, " ")) ?? [];
  if (!value) return null;
  const rest = words.replace(rounded, " ").replace(signed, " ").replace(verbs, " ");
  return {
    change: {
      kind: percent ? "percent" : "amount",
      direction: sign === "-" || /\bturun/.test(words) ? "down" : "up",
      value,
      ...(step && { rounding: "nearest", step }),
      ...(from && { from }),
    },
    rest: rest.replace(/\s+/g, " ").trim(),
  };
}

const names = ["kind", "direction", "value", "rounding", "step", "from"] as const;

/** The query of a list of tours that opens the change of prices with these values, for one tour or for the list. */
export function priceQuery(change: WordedPriceChange, tour?: number): string {
  const query = new URLSearchParams({ prices: tour ? String(tour) : "all" });
  for (const name of names) if (change[name]) query.set(name, String(change[name]));
  return query.toString();
}

const allowed = {
  kind: ["percent", "amount"],
  direction: ["up", "down"],
  rounding: ["nearest", "none", "up", "down"],
} as const;

interface PriceCommand {
  change: WordedPriceChange;
  /** Null stands for all tours of the list. */
  tour: number | null;
}

/** Reads what `priceQuery` wrote. Returns null if the address does not ask for a change of prices. */
export function readPriceQuery(query: URLSearchParams): PriceCommand | null {
  const asked = query.get("prices");
  if (asked === null) return null;
  const oneOf = <T extends string>(name: string, values: readonly T[]) =>
    values.find((each) => each === query.get(name));
  const [kind, direction, rounding] = [
    oneOf("kind", allowed.kind),
    oneOf("direction", allowed.direction),
    oneOf("rounding", allowed.rounding),
  ];
  const [value, step, from] = [query.get("value"), query.get("step"), query.get("from")];
  return {
    tour: Number(asked) || null,
    change: {
      ...(kind && { kind }),
      ...(direction && { direction }),
      ...(rounding && { rounding }),
      ...(value && { value }),
      ...(step && { step }),
      ...(from && { from }),
    },
  };
}
