import { z } from "zod";
import type { Season } from "../../calendar/calendar";
import { type PlannedPrices, seasonKey, settledPrices } from "../../calendar/planned-prices";
import { moneyAmount } from "../../content/fields";
import { type LocalizedText, staffText } from "../../content/localized-text";
import { adminText } from "../../i18n/admin-messages";
import { tourType } from "../schema";
import { tags } from "../tags";
import { dayOfYears } from "./fields";
import type { LinePersons } from "./line-kinds";

export const mostPricedTours = 500;

export const priceFields = ["starting_price", "original_price", "prices", "seasons"] as const;

export type PriceField = (typeof priceFields)[number];

export const roundingModes = ["nearest", "up", "down"] as const;

/** Strict, because a misspelt filter key would select every tour. */
const select = z.union([
  z.strictObject({ ids: z.array(z.int().positive()).min(1).max(mostPricedTours) }),
  z.strictObject({
    tour_type: tourType.optional(),
    tags: z.enum(tags).optional(),
    search: z.string().max(200).optional(),
  }),
]);

export const percentDecimals = 4;

const percent = z.number().min(-100).max(1_000).multipleOf(0.0001);

const change = z.union([
  z.strictObject({ percent }),
  z.strictObject({ amount: z.number().min(-999_999_999).max(999_999_999).multipleOf(0.01) }),
  z.strictObject({ clear_original: z.literal(true) }),
]);

export type PriceChange = z.output<typeof change>;

const round = z.object({
  step: z.number().min(0.01).max(1_000_000_000).multipleOf(0.01),
  mode: z.enum(roundingModes),
});

/** `POST price-changes`: without `plan` a dry run; with `plan` the change that the dry run showed. */
export const priceChangeInput = z
  .object({
    select,
    fields: z.array(z.enum(priceFields)).min(1),
    change,
    round: round.nullish(),
    from: dayOfYears
      .optional()
      .describe(
        "The first day, in Phuket, of the new prices, after today. Absent: the prices change at once.",
      ),
    plan: z.string().min(1).max(200).optional(),
  })
  .refine(({ from, change: how }) => from === undefined || !("clear_original" in how), {
    path: ["from"],
    message: "Harga sebelum diskon hanya dapat dihapus sekarang. Kosongkan Berlaku mulai.",
  });

export type PriceChangeRequest = Omit<z.output<typeof priceChangeInput>, "plan">;

export const priceWarnings = ["over_half", "original_not_above", "zero", "planned_later"] as const;

const byPath = <T extends z.ZodType>(value: T) => z.record(z.string(), value);

/** A tour in a dry run, with its prices by path, such as `prices.0.price`. */
export const priceRowSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  currency: z.string(),
  before: byPath(z.number().nullable()),
  after: byPath(z.number().nullable()),
  labels: byPath(z.string()).describe("The names of the prices, as staff read them."),
  warnings: z.array(z.object({ path: z.string(), warning: z.enum(priceWarnings) })),
});

export type PriceRow = z.output<typeof priceRowSchema>;

export interface PricedTour {
  id: number;
  name: LocalizedText;
  currency: string;
  updated_at: Date;
  starting_price: number | null;
  original_price: number | null;
  prices: (LinePersons & { service_type: LocalizedText; price: number; description: LocalizedText })[];
  seasons: Omit<Season, "id">[];
  /** As stored, with the entries whose day has come. */
  planned_prices: PlannedPrices[];
}

interface PriceCell {
  path: string;
  field: PriceField;
  label: string;
  value: number | null;
}

const fieldLabel = (name: "starting_price" | "original_price") => adminText(`tourForm.fields.${name}`);

function cellsOf(tour: PricedTour): PriceCell[] {
  const lines = tour.prices.map(({ service_type }) => staffText(service_type));
  const seasonCells = tour.seasons.flatMap((season, index): PriceCell[] => {
    const name = season.name ? staffText(season.name) : `${season.from} – ${season.until}`;
    const cell = (path: string, label: string, value: number | null): PriceCell => ({
      path: `seasons.${index}.${path}`,
      field: "seasons",
      label: `${name}: ${label}`,
      value,
    });
    return [
      cell("starting_price", fieldLabel("starting_price"), season.starting_price),
      cell("original_price", fieldLabel("original_price"), season.original_price),
      ...season.prices.map((price, line) => cell(`prices.${line}`, lines[line] ?? "", price)),
    ];
  });
  return [
    ...(["starting_price", "original_price"] as const).map(
      (name): PriceCell => ({ path: name, field: name, label: fieldLabel(name), value: tour[name] }),
    ),
    ...tour.prices.map(
      ({ price }, index): PriceCell => ({
        path: `prices.${index}.price`,
        field: "prices",
        label: lines[index] ?? "",
        value: price,
      }),
    ),
    ...seasonCells,
  ];
}

