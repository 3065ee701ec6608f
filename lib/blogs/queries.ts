import "server-only";
import { Prisma } from "../../prisma/client/client";
import { type ContentKey, dependsOn, momentOfDay } from "../core/content/dependencies";
import { type PageInfo, type PageOf, pageInfo } from "../core/content/pagination";
import { findAsTyped, findByPlan, getSearchQuery } from "../core/content/search-query";
import { searchText } from "../core/content/text";
import { db, inOrder, isDatabaseId } from "../core/db";
import { byLanguage, languages } from "../core/i18n/languages";
import { blogFields } from "./fields";
import { type AdminBlogList, type BlogListState, blogsPerPage, type ListedBlog } from "./list-state";
import { blogState, publishedBefore } from "./publication";
import { type Blog, blogSchema } from "./schema";
import { categoryLabel, type UsedCategory } from "./texts";

interface BlogListRequest extends PageOf {
  search?: string;
  category?: string;
  /** For staff only: includes drafts, and blogs whose day has not come. */
  includeHidden?: boolean;
  /** Do not try the other keyboard layout if the search finds no blog. */
  asTyped?: boolean;
  /** The search of visitors: words that say nothing here need not be found, and the best results stand first (R-33.19). */
  byFit?: boolean;
}

interface Found {
  ids: number[];
  total: number;
}

function conditions({ category, includeHidden }: BlogListRequest, typed: Prisma.Sql | null): Prisma.Sql {
  const all = [
    typed,
    category ? Prisma.sql`category = ${category}` : null,
    includeHidden ? null : Prisma.sql`published AND posting_date < ${publishedBefore(momentOfDay())}`,
  ].filter((condition) => condition !== null);
  return all.length > 0 ? Prisma.join(all, " AND ") : Prisma.sql`true`;
}

/** The blogs that visitors see, for Prisma's query builder. */
function shownBlogs() {
  return { published: true, posting_date: { lt: publishedBefore(momentOfDay()) } };
}

const blogKey = (id: number) => `blog:${id}` as const;

function listKeys(search?: string): ContentKey[] {
  return searchText(search) ? ["blogs", "blog-words", "search-words"] : ["blogs"];
}

async function findMatching(request: BlogListRequest, search: string | null): Promise<Found> {
  const before = (request.page - 1) * request.perPage;
  const typed = search && Prisma.sql`search_words @@ ${await getSearchQuery(search)}::tsquery`;
  const [found] = await db(...listKeys(request.search)).$queryRaw<Found[]>`
    WITH found AS MATERIALIZED (
      SELECT id, posting_date FROM blog WHERE ${conditions(request, typed || null)}
    )
    SELECT (SELECT count(*)::int FROM found) AS total,
      ARRAY(
        SELECT id FROM found ORDER BY posting_date DESC, id DESC LIMIT ${request.perPage} OFFSET ${before}
      ) AS ids`;
  return found ?? { ids: [], total: 0 };
}

function findFitting(request: BlogListRequest, search: string): Promise<Found> {
  const before = (request.page - 1) * request.perPage;
  return findByPlan(search, async (typed) => {
    const [found] = await db(...listKeys(request.search)).$queryRaw<(Found & { plan: string | null })[]>`
      WITH typed AS MATERIALIZED (SELECT ${typed} AS plan),
        queries AS MATERIALIZED (SELECT search_plan_queries(plan) AS queries FROM typed),
        found AS MATERIALIZED (
          SELECT id, posting_date, score FROM blog, typed, queries, search_fit(search_words, queries)
          WHERE ${conditions(request, Prisma.sql`search_words @@ (plan ->> 'needed')::tsquery`)}
        )
      SELECT (SELECT plan::text FROM typed) AS plan, (SELECT count(*)::int FROM found) AS total,
        ARRAY(
          SELECT id FROM found ORDER BY score DESC, posting_date DESC, id DESC LIMIT ${request.perPage} OFFSET ${before}
        ) AS ids`;
    return found ?? { ids: [], total: 0, plan: null };
  });
}

function findBlogs(request: BlogListRequest): Promise<Found> {
  const search = searchText(request.search);
  if (!search) return findMatching(request, null);
  const find = (text: string) => (request.byFit ? findFitting : findMatching)(request, text);
  return request.asTyped ? find(search) : findAsTyped(search, find);
}

const withFile = { file: true } as const;
const newestFirst = [{ posting_date: "desc" }, { id: "desc" }] as const;

export async function listBlogs(request: BlogListRequest): Promise<{ blogs: Blog[]; pagination: PageInfo }> {
  const { ids, total } = await findBlogs(request);
  const contentKeys = [...listKeys(request.search), ...ids.map(blogKey)];
  const rows = await db(...contentKeys).blog.findMany({ where: { id: { in: ids } }, include: withFile });
  const blogs = rows.map((row) => blogSchema.parse(row));
  return { blogs: inOrder(ids, blogs), pagination: pageInfo(request, total) };
}

export async function getBlog(id: number, { includeHidden = false } = {}): Promise<Blog | null> {
  if (!isDatabaseId(id)) return null;
  const row = await db(blogKey(id)).blog.findUnique({ where: { id }, include: withFile });
  if (!row || (!includeHidden && blogState(row, momentOfDay()) !== "published")) return null;
  return blogSchema.parse(row);
}

