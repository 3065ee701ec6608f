import { fieldLeaves } from "../core/content/field-paths";
import { type LocalizedText, type OptionalText, staffText } from "../core/content/localized-text";
import { fallbackLanguage, type Language } from "../core/i18n/languages";
import { textPrint } from "../core/translations/texts";
import { tourFields } from "../tours/fields";
import type { Tour } from "../tours/schema";
import { guardText, normalizeText } from "./cells";
import { columnLanguages, type SheetPart, sheets } from "./columns";

export type ExportCell = string | number | null;

export interface ExportSheet {
  name: string;
  rows: ExportCell[][];
}

export interface TourText {
  path: string;
  texts: OptionalText;
}

/** The texts of a tour in `Teks`: all but the name, which is in `Tur`. */
export function listTourTexts(tour: Tour): TourText[] {
  const textsByPath = new Map<string, OptionalText>();
  for (const { path, language, value } of fieldLeaves(tourFields, { ...tour })) {
    if (!language) continue;
    const textPath = path.slice(0, -language.length - 1);
    const texts = textsByPath.get(textPath) ?? {};
    textsByPath.set(textPath, typeof value === "string" ? { ...texts, [language]: value } : texts);
  }
  textsByPath.delete("name");
  return [...textsByPath].map(([path, texts]) => ({ path, texts }));
}

export function textKey(texts: OptionalText): string {
  return textPrint(texts[fallbackLanguage] ?? "");
}

const guarded = (text: string | null | undefined) => (text ? guardText(text) : null);

const inLanguages = (texts: OptionalText, order: readonly Language[]) =>
  order.map((language) => guarded(texts[language]));

type SeasonName = { name: LocalizedText | null; from: string; until: string };

/** A season's English name, or its days without a name. A second season of the same name is `High season (2)`. */
export function seasonColumns(seasons: readonly SeasonName[]): string[] {
  const taken = new Set<string>([...sheets.prices.columns, ...sheets.prices.notes, ...sheets.prices.added]);
  return seasons.map(({ name, from, until }) => {
    const base = normalizeText(name?.[fallbackLanguage] ?? "") || `${from} – ${until}`;
    let column = base;
    for (let number = 2; taken.has(column); number += 1) column = `${base} (${number})`;
    taken.add(column);
    return column;
  });
}

type Planned = Pick<Tour["planned_prices"][number], "from" | "starting_price" | "prices">;

/** Names planned prices for the reader: `2026-12-01: 1600`. */
function plannedText(planned: readonly Planned[], priceOf: (entry: Planned) => number | null): string | null {
  const named = planned.flatMap((entry) => {
    const price = priceOf(entry);
    return price === null ? [] : [`${entry.from}: ${price}`];
  });
  return named.length === 0 ? null : named.join("; ");
}

const outsideSeasons = ({ planned_prices }: Tour) => planned_prices.filter(({ season }) => season === null);

function tourRow(tour: Tour): ExportCell[] {
  const { id, code, name, currency, starting_price, original_price, rate, tags, facts } = tour;
  const names = inLanguages(name, columnLanguages);
  const planned = plannedText(outsideSeasons(tour), (entry) => entry.starting_price);
  return [
    id,
    guarded(code),
    ...names,
    guarded(currency),
    starting_price,
    original_price,
    rate,
    tags,
    facts.boat_length ?? null,
    facts.best_water ?? null,
    planned,
  ];
}

function priceSheet(tours: readonly Tour[]): ExportCell[][] {
  const columns = [...new Set(tours.flatMap(({ seasons }) => seasonColumns(seasons)))];
  const rows = tours.flatMap((tour) => {
    const { id, prices, seasons } = tour;
    const own = seasonColumns(seasons);
    return prices.map(({ service_type, price }, line): ExportCell[] => {
      const ofSeasons = columns.map((column) => seasons[own.indexOf(column)]?.prices[line] ?? null);
      const planned = plannedText(outsideSeasons(tour), (entry) => entry.prices[line] ?? null);
      const named = [nameOf(tour), line + 1, guardText(service_type.en), price];
      return [id, ...named, ...ofSeasons, planned];
    });
  });
  const [id, ...others] = sheets.prices.columns;
  return [[id, "tour", ...others, ...columns.map(guardText), "planned"], ...rows];
}

const nameOf = ({ name }: Tour) => guardText(staffText(name));

function textRows(tour: Tour): ExportCell[][] {
  return listTourTexts(tour).map(({ path, texts }) => [
    tour.id,
    nameOf(tour),
    path,
    textKey(texts),
    ...inLanguages(texts, columnLanguages),
  ]);
}

function textSheet(tours: readonly Tour[]): ExportCell[][] {
  const [id, ...others] = sheets.texts.columns;
  return [[id, "tour", ...others], ...tours.flatMap(textRows)];
}

const rowsOf: Record<SheetPart, (tours: readonly Tour[]) => ExportCell[][]> = {
  tours: (tours) => [[...sheets.tours.columns, ...sheets.tours.facts, "planned"], ...tours.map(tourRow)],
  prices: priceSheet,
  texts: textSheet,
};

export function exportSheet(part: SheetPart, tours: readonly Tour[]): ExportSheet {
  return { name: sheets[part].name, rows: rowsOf[part](tours) };
}
