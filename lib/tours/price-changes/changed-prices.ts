import type { PlannedPrices } from "../../core/calendar/calendar";
import { staffText } from "../../core/content/localized-text";
import { adminText } from "../../core/i18n/admin-messages";
import { seasonKey, settledPrices } from "../pricing/planned-prices";
import {
  type PriceChange,
  type PriceChangeRequest,
  type PriceField,
  type PriceRow,
  type PricesByPath,
  priceFields,
  type TourPriceRecord,
} from "./change";
import { priceChangeWarnings } from "./change-warnings";

interface PriceCell {
  path: string;
  field: PriceField;
  label: string;
  value: number | null;
}

const fieldLabel = (name: "starting_price" | "original_price") => adminText(`tourForm.fields.${name}`);

function cellsOf(tour: TourPriceRecord): PriceCell[] {
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

function putOf(
  tour: TourPriceRecord,
  prices: PricesByPath,
  changed: ReadonlySet<PriceField>,
): Record<string, unknown> {
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

export interface PricedRow {
  row: PriceRow;
  /** Keys of the tour's PUT; null if no price changes. */
  set: Record<string, unknown> | null;
}

/** The entries of the new prices, each merged with the stored entry of the same day and season. */
function plansOf(
  tour: TourPriceRecord,
  from: string,
  before: PricesByPath,
  after: PricesByPath,
): PlannedPrices[] {
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

/** `today` is the operator's day whose prices change, unless the request names a later day. */
export function pricedRow(
  stored: TourPriceRecord,
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
  const only = (prices: PricesByPath) =>
    Object.fromEntries(shown.map(({ path }) => [path, prices.get(path) ?? null]));
  const warnings = priceChangeWarnings(tour, before, after);
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
