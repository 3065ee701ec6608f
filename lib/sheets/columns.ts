import { fallbackLanguage, type Language, languages } from "../i18n/languages";

/** The sheets of a workbook of tours; a CSV file has one of them. */
export const sheetParts = ["tours", "prices", "texts"] as const;

export type SheetPart = (typeof sheetParts)[number];

/** The order of the language columns of a sheet. */
export const columnLanguages: readonly Language[] = [
  fallbackLanguage,
  ...languages.filter((language) => language !== fallbackLanguage),
];

/** The name of each sheet, and its columns in their order. Headers are the same whatever language a spreadsheet speaks. */
export const sheets = {
  tours: {
    name: "Tur",
    columns: [
      ...["id", "code", ...columnLanguages.map((language) => `name_${language}`), "currency"],
      ...["starting_price", "original_price", "rate", "tags"],
    ],
  },
  /** Followed by a column for each season. */
  prices: { name: "Harga", columns: ["tour_id", "line", "service_type_en", "price"] },
  texts: { name: "Teks", columns: ["tour_id", "path", "key", ...columnLanguages] },
} as const satisfies Record<SheetPart, { name: string; columns: readonly string[] }>;

export type SheetName = (typeof sheets)[SheetPart]["name"];

export const sheetNames = sheetParts.map((part) => sheets[part].name);

/** Rows of a sheet without its header, and bytes of a file, at most. */
export const sheetLimits = { rows: 20_000, bytes: 5 * 1024 * 1024, tours: 500 } as const;
