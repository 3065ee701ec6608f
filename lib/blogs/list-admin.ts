import "server-only";
import { Prisma } from "../../prisma/client/client";
import { db } from "../db";
import { byLanguage } from "../i18n/by-language";
import { type Language, languages } from "../i18n/languages";
import { inOrder } from "../in-order";
import { type PageInfo, pageInfo } from "../page-info";
import { searchText } from "../search-text";
import type { StoredImage } from "../storage/stored-image";
import { categoryLabel, type UsedCategory } from "./category-label";
import { publishedBefore } from "./find";
import type { AdminBlogList } from "./list-admin-state";

/** A blog in staff's list: without its articles, which may be long. */
export interface ListedBlog {
  id: number;
  title_en: string;
  title_id: string | null;
  category: string;
  posting_date: Date;
  file: StoredImage | null;
  /** Languages in which the title or the article is missing. */
  missing: Language[];
}

const perPage = 25;

const lackingIn = byLanguage((language) => {
  const [title, content] = [Prisma.raw(`title_${language}`), Prisma.raw(`content_${language}`)];
  return Prisma.sql`(${title} IS NULL OR ${content} IS NULL)`;
});

const lacking = languages.map(
  (language) => Prisma.sql`CASE WHEN ${lackingIn[language]} THEN ${language} END`,
);

function conditions({ search, category, state, lacks }: AdminBlogList): Prisma.Sql {
  const text = searchText(search);
  const tomorrow = publishedBefore(new Date());
  const all = [
    text ? Prisma.sql`search_words @@ search_query(${text})` : null,
    category ? Prisma.sql`category = ${category}` : null,
    state === "published" ? Prisma.sql`posting_date < ${tomorrow}` : null,
    state === "scheduled" ? Prisma.sql`posting_date >= ${tomorrow}` : null,
    lacks ? lackingIn[lacks] : null,
  ].filter((condition) => condition !== null);
  return all.length > 0 ? Prisma.join(all, " AND ") : Prisma.sql`true`;
}

async function find(list: AdminBlogList) {
  const where = conditions(list);
  const [counted] = await db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM blog WHERE ${where}`;
  const pagination = pageInfo({ page: list.page, perPage }, counted?.total ?? 0);
  // The last blog of the last page may have been deleted from it.
  const page = Math.max(1, Math.min(list.page, pagination.last_page));
  const found = await db().$queryRaw<{ id: number; missing: Language[] }[]>`
    SELECT id,
      array_remove(ARRAY[${Prisma.join(lacking)}]::text[], NULL) AS missing
    FROM blog WHERE ${where}
    ORDER BY posting_date DESC, id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`;
  return { found, pagination: { ...pagination, current_page: page } };
}

/** A page of all blogs, the newest first, scheduled ones before them. */
export async function listAdminBlogs(
  list: AdminBlogList,
): Promise<{ blogs: ListedBlog[]; pagination: PageInfo }> {
  const { found, pagination } = await find(list);
  const ids = found.map(({ id }) => id);
  const rows = await db().blog.findMany({
    where: { id: { in: ids } },
    select: { id: true, title_en: true, title_id: true, category: true, posting_date: true, file: true },
  });
  const missing = new Map(found.map((row) => [row.id, row.missing]));
  const blogs = rows.map((row) => ({ ...row, missing: missing.get(row.id) ?? [] }));
  return { blogs: inOrder(ids, blogs), pagination };
}

/** Every category in use, those of scheduled blogs too, by name. */
export async function listCategoriesInUse(): Promise<UsedCategory[]> {
  const groups = await db().blog.groupBy({ by: "category", orderBy: { category: "asc" } });
  return groups.map(({ category: name }) => ({ name, shown: categoryLabel(name, "id") }));
}