type Prices = ReadonlyMap<string, number | null>;

function putOf(tour: PricedTour, prices: Prices, changed: ReadonlySet<PriceField>): Record<string, unknown> {
  const at = (path: string, now: number | null) => {
    const given = prices.get(path);
    return given === undefined ? now : given;
  };
  const lines = tour.prices.map((line, index) => ({
    ...line,
    price: at(`prices.${index}.price`, line.price),
  }));
  const seasons = tour.seasons.map((season, index) => {
    const original = at(`seasons.${index}.original_price`, season.original_price);
    return {
      ...season,
      starting_price: at(`seasons.${index}.starting_price`, season.starting_price),
      original_price: original,
      original_price_since: original === null ? null : season.original_price_since,
      prices: season.prices.map((price, line) => at(`seasons.${index}.prices.${line}`, price)),
    };
  });
  return {
    ...(changed.has("starting_price") && { starting_price: at("starting_price", null) }),
    ...(changed.has("original_price") && { original_price: at("original_price", null) }),
    ...(changed.has("prices") && { prices: lines }),
    ...(changed.has("seasons") && { seasons }),
  };
}

const cents = (value: number) => BigInt(Math.round(value * 100));

/** A factor of 1 in millionths; one millionth is a ten-thousandth of a percent. */
const whole = 1_000_000n;

/** Changes one price, in whole cents. Rounds last; the result is never below 0. */
export function changedPrice(
  price: number,
  change: Exclude<PriceChange, { clear_original: true }>,
  round: PriceChangeRequest["round"],
): number {
  const exact =
    "percent" in change
      ? cents(price) * (whole + BigInt(Math.round(change.percent * 10_000)))
      : (cents(price) + cents(change.amount)) * whole;
  if (exact <= 0n) return 0;
  const step = (round ? cents(round.step) : 1n) * whole;
  const mode = round?.mode ?? "nearest";
  const added = { nearest: step / 2n, up: step - 1n, down: 0n };
  return Number((((exact + added[mode]) / step) * step) / whole) / 100;
}

function isOver(original: number | null, starting: number | null): boolean {
  return original !== null && starting !== null && original > starting;
}

/** A season with a price of its own never has the tour's original price. */
function lostOriginals(tour: PricedTour, before: Prices, after: Prices): string[] {
  const prefixes = ["", ...tour.seasons.map((_, index) => `seasons.${index}.`)];
  return prefixes.flatMap((prefix) => {
    const [starting, original] = [`${prefix}starting_price`, `${prefix}original_price`];
    if (prefix && before.get(starting) == null && before.get(original) == null) return [];
    const over = (prices: Prices) =>
      isOver(prices.get(original) ?? null, prices.get(starting) ?? prices.get("starting_price") ?? null);
    const cleared = (after.get(original) ?? null) === null;
    return over(before) && !over(after) && !cleared ? [original] : [];
  });
}

/** The paths of the prices that change again on a later day. */
function plannedPaths({ planned_prices, seasons }: PricedTour): Set<string> {
  const keys = seasons.map(seasonKey);
  const paths = planned_prices.flatMap(({ season, starting_price, original_price, prices }) => {
    const prefix = season === null ? "" : `seasons.${keys.indexOf(season)}.`;
    return [
      ...(starting_price === null ? [] : [`${prefix}starting_price`]),
      ...(original_price === null ? [] : [`${prefix}original_price`]),
      ...prices.flatMap((price, line) =>
        price === null ? [] : [season === null ? `prices.${line}.price` : `${prefix}prices.${line}`],
      ),
    ];
  });
  return new Set(paths);
}

