import type { z } from "zod";
import type { Operation } from "@/lib/api/operation";
import { pageRequest } from "@/lib/api/query";
import { readBlogListState } from "@/lib/blogs/list-state";
import { blogsPath } from "@/lib/blogs/paths";
import { searchText } from "@/lib/content/text";
import { speltPath } from "@/lib/i18n/language-redirect";
import { fallbackLanguage, isLanguage, type Language } from "@/lib/i18n/languages";
import { contentOperations } from "@/lib/openapi/contract";
import type { ShellAddress } from "@/lib/pages/shell";
import { calendarPath, cleanPlanPath, planPath, readDays, readTourIds } from "@/lib/plan/address";
import { readSearch, searchPath } from "@/lib/search/search";
import { isKind, type Kind } from "@/lib/tours/kinds";
import { isFiltered, readListState } from "@/lib/tours/list/list-state";
import { toursPath } from "@/lib/tours/pages/paths";

/** Documents for search engines; cached as pages are. */
const forCrawlers = /^\/(?:sitemap\.xml|sitemaps\/[\w-]+\.xml|robots\.txt)$/;

export interface PageAddress {
  language: Language;
  /** Path and relevant query in canonical form: one per page. */
  url: string;
  /** False for search and filter results: they have no end, and a cache of their own. */
  keep: boolean;
  /** Of pages that have one. */
  shell?: ShellAddress;
}

type ListAddress = Pick<PageAddress, "url" | "keep" | "shell">;

/** The parameters of a list; of repeated ones the first counts, as in the page. */
function listParameters(query: URLSearchParams) {
  const { search, category, page } = Object.fromEntries([...query].reverse());
  return { search, category, page };
}

function tourListParameters(query: URLSearchParams) {
  const { date, area, length, max, sort } = Object.fromEntries([...query].reverse());
  return { ...listParameters(query), date, for: query.getAll("for"), area, length, max, sort };
}

/** The key for invalid parameters, whose pages are never cached. */
function refusedList(pathname: string, parameters: Record<string, string | string[] | undefined>): string {
  const known = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    for (const each of [value ?? []].flat()) known.append(name, each);
  }
  return `${pathname}?${known}`;
}

/** The address of the search over everything; what names no page is kept nowhere. */
function searchAddress(language: Language, query: URLSearchParams): ListAddress {
  const { search, category } = listParameters(query);
  const state = readSearch({ search, category });
  if (!state) return { url: refusedList(`/${language}/search`, { search, category }), keep: false };
  return { url: searchPath(language, state), keep: state.search === "" && state.category === "" };
}

/** The address of a plan; the page itself redirects to it from another spelling. */
function planAddress(language: Language, query: URLSearchParams): Pick<PageAddress, "url" | "keep"> {
  const tours = query.get("tours") ?? undefined;
  const ids = readTourIds(tours ?? "");
  if (cleanPlanPath(language, tours) === null)
    return { url: planPath(language, ids), keep: ids.length === 0 };
  return { url: refusedList(planPath(language), { tours }), keep: false };
}

/** The address of a list of tours in the form of its own links. */
function toursAddress(language: Language, kind: Kind, query: URLSearchParams): ListAddress {
  const parameters = tourListParameters(query);
  const state = readListState(parameters);
  // The page itself redirects to the list's own address.
  if (!state || state.respelt) return { url: refusedList(`/${language}/${kind}`, parameters), keep: false };
  const noindex = isFiltered(state);
  const shell = { url: toursPath(language, kind, { page: state.page }), noindex };
  return { url: toursPath(language, kind, state), keep: !noindex, shell };
}

function blogsAddress(language: Language, query: URLSearchParams): ListAddress {
  const parameters = listParameters(query);
  const state = readBlogListState(parameters);
  if (!state || state.firstPage) return { url: refusedList(`/${language}/blogs`, parameters), keep: false };
  return { url: blogsPath(language, state), keep: state.search === "" && state.category === "" };
}

/**
 * The page that a public address names; null where it is no public page's, or not in the spelling that is cached.
 */
export function pageAddress(pathname: string, query: URLSearchParams): PageAddress | null {
  if (forCrawlers.test(pathname)) return { language: fallbackLanguage, url: pathname, keep: true };
  const segments = pathname.split("/").slice(1);
  const [language, list = ""] = segments;
  if (!isLanguage(language) || segments.includes("") || speltPath(pathname) !== pathname) return null;
  if (pathname === `/${language}/plan/calendar.ics`) {
    return { language, url: calendarPath(language, readDays(query.get("days") ?? "")), keep: false };
  }
  if (segments.length === 1 || (segments.length === 3 && isKind(list))) {
    return { language, url: pathname, keep: true, shell: { url: pathname, noindex: false } };
  }
  if (segments.length !== 2) return { language, url: pathname, keep: true };
  if (list === "plan") return { language, ...planAddress(language, query) };
  if (list === "search") return { language, ...searchAddress(language, query) };
  if (list === "blogs") return { language, ...blogsAddress(language, query) };
  if (isKind(list)) return { language, ...toursAddress(language, list, query) };
  return { language, url: pathname, keep: true };
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
