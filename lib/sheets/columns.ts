import { fallbackLanguage, type Language, languages } from "../core/i18n/languages";

export const sheetParts = ["tours", "prices", "texts"] as const;

export type SheetPart = (typeof sheetParts)[number];

export const columnLanguages: readonly Language[] = [
  fallbackLanguage,
  ...languages.filter((language) => language !== fallbackLanguage),
];

/**
 * Headers do not depend on the language of the spreadsheet program. `notes` are columns that are written for the reader: an import
 * ignores them, and a file may lack them.
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
    notes: ["planned"],
  },
  prices: {
    name: "Harga",
    columns: ["tour_id", "line", "service_type_en", "price"],
    notes: ["tour", "planned"],
  },
  texts: { name: "Teks", columns: ["tour_id", "path", "key", ...columnLanguages], notes: ["tour"] },
} as const satisfies Record<
  SheetPart,
  { name: string; columns: readonly string[]; notes: readonly string[] }
>;

export type SheetName = (typeof sheets)[SheetPart]["name"];

export const sheetNames = sheetParts.map((part) => sheets[part].name);

export const sheetLimits = { rows: 20_000, bytes: 5 * 1024 * 1024, tours: 500 } as const;
