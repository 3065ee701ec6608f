import { columnsOf, exampleCode, newTourTexts, sheets } from "./columns";
import type { ExportCell, ExportSheet } from "./tour-rows";
import { writeXlsx } from "./write-file";

/** The cells of the example by column. Columns that are not named here stay empty, as most may. */
type Example = Record<string, ExportCell>;

function exampleTexts(name: string, english: string, indonesian: string, russian: string): Example {
  const texts: Record<string, string> = { en: english, id: indonesian, ru: russian };
  return Object.fromEntries(columnsOf(name).map((column) => [column, texts[column.slice(-2)] ?? null]));
}

const tour: Example = {
  kind: "tours",
  code: exampleCode,
  ...exampleTexts(
    "name",
    "Island day by speedboat",
    "Sehari ke pulau naik speedboat",
    "День на островах на катере",
  ),
  currency: "THB",
  starting_price: 1490,
  original_price: 1790,
  tags: "1_day_trip",
  ...exampleTexts("duration", "1 day, 07:30 to 17:30", "1 hari, 07.30 sampai 17.30", "1 день, 07:30–17:30"),
  ...exampleTexts("location", "Main pier", "Dermaga utama", "Главный пирс"),
  ...exampleTexts(
    "overview",
    "A day on the water: snorkelling at two reefs, and lunch on the beach.",
    "Sehari di laut: snorkeling di dua terumbu, dan makan siang di pantai.",
    "День на море: снорклинг у двух рифов и обед на пляже.",
  ),
};

const lines: Example[] = [
  {
    tour_id: exampleCode,
    line: 1,
    price: 1490,
    guests: "adult",
    age_from: 12,
    ...exampleTexts("service_type", "Adult", "Dewasa", "Взрослый"),
    ...exampleTexts("description", "Per person", "Per orang", "За человека"),
  },
  {
    tour_id: exampleCode,
    line: 2,
    price: 990,
    guests: "child",
    age_from: 4,
    age_to: 11,
    ...exampleTexts("service_type", "Child", "Anak", "Ребёнок"),
    ...exampleTexts("description", "4 to 11 years", "4 sampai 11 tahun", "От 4 до 11 лет"),
  },
];

const rowOf = (columns: readonly string[], example: Example) =>
  columns.map((column) => example[column] ?? null);

/** The template of new tours: the sheets `Tur` and `Harga` with one example, which an import skips. */
export function newTourSheets(): ExportSheet[] {
  const [id, ...tourColumns] = sheets.tours.columns;
  const ofTour = [id, "kind", ...tourColumns, ...newTourTexts.flatMap(columnsOf)];
  const ofPrices = [...sheets.prices.columns, ...sheets.prices.added];
  return [
    { name: sheets.tours.name, rows: [ofTour, rowOf(ofTour, tour)] },
    { name: sheets.prices.name, rows: [ofPrices, ...lines.map((line) => rowOf(ofPrices, line))] },
  ];
}

/** Writes the template as a workbook. */
export function writeTemplate(): Promise<Uint8Array<ArrayBuffer>> {
  return writeXlsx(newTourSheets());
}
