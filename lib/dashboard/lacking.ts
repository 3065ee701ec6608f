import "server-only";
import { Prisma } from "../../prisma/client/client";
import { db } from "../db";
import { type Language, languages } from "../i18n/languages";
import { type Kind, kindOf } from "../tours/kinds";
import { figure } from "./figure";

/** How many records of an area have no name in a language (R-1.6). */
export interface Lacking {
  area: Kind | "blogs";
  language: Language;
  count: number;
}

/** Null where unknown. */
export function lackingTours(): Promise<Lacking[] | null> {
  return figure("tours without a language", async () => {
    const rows = await db().$queryRaw<{ tour_type: number; language: Language; count: number }[]>`
      SELECT tour_type, language, count(*)::int AS count
      FROM tour CROSS JOIN unnest(${[...languages]}::text[]) AS language
      WHERE coalesce(name ->> language, '') = ''
      GROUP BY tour_type, language ORDER BY tour_type, language`;
    return rows.map(({ tour_type, language, count }) => ({ area: kindOf(tour_type), language, count }));
  });
}

const blogTitles = Prisma.join(
  languages.map((language) => Prisma.sql`(${language}, ${Prisma.raw(`title_${language}`)})`),
);

/** Null where unknown. */
export function lackingBlogs(): Promise<Lacking[] | null> {
  return figure("blogs without a language", async () => {
    const rows = await db().$queryRaw<{ language: Language; count: number }[]>`
      SELECT language, count(*)::int AS count
      FROM blog CROSS JOIN LATERAL (VALUES ${blogTitles}) AS titles (language, title)
      WHERE coalesce(title, '') = ''
      GROUP BY language ORDER BY language`;
    return rows.map((row) => ({ area: "blogs", ...row }));
  });
}
