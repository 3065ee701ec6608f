import "server-only";
import type { Prisma } from "../../prisma/client/client";
import { phuketDay } from "../calendar/days";
import { staffText } from "../content/localized-text";
import { db } from "../db";
import { isLanguage } from "../i18n/languages";
import { tourFields } from "../tours/fields";
import { kindOf } from "../tours/kinds";
import { counted, type Figure, type FiguresQuery } from "./schema";
import { type FiguresSummary, summarizeFigures, summaryDays } from "./summary";

const dayText = (day: Date) => day.toISOString().slice(0, 10);

/** The sums of some days, in the order of the days. */
export async function listFigures({ from, until, what }: Omit<FiguresQuery, "format">): Promise<Figure[]> {
  const where: Prisma.FigureWhereInput = {
    day: { gte: new Date(from), lte: new Date(until) },
    ...(what && { what }),
  };
  const rows = await db().figure.findMany({
    where,
    orderBy: [{ day: "asc" }, { what: "asc" }, { key: "asc" }, { language: "asc" }],
  });
  return rows.flatMap(({ day, what, language, ...row }) => {
    const known = counted.find((each) => each === what);
    return known && isLanguage(language) ? [{ ...row, day: dayText(day), what: known, language }] : [];
  });
}

/** What staff are shown of the last 28 days. */
export async function getFiguresSummary(now: Date): Promise<FiguresSummary> {
  const today = phuketDay(now);
  return summarizeFigures(await listFigures(summaryDays(today)), today);
}

/** How staff are shown a tour. */
export interface TourName {
  name: string;
  href: string;
}

/** Names and pages of tours, hidden ones too, by id; without those that are gone. */
export async function listTourPages(ids: number[]): Promise<Map<number, TourName>> {
  const rows = await db().tour.findMany({
    where: { id: { in: ids } },
    select: { id: true, tour_type: true, name: true },
  });
  return new Map(
    rows.map(({ id, tour_type, name }) => [
      id,
      { name: staffText(tourFields.name.stored.parse(name)), href: `/admin/${kindOf(tour_type)}/${id}` },
    ]),
  );
}
