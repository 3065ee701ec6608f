import { fieldLeaves } from "../content/field-paths";
import type { LocalizedText, OptionalText } from "../content/localized-text";
import { fallbackLanguage, type Language } from "../i18n/languages";
import { tourFields } from "../tours/fields";
import type { Tour } from "../tours/schema";
import { textPrint } from "../translations/texts";
import { guardText, normalizeText } from "./cells";
import { columnLanguages, type SheetPart, sheets } from "./columns";

/** A cell of an export: a text, a number, or nothing. */
export type ExportCell = string | number | null;

/** A sheet of an export; its first row has the headers. */
export interface ExportSheet {
  name: string;
  rows: ExportCell[][];
}

/** A text of a tour in all its languages. */
export interface TourText {
  /** Without a language: `faqs.0.question`. */
  path: string;
  texts: OptionalText;
}

/** The texts of a tour that stand in `Teks`: all but its name, which stands in `Tur`. */
export function listTourTexts(tour: Tour): TourText[] {
  const places = new Map<string, OptionalText>();
  for (const { path, language, value } of fieldLeaves(tourFields, { ...tour })) {
    if (!language) continue;
    const place = path.slice(0, -language.length - 1);
    const texts = places.get(place) ?? {};
    places.set(place, typeof value === "string" ? { ...texts, [language]: value } : texts);
  }
  places.delete("name");
  return [...places].map(([path, texts]) => ({ path, texts }));
}

/** What tells whether the English text is still the exported one. */
export function textKey(texts: OptionalText): string {
  return textPrint(texts[fallbackLanguage] ?? "");
}

const guarded = (text: string | null | undefined) => (text ? guardText(text) : null);

const inLanguages = (texts: OptionalText, order: readonly Language[]) =>
  order.map((language) => guarded(texts[language]));

type SeasonName = { name: LocalizedText | null; from: string; until: string };

/**
 * The column of each season of a tour, in their order: its English name, or its days where it has none. A second one of a
 * name is `High season (2)`.
 */
export function seasonColumns(seasons: readonly SeasonName[]): string[] {
  const taken = new Set<string>(sheets.prices.columns);
  return seasons.map(({ name, from, until }) => {
    const base = normalizeText(name?.[fallbackLanguage] ?? "") || `${from} – ${until}`;
    let column = base;
    for (let number = 2; taken.has(column); number += 1) column = `${base} (${number})`;
    taken.add(column);
    return column;
  });
}

function tourRow({ id, code, name, currency, starting_price, original_price, rate, tags }: Tour) {
  const names = inLanguages(name, columnLanguages);
  return [id, guarded(code), ...names, guarded(currency), starting_price, original_price, rate, tags];
}

function priceSheet(tours: readonly Tour[]): ExportCell[][] {
  const columns = [...new Set(tours.flatMap(({ seasons }) => seasonColumns(seasons)))];
  const rows = tours.flatMap(({ id, prices, seasons }) => {
    const own = seasonColumns(seasons);
    return prices.map(({ service_type, price }, line) => {
      const ofSeasons = columns.map((column) => seasons[own.indexOf(column)]?.prices[line] ?? null);
      return [id, line + 1, guardText(service_type.en), price, ...ofSeasons];
    });
  });
  return [[...sheets.prices.columns, ...columns.map(guardText)], ...rows];
}

function textRows(tour: Tour): ExportCell[][] {
  return listTourTexts(tour).map(({ path, texts }) => [
    ...[tour.id, path, textKey(texts)],
    ...inLanguages(texts, columnLanguages),
  ]);
}

const rowsOf: Record<SheetPart, (tours: readonly Tour[]) => ExportCell[][]> = {
  tours: (tours) => [[...sheets.tours.columns], ...tours.map(tourRow)],
  prices: priceSheet,
  texts: (tours) => [[...sheets.texts.columns], ...tours.flatMap(textRows)],
};

/** A sheet of tours, as it is downloaded. */
export function exportSheet(part: SheetPart, tours: readonly Tour[]): ExportSheet {
  return { name: sheets[part].name, rows: rowsOf[part](tours) };
}
