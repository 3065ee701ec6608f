import "server-only";
import { Prisma } from "../../prisma/client/client";
import { db } from "../db";
import { nextDay, operatorDay } from "../operator-day";
import { searchText } from "../search-text";
import type { BlogListRequest } from "./filters";

/** Blogs whose posting date lies before this are public: those of today's Bangkok day and earlier ones. */
export function publishedBefore(now: Date): Date {
  return nextDay(operatorDay(now));
}

function conditions({ search, category, includeScheduled }: BlogListRequest): Prisma.Sql {
  const text = searchText(search);
  const all = [
    text ? Prisma.sql`search_words @@ search_query(${text})` : null,
    category ? Prisma.sql`category = ${category}` : null,
    includeScheduled ? null : Prisma.sql`posting_date < ${publishedBefore(new Date())}`,
  ].filter((condition) => condition !== null);
  return all.length > 0 ? Prisma.join(all, " AND ") : Prisma.sql`true`;
}

/** The ids of a page of blogs, newest first, and how many there are. */
export async function findBlogs(request: BlogListRequest): Promise<{ ids: number[]; total: number }> {
  const before = (request.page - 1) * request.perPage;
  const [found] = await db().$queryRaw<{ ids: number[]; total: number }[]>`
    WITH found AS MATERIALIZED (SELECT id, posting_date FROM blog WHERE ${conditions(request)})
    SELECT (SELECT count(*)::int FROM found) AS total,
      ARRAY(
        SELECT id FROM found ORDER BY posting_date DESC, id DESC LIMIT ${request.perPage} OFFSET ${before}
      ) AS ids`;
  return found ?? { ids: [], total: 0 };
}
