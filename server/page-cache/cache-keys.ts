import type { z } from "zod";
import { readPublicAddress } from "@/lib/addresses/public-addresses";
import type { Operation } from "@/lib/api/operation";
import { pageRequest } from "@/lib/api/query";
import { searchText } from "@/lib/content/text";
import { speltPath } from "@/lib/i18n/language-redirect";
import { fallbackLanguage, isLanguage } from "@/lib/i18n/languages";
import { contentOperations } from "@/lib/openapi/contract";
import type { RequestedPage } from "@/lib/pages/address";

/** Documents for search engines; cached as pages are. */
const forCrawlers = /^\/(?:sitemap\.xml|sitemaps\/[\w-]+\.xml|robots\.txt)$/;

/**
 * Reads the page that a public address asks for. Null for a path that is no public page's, and for a spelling that is not
 * cached.
 */
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
  return readPublicAddress(language, pathname, query);
}

export interface ApiAddress {
  /** Path and relevant query in canonical form: one per response. */
  url: string;
  /** False for searches and single pages of lists: they have no end, and a cache of their own. */
  keep: boolean;
}

const contract = "/api/openapi.json";
const record = /^(.+)\/[1-9]\d{0,9}$/;

/** Parameters of lists with finitely many values. */
const finite = ["tour_type", "tags"];

const publicReads = new Map(
  contentOperations
    .filter(({ method, auth }) => method === "GET" && auth === "public")
    .map((operation): [string, Operation] => [operation.path, operation]),
);

/** The public operation `GET path`; undefined where there is none. */
function operationAt(path: string): Operation | undefined {
  return publicReads.get(path) ?? publicReads.get(path.replace(record, "$1/{id}"));
}

/** The query as the route reads it (of repeated parameters the last that is not empty), in canonical form. */
function normalised(query: z.ZodObject, sent: URLSearchParams): URLSearchParams | null {
  const { success, data } = query.safeParse(
    Object.fromEntries([...sent].filter(([, value]) => value !== "")),
  );
  if (!success) return null;
  const { page, perPage } = pageRequest(data, "public");
  const standard = pageRequest({}, "public");
  const values: Record<string, unknown> = {
    ...data,
    // Staff's alone, who are not answered from here.
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

/**
 * The public response that a `GET` of an address gives; null where there is none to cache: another path or
 * spelling, an invalid query, paths of the staff, responses that change without a save.
 */
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
