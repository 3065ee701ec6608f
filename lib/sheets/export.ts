import "server-only";
import type { z } from "zod";
import { dayInZone } from "../core/calendar/days";
import { db } from "../core/db";
import { AppError } from "../core/errors";
import { settledPrices } from "../tours/pricing/planned-prices";
import { toTour, wholeTour } from "../tours/rows";
import type { Tour } from "../tours/schema";
import { sheetLimits, sheetParts } from "./columns";
import type { sheetQuery } from "./schema";
import { exportSheet } from "./tour-rows";
import { writeCsv, writeXlsx } from "./write-file";

type Request = z.output<typeof sheetQuery>;

interface MadeFile {
  content: Uint8Array<ArrayBuffer> | string;
  type: string;
  extension: string;
}

/** Most tours of a file. The rows of their texts have a limit of their own. */
const mostTours = 2_000;

const tooMuch = () =>
  new AppError(422, "Terlalu banyak data untuk satu berkas.", {
    tour_type: [
      `Paling banyak ${sheetLimits.rows} baris dalam satu lembar. Unduh per jenis tur atau per lembar.`,
    ],
  });

async function listTours(type: Request["tour_type"]): Promise<Tour[]> {
  const rows = await db("tour:*").tour.findMany({
    where: { tour_type: type },
    include: wholeTour,
    orderBy: [{ tour_type: "asc" }, { order: "asc" }, { id: "desc" }],
    take: mostTours + 1,
  });
  if (rows.length > mostTours) throw tooMuch();
  const today = dayInZone(new Date());
  return rows.map((row) => settledPrices(toTour(row), today));
}

/** Includes hidden tours. Throws 422 if the file would be too large for the import. */
export async function exportTours({ tour_type, format, part }: Request): Promise<MadeFile> {
  const tours = await listTours(tour_type);
  const parts = part === undefined ? sheetParts : [part];
  const sheets = parts.map((each) => exportSheet(each, tours));
  if (sheets.some(({ rows }) => rows.length > sheetLimits.rows + 1)) throw tooMuch();
  const [first] = sheets;
  if (format === "csv" && first) {
    return { content: writeCsv(first), type: "text/csv; charset=utf-8", extension: "csv" };
  }
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return { content: await writeXlsx(sheets), type, extension: "xlsx" };
}