function warningsOf(tour: PricedTour, before: Prices, after: Prices): PriceRow["warnings"] {
  const planned = plannedPaths(tour);
  const lost = lostOriginals(tour, before, after);
  return [...after].flatMap(([path, price]) => {
    const was = before.get(path) ?? null;
    const warnings: PriceRow["warnings"] = [];
    if (price !== null && was !== null && was !== price) {
      if (price === 0) warnings.push({ path, warning: "zero" });
      if (Math.abs(price - was) * 2 > was) warnings.push({ path, warning: "over_half" });
      if (planned.has(path)) warnings.push({ path, warning: "planned_later" });
    }
    if (lost.includes(path)) warnings.push({ path, warning: "original_not_above" });
    return warnings;
  });
}

export interface PricedRow {
  row: PriceRow;
  /** Keys of the tour's PUT; null if no price changes. */
  set: Record<string, unknown> | null;
}

/** The entries of the new prices, each merged with the stored entry of the same day and season. */
function plansOf(tour: PricedTour, from: string, before: Prices, after: Prices): PlannedPrices[] {
  const changed = (path: string) => {
    const price = after.get(path) ?? null;
    return price === (before.get(path) ?? null) ? null : price;
  };
  const entry = (prefix: string, season: string | null): PlannedPrices => ({
    from,
    season,
    starting_price: changed(`${prefix}starting_price`),
    original_price: changed(`${prefix}original_price`),
    prices: tour.prices.map((_, line) =>
      changed(season === null ? `prices.${line}.price` : `${prefix}prices.${line}`),
    ),
  });
  const entries = [
    entry("", null),
    ...tour.seasons.map((season, index) => entry(`seasons.${index}.`, seasonKey(season))),
  ];
  return entries.filter(({ starting_price, original_price, prices }) =>
    [starting_price, original_price, ...prices].some((price) => price !== null),
  );
}

function withPlans(stored: readonly PlannedPrices[], added: readonly PlannedPrices[]): PlannedPrices[] {
  const isSame = (a: PlannedPrices, b: PlannedPrices) => a.from === b.from && a.season === b.season;
  const kept = stored.map((entry) => {
    const over = added.find((each) => isSame(each, entry));
    if (!over) return entry;
    return {
      ...entry,
      starting_price: over.starting_price ?? entry.starting_price,
      original_price: over.original_price ?? entry.original_price,
      prices: over.prices.map((price, line) => price ?? entry.prices[line] ?? null),
    };
  });
  return [...kept, ...added.filter((each) => !stored.some((entry) => isSame(each, entry)))];
}

/** `today` is the day in Phuket whose prices change, unless the request names a later day. */
export function pricedRow(
  stored: PricedTour,
  { fields, change, round, from }: PriceChangeRequest,
  today: string,
): PricedRow {
  const tour = settledPrices(stored, from ?? today);
  const cells = cellsOf(tour);
  const shown = cells.filter(({ field }) => fields.includes(field));
  const before = new Map(cells.map(({ path, value }) => [path, value]));
  const after = new Map(before);
  for (const { path, value } of shown) {
    if (value === null) continue;
    if (!("clear_original" in change)) after.set(path, changedPrice(value, change, round));
    else if (path.endsWith("original_price")) after.set(path, null);
  }
  const changed = new Set(
    shown.filter(({ path, value }) => after.get(path) !== value).map(({ field }) => field),
  );
  const only = (prices: Prices) =>
    Object.fromEntries(shown.map(({ path }) => [path, prices.get(path) ?? null]));
  const warnings = warningsOf(tour, before, after);
  const named = cells.filter(
    (cell) => shown.includes(cell) || warnings.some(({ path }) => path === cell.path),
  );
  const row = {
    id: tour.id,
    name: staffText(tour.name),
    currency: tour.currency,
    before: only(before),
    after: only(after),
    labels: Object.fromEntries(named.map(({ path, label }) => [path, label])),
    warnings,
  };
  if (changed.size === 0) return { row, set: null };
  if (from !== undefined) {
    const added = plansOf(tour, from, before, after);
    return { row, set: { planned_prices: withPlans(stored.planned_prices, added) } };
  }
  if (tour === stored) return { row, set: putOf(tour, after, changed) };
  // A stored entry whose day has come would count again over the new prices.
  const all = { ...putOf(tour, after, new Set(priceFields)), planned_prices: tour.planned_prices };
  return { row, set: all };
}

export function isTooMuch({ after }: PriceRow): boolean {
  return Object.values(after).some((price) => price !== null && !moneyAmount.safeParse(price).success);
}
