import type { z } from "zod";
import { isMarkdownFolder, readMarkdownAddress } from "@/lib/assistants/markdown-address";
import type { Operation } from "@/lib/core/api/operation";
import { publicReads } from "@/lib/core/api/public-reads";
import { pageRequest } from "@/lib/core/api/query";
import { searchText } from "@/lib/core/content/text";
import { speltPath } from "@/lib/core/i18n/language-redirect";
import { fallbackLanguage, isLanguage } from "@/lib/core/i18n/languages";
import type { RequestedPage } from "@/lib/core/pages/address";
import { readPublicAddress } from "@/lib/registry/addresses/public-addresses";

const forCrawlers =
  /^\/(?:sitemap\.xml|sitemaps\/[\w-]+\.xml|robots\.txt|\.well-known\/mcp\/catalog\.json|mcp\/server-card)$/;

/** Returns null if the path is no public page or the spelling is not cached. */
export function pageAddress(pathname: string, query: URLSearchParams): RequestedPage | null {
  if (forCrawlers.test(pathname)) {
    return {
      language: fallbackLanguage,
      route: null,
      params: null,
      url: pathname,
      keep: true,
      template: null,
    };
  }
  const [, language, ...path] = pathname.split("/");
  if (!isLanguage(language) || path.includes("") || speltPath(pathname) !== pathname) return null;
  const markdown = readMarkdownAddress(language, pathname, query);
  if (markdown) return markdown;
  if (isMarkdownFolder(path)) return pageAddress(`/${language}/not-found`, query);
  return readPublicAddress(language, pathname, query);
}

export interface ApiAddress {
  /** Path and relevant query in canonical form: one per response. */
  url: string;
  /** Searches and single pages of lists are unlimited in number, and have a cache of their own. */
  keep: boolean;
}

const contract = "/api/openapi.json";
const record = /^(.+)\/[1-9]\d{0,9}$/;

const finite = ["tour_type", "tags"];

function operationAt(path: string): Operation | undefined {
  return publicReads.get(path) ?? publicReads.get(path.replace(record, "$1/{id}"));
}

/** Keeps the last value of a repeated parameter that is not empty, as the route does. */
function normalised(query: z.ZodObject, sent: URLSearchParams): URLSearchParams | null {
  const { success, data } = query.safeParse(
    Object.fromEntries([...sent].filter(([, value]) => value !== "")),
  );
  if (!success) return null;
  const { page, perPage } = pageRequest(data, "public");
  const standard = pageRequest({}, "public");
  const values: Record<string, unknown> = {
    ...data,
    state: undefined,
    search: searchText(data.search as string | undefined) ?? undefined,
    page: page === standard.page ? undefined : page,
    per_page: perPage === standard.perPage ? undefined : perPage,
  };
  const known = new URLSearchParams();
  for (const name of Object.keys(query.shape)) {
    if (values[name] !== undefined) known.set(name, String(values[name]));
  }
  return known;
}

/** Finds the cached response of a public `GET`; null for an invalid query and for a response that must not be cached. */
export function apiAddress(pathname: string, sent: URLSearchParams): ApiAddress | null {
  if (pathname === contract) return { url: pathname, keep: true };
  const operation = pathname.startsWith("/api/") ? operationAt(pathname.slice("/api".length)) : undefined;
  if (!operation) return null;
  const query = operation.query ? normalised(operation.query, sent) : new URLSearchParams();
  if (!query) return null;
  return {
    url: query.size > 0 ? `${pathname}?${query}` : pathname,
    keep: [...query.keys()].every((name) => finite.includes(name)),
  };
}
