import "server-only";
import { isDatabaseId } from "../database-id";
import { db } from "../db";
import { inOrder } from "../in-order";
import { type PageInfo, pageInfo } from "../page-info";
import type { BlogListRequest } from "./filters";
import { findBlogs, publishedBefore } from "./find";
import { type Blog, blogSchema } from "./schema";

const withFile = { file: true } as const;
const newestFirst = [{ posting_date: "desc" }, { id: "desc" }] as const;

/** A page of blogs, newest first. */
export async function listBlogs(request: BlogListRequest): Promise<{ blogs: Blog[]; pagination: PageInfo }> {
  const { ids, total } = await findBlogs(request);
  const rows = await db().blog.findMany({ where: { id: { in: ids } }, include: withFile });
  const blogs = rows.map((row) => blogSchema.parse(row));
  return { blogs: inOrder(ids, blogs), pagination: pageInfo(request, total) };
}

/** Null where there is no such blog, or none yet for those who may not see scheduled ones. */
export async function getBlog(id: number, { includeScheduled = false } = {}): Promise<Blog | null> {
  if (!isDatabaseId(id)) return null;
  const row = await db().blog.findUnique({ where: { id }, include: withFile });
  if (!row || (!includeScheduled && row.posting_date >= publishedBefore(new Date()))) return null;
  return blogSchema.parse(row);
}

/** The categories of published blogs, the most used first: the chips of the list. */
export async function listBlogCategories(): Promise<string[]> {
  const groups = await db().blog.groupBy({
    by: "category",
    where: { posting_date: { lt: publishedBefore(new Date()) } },
    _count: { id: true },
    orderBy: [{ _count: { id: "desc" } }, { category: "asc" }],
  });
  return groups.map(({ category }) => category);
}

/** Up to `limit` other published blogs: those of the same category first, each newest first. */
export async function listRelatedBlogs(blog: Pick<Blog, "id" | "category">, limit = 3): Promise<Blog[]> {
  const others = { id: { not: blog.id }, posting_date: { lt: publishedBefore(new Date()) } };
  const shape = { orderBy: [...newestFirst], take: limit, include: withFile };
  const [same, rest] = await Promise.all([
    db().blog.findMany({ where: { ...others, category: blog.category }, ...shape }),
    db().blog.findMany({ where: { ...others, category: { not: blog.category } }, ...shape }),
  ]);
  return [...same, ...rest].slice(0, limit).map((row) => blogSchema.parse(row));
}

/** What a save is compared with; null where there is no such blog. */
export async function getBlogVersion(id: number): Promise<{ updated_at: Date } | null> {
  if (!isDatabaseId(id)) return null;
  return db().blog.findUnique({ where: { id }, select: { updated_at: true } });
}

/** Published blogs by id, for the sitemap: those after `after`, up to `until`. */
export async function listBlogAddresses({ after, until }: { after: number; until: number }): Promise<Blog[]> {
  const rows = await db().blog.findMany({
    where: { id: { gt: after, lte: until }, posting_date: { lt: publishedBefore(new Date()) } },
    orderBy: { id: "asc" },
    include: withFile,
  });
  return rows.map((row) => blogSchema.parse(row));
}
