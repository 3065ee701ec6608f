import { fallbackLanguage, type Language, languages } from "../core/i18n/languages";

export const sheetParts = ["tours", "prices", "texts"] as const;

export type SheetPart = (typeof sheetParts)[number];

const otherLanguages = languages.filter((language) => language !== fallbackLanguage);

export const columnLanguages: readonly Language[] = [fallbackLanguage, ...otherLanguages];

/** Returns `name_en`, `name_id` and `name_ru` for `name`. */
export const columnsOf = (text: string) => columnLanguages.map((language) => `${text}_${language}`);

/** The texts of a new tour beside its name, which stands in the sheet of every export. */
export const newTourTexts = ["duration", "location", "overview"] as const;

/**
 * Headers do not depend on the language of the spreadsheet program. `notes` are columns that are written for the reader: an import
 * ignores them. A file may lack `notes` and `facts`, which earlier files did not have. `added` are columns of new tours alone, which the
 * template has.
 */
export const sheets = {
  tours: {
    name: "Tur",
    columns: [
      "id",
      "code",
      ...columnLanguages.map((language) => `name_${language}`),
      "currency",
      "starting_price",
      "original_price",
      "rate",
      "tags",
    ],
    facts: ["boat_length", "best_water"],
    notes: ["planned"],
    added: ["kind", ...newTourTexts.flatMap(columnsOf)],
  },
  prices: {
    name: "Harga",
    columns: ["tour_id", "line", "service_type_en", "price"],
    facts: [],
    notes: ["tour", "planned"],
    added: [
      ...otherLanguages.map((language) => `service_type_${language}`),
      ...columnsOf("description"),
      "guests",
      "age_from",
      "age_to",
      "group_size",
    ],
  },
  texts: {
    name: "Teks",
    columns: ["tour_id", "path", "key", ...columnLanguages],
    facts: [],
    notes: ["tour"],
    added: [],
  },
} as const satisfies Record<
  SheetPart,
  Record<"columns" | "facts" | "notes" | "added", readonly string[]> & { name: string }
>;

export type SheetName = (typeof sheets)[SheetPart]["name"];

export const sheetNames = sheetParts.map((part) => sheets[part].name);

export const sheetLimits = { rows: 20_000, bytes: 5 * 1024 * 1024, tours: 500, newTours: 100 } as const;

/** The code of the example in the template. A row with this code makes no tour. */
export const exampleCode = "CONTOH";
