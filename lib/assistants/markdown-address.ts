import { readPage } from "../core/content/pagination";
import type { Language } from "../core/i18n/languages";
import type { RequestedPage } from "../core/pages/address";
import { markdownEnding } from "../core/pages/public-page";

/** The folder of `app/[lang]` whose route writes the Markdown. Next has no routes for the ending of a path. */
const folder = "markdown";

/** Reads the address of a page as Markdown, `/en/tours/coral-reef-1.md` or `/en/tours.md?page=2`; null for another path. */
export function readMarkdownAddress(
  language: Language,
  pathname: string,
  query: URLSearchParams,
): RequestedPage | null {
  if (!pathname.endsWith(markdownEnding)) return null;
  const isList = pathname.split("/").length === 3;
  const page = isList ? readPage(query.get("page") ?? undefined) : 1;
  const number = typeof page === "number" && page > 1 ? `?page=${page}` : "";
  return { language, route: null, params: null, url: pathname + number, keep: true, template: null };
}

/** The address at which Next writes the Markdown of a page. Null for every other page. */
export function markdownSource(url: string): string | null {
  const [path = "", query] = url.split("?");
  if (!path.endsWith(markdownEnding)) return null;
  const [, language, ...rest] = path.split("/");
  return `/${language}/${folder}/${rest.join("/")}${query ? `?${query}` : ""}`;
}

/** Tells whether a visitor asked for the folder itself, which has no page. */
export function isMarkdownFolder(segments: readonly string[]): boolean {
  return segments[0] === folder;
}
