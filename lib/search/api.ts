import "server-only";
import { z } from "zod";
import { listBlogs } from "../blogs/queries";
import { type Api, endpoint } from "../core/api/endpoint";
import { requiredText } from "../core/content/fields";
import type { OptionalText } from "../core/content/localized-text";
import { db } from "../core/db";
import { type Language, languages } from "../core/i18n/languages";
import { type SearchPreview, searchPreviewSchema } from "../search-words/fields";
import { listFittingIds } from "../tours/list/queries";

const mostNames = 3;

interface FoundText {
  id: number;
  name: OptionalText;
}

async function listFoundTours(search: string): Promise<FoundText[]> {
  const ids = await listFittingIds(search);
  return db().$queryRaw<FoundText[]>`
    SELECT id, name FROM tour WHERE id = ANY (${ids}) ORDER BY array_position(${ids}, id)`;
}

/** No site has more articles than a page of this size. */
const allBlogs = { page: 1, perPage: 1_000, byFit: true, asTyped: true } as const;

async function listFoundBlogs(search: string): Promise<FoundText[]> {
  const { blogs } = await listBlogs({ ...allBlogs, search });
  return blogs.map(({ id, title }) => ({ id, name: title }));
}

async function previewSearch(search: string): Promise<SearchPreview> {
  const [tours, blogs] = await Promise.all([listFoundTours(search), listFoundBlogs(search)]);
  const count = (texts: FoundText[], language: Language) => texts.filter(({ name }) => name[language]).length;
  return {
    total: { tours: tours.length, blogs: blogs.length },
    languages: languages.map((language) => ({
      language,
      tours: count(tours, language),
      blogs: count(blogs, language),
    })),
    first: tours.slice(0, mostNames).map(({ name }) => name.id ?? name.en ?? ""),
  };
}

export const searchPreviewApi = {
  previewSearch: endpoint(
    {
      method: "GET",
      path: "/search-preview",
      summary: "Counts the tours and articles that visitors find with a text, by language.",
      auth: "readContent",
      query: z.object({ search: requiredText(100) }),
      status: 200,
      response: searchPreviewSchema,
    },
    ({ query }) => previewSearch(query.search),
  ),
} satisfies Api;