export async function listBlogCategories(): Promise<string[]> {
  const groups = await db("blogs").blog.groupBy({
    by: "category",
    where: shownBlogs(),
    _count: { id: true },
    orderBy: [{ _count: { id: "desc" } }, { category: "asc" }],
  });
  return groups.map(({ category }) => category);
}

/** Returns null if the page number is beyond the last page. */
export async function loadBlogList({ page, search, category }: BlogListState) {
  const [{ blogs, pagination }, categories] = await Promise.all([
    listBlogs({ page, search, category, perPage: blogsPerPage }),
    listBlogCategories(),
  ]);
  const { total, last_page: lastPage } = pagination;
  return page > lastPage ? null : { blogs, categories, total, lastPage };
}

/** Blogs of the same category come first, each newest first. */
export async function listRelatedBlogs(blog: Pick<Blog, "id" | "category">, limit = 3): Promise<Blog[]> {
  const others = { id: { not: blog.id }, ...shownBlogs() };
  const shape = { orderBy: [...newestFirst], take: limit, include: withFile };
  const [same, rest] = await Promise.all([
    db("blogs").blog.findMany({ where: { ...others, category: blog.category }, ...shape }),
    db("blogs").blog.findMany({ where: { ...others, category: { not: blog.category } }, ...shape }),
  ]);
  const related = [...same, ...rest].slice(0, limit);
  dependsOn(...related.map(({ id }) => blogKey(id)));
  return related.map((row) => blogSchema.parse(row));
}

/** The blogs of these ids that visitors see, in the order of their ids. */
export async function listBlogsOf(ids: number[]): Promise<Blog[]> {
  const rows = await db("blog:*").blog.findMany({
    where: { id: { in: ids }, ...shownBlogs() },
    orderBy: { id: "asc" },
    include: withFile,
  });
  return rows.map((row) => blogSchema.parse(row));
}

const adminPerPage = 25;

const missingIn = byLanguage(
  (language) => Prisma.sql`(title ->> ${language} IS NULL OR content ->> ${language} IS NULL)`,
);

const missingLanguages = languages.map(
  (language) => Prisma.sql`CASE WHEN ${missingIn[language]} THEN ${language} END`,
);

function adminConditions({ search, category, state, lacks }: AdminBlogList): Prisma.Sql {
  const text = searchText(search);
  const tomorrow = publishedBefore(new Date());
  const all = [
    text ? Prisma.sql`search_words @@ (SELECT search_query(${text}))` : null,
    category ? Prisma.sql`category = ${category}` : null,
    state === "published" ? Prisma.sql`published AND posting_date < ${tomorrow}` : null,
    state === "scheduled" ? Prisma.sql`published AND posting_date >= ${tomorrow}` : null,
    state === "draft" ? Prisma.sql`NOT published` : null,
    lacks ? missingIn[lacks] : null,
  ].filter((condition) => condition !== null);
  return all.length > 0 ? Prisma.join(all, " AND ") : Prisma.sql`true`;
}

type FoundBlog = Pick<ListedBlog, "id" | "missing" | "stale">;

async function findAdminBlogs(list: AdminBlogList) {
  const where = adminConditions(list);
  const [counted] = await db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM blog WHERE ${where}`;
  const pagination = pageInfo({ page: list.page, perPage: adminPerPage }, counted?.total ?? 0);
  // The last blog of the last page may have been deleted.
  const page = Math.max(1, Math.min(list.page, pagination.last_page));
  const found = await db().$queryRaw<FoundBlog[]>`
    SELECT id,
      array_remove(ARRAY[${Prisma.join(missingLanguages)}]::text[], NULL) AS missing,
      ARRAY(SELECT language FROM translation_state AS state WHERE state.stale > 0
        AND state.entity = 'blog' AND state.record_key = blog.id::text ORDER BY language) AS stale
    FROM blog WHERE ${where}
    ORDER BY posting_date DESC, id DESC LIMIT ${adminPerPage} OFFSET ${(page - 1) * adminPerPage}`;
  return { found, pagination: { ...pagination, current_page: page } };
}

export async function listAdminBlogs(
  list: AdminBlogList,
): Promise<{ blogs: ListedBlog[]; pagination: PageInfo }> {
  const { found, pagination } = await findAdminBlogs(list);
  const ids = found.map(({ id }) => id);
  const rows = await db().blog.findMany({
    where: { id: { in: ids } },
    select: { id: true, title: true, category: true, posting_date: true, published: true, file: true },
  });
  const marks = new Map(found.map(({ id, missing, stale }) => [id, { missing, stale }]));
  const blogs = rows.map((row) => ({
    ...row,
    title: blogFields.title.stored.parse(row.title),
    ...(marks.get(row.id) ?? { missing: [], stale: [] }),
  }));
  return { blogs: inOrder(ids, blogs), pagination };
}

export async function listCategoriesInUse(): Promise<UsedCategory[]> {
  const groups = await db().blog.groupBy({ by: "category", orderBy: { category: "asc" } });
  return groups.map(({ category: name }) => ({ name, shown: categoryLabel(name, "id") }));
}
