import "server-only";
import { cleanHtml } from "../core/content/article-html";
import { momentOfDay } from "../core/content/dependencies";
import { type LocalizedText, localize } from "../core/content/localized-text";
import { db } from "../core/db";
import type { Language } from "../core/i18n/languages";
import { publishedBefore } from "./publication";
import { type Blog, blogSchema } from "./schema";
import { articleParts } from "./tour-blocks";

/** Most cards of an article. Further tours are left out. */
const mostCards = 20;

/** The tours that an article shows as cards in a language, if visitors see them. */
export function listNamedTourIds({ content }: { content: LocalizedText }, language: Language): number[] {
  const parts = articleParts(cleanHtml(localize(content, language).text));
  const ids = new Set(parts.flatMap((part) => ("tourId" in part ? [part.tourId] : [])));
  return [...ids].slice(0, mostCards);
}

const linkedBlogSchema = blogSchema.pick({ id: true, title: true });

export type LinkedBlog = Pick<Blog, "id" | "title">;

/** Most articles that the page of a tour links. */
const mostArticles = 3;

/** The published articles that link to a tour's page in any language, the newest first. */
export async function listArticlesNaming(tourId: number): Promise<LinkedBlog[]> {
  const rows = await db(`tour-articles:${tourId}`).$queryRaw<(LinkedBlog & { posting_date: Date })[]>`
    SELECT id, title, posting_date FROM blog
    WHERE published AND article_tours(content) @> ARRAY[${tourId}::integer]
    ORDER BY posting_date DESC, id DESC`;
  if (rows.length === 0) return [];
  const before = publishedBefore(momentOfDay());
  return rows
    .filter(({ posting_date }) => posting_date < before)
    .slice(0, mostArticles)
    .map((row) => linkedBlogSchema.parse(row));
}
