import type { z } from "zod";
import { pageRequest } from "@/lib/api/query";
import { contentOperations } from "@/lib/openapi/content-operations";
import { searchText } from "@/lib/search-text";

export interface ApiAddress {
  /** Path and what counts of the query, in one form: the same response has the same one. */
  url: string;
  /** Searches and single pages of lists have no end, and a place of their own. */
  keep: boolean;
}

const contract = "/api/openapi.json";
const record = /^(.+)\/[1-9]\d{0,9}$/;

/** What may stand in a list's address without making it one of endlessly many. */
const finite = ["tour_type", "tags"];

/** The query that `GET path` takes; undefined where there is no such path for everybody. */
function operationAt(path: string): { query?: z.ZodObject } | undefined {
  const operation = contentOperations[path]?.get ?? contentOperations[path.replace(record, "$1/{id}")]?.get;
  return operation?.admin ? undefined : operation;
}

/** The values as the route understands them (of several the last one that is not empty), spelt in one way. */
function normalised(query: z.ZodObject, sent: URLSearchParams): URLSearchParams | null {
  const { success, data } = query.safeParse(
    Object.fromEntries([...sent].filter(([, value]) => value !== "")),
  );
  if (!success) return null;
  const { page, perPage } = pageRequest(data, "public");
  const standard = pageRequest({}, "public");
  const values: Record<string, unknown> = {
    ...data,
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
 * The response that a `GET` of an address gives to everybody, or null where there is none to keep: another path or
 * spelling, a query that is refused, staff's own paths, what changes without a save.
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
