import type { Language } from "../i18n/languages";
import type { Messages } from "../i18n/messages";
import { type PublicPage, wholePage } from "./public-page";

/** The parts of `messages/` with a title and a lead, of which head and Open Graph image of a single page are made. */
export type SinglePageWords = {
  [Part in keyof Messages]: Messages[Part] extends { title: string; lead: string } ? Part : never;
}[keyof Messages];

export interface RequestedPage<Params extends object = object> {
  language: Language;
  /** Names the address that was read: the page's folder below `app/[lang]`. Null for a path that no address describes. */
  route: string | null;
  /** Null where no page has the address: the response is 404. */
  params: Params | null;
  /** Path and query in canonical form, the key of the cache. A spelling that has to be redirected keeps its own. */
  url: string;
  /** False for searches and filters: they have no end, and a cache of their own. */
  keep: boolean;
  /** Null for a page that Next renders whole. */
  template: PageTemplate<Params> | null;
}

/** The part of a page that is rendered once and filled for each request (docs/decisions/38). */
export interface PageTemplate<Params extends object = object> {
  /** Where Next renders the template. */
  url: string;
  params: Params;
  /** Search engines are asked to leave the page out, which the head of the template says. */
  noindex: boolean;
}

export interface AddressParts {
  language: Language;
  pathname: string;
  segments: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

type ReadPage<Params extends object> = Pick<RequestedPage<Params>, "params"> &
  Partial<Pick<RequestedPage<Params>, "url" | "keep" | "template">>;

interface AddressDeclaration<Params extends object> {
  /** The page's folder below `app/[lang]`: `/[kind]/[slug]`. */
  route: string;
  inSitemap?: boolean;
  words?: SinglePageWords | null;
  /** Returns null if the path belongs to another page. A page has no query, is cached and rendered whole by default. */
  read: (parts: AddressParts) => ReadPage<Params> | null;
}

/** The pure half of a public page, which the cache, the links and the page share. */
export interface PublicAddress<Params extends object = object> {
  route: string;
  /** A single page that the sitemap lists. The sitemap lists pages of records and of lists by their records. */
  inSitemap: boolean;
  /** From these words follow head and Open Graph image of a single page. Null for a page with a head of its own. */
  words: SinglePageWords | null;
  /** The values of `[name]` in the route; null where the path has another form. The language is left out of `path`. */
  match: (path: readonly string[]) => Record<string, string> | null;
  /** Reads an address whose path has the form of the route; null where the path belongs to another page. */
  read: (parts: AddressParts) => RequestedPage<Params> | null;
}

export function defineAddress<Params extends object>({
  route,
  inSitemap = false,
  words = null,
  read,
}: AddressDeclaration<Params>): PublicAddress<Params> {
  const parts = route.split("/").slice(1);
  return {
    route,
    inSitemap,
    words,
    match(path) {
      if (path.length !== parts.length) return null;
      const segments: Record<string, string> = {};
      for (const [index, part] of parts.entries()) {
        const segment = path[index] ?? "";
        const [, name] = /^\[(\w+)\]$/.exec(part) ?? [];
        if (name) segments[name] = segment;
        else if (segment !== part) return null;
      }
      return segments;
    },
    read(address) {
      const page = read(address);
      if (!page) return null;
      const { language, pathname } = address;
      return { url: pathname, keep: true, template: null, ...page, language, route };
    },
  };
}

export function fixedAddress(
  route: string,
  options: Pick<AddressDeclaration<object>, "inSitemap" | "words"> = {},
): PublicAddress {
  return defineAddress({ ...options, route, read: () => ({ params: {} }) });
}

export function fixedPage({ route }: PublicAddress): PublicPage {
  return wholePage((language) => `/${language}${route}`);
}

export function firstValues<Name extends string>(
  query: URLSearchParams,
  names: readonly Name[],
): Record<Name, string | undefined> {
  const values = names.map((name) => [name, query.get(name) ?? undefined]);
  return Object.fromEntries(values) as Record<Name, string | undefined>;
}

/** A query as it was sent, with the named parameters alone: the cache key of an address that leads elsewhere or to no page. */
export function sentUrl(pathname: string, query: URLSearchParams, names: readonly string[]): string {
  const sent = new URLSearchParams();
  for (const name of names) for (const value of query.getAll(name)) sent.append(name, value);
  return `${pathname}?${sent}`;
}
