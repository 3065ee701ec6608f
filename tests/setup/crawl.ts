import { setTimeout as pause } from "node:timers/promises";
import { decoded, startTags } from "./html-document";

export const agents = {
  chrome:
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  google: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  yandex: "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
  telegram: "TelegramBot (like TwitterBot)",
} as const;

export interface Fetched {
  /** Path and query. */
  path: string;
  status: number;
  headers: Headers;
  body: string;
}

/** Asks once, follows nothing. */
export async function ask(site: string, path: string, agent: string = agents.google): Promise<Fetched> {
  const answer = await fetch(site + path, { redirect: "manual", headers: { "User-Agent": agent } });
  return { path, status: answer.status, headers: answer.headers, body: await answer.text() };
}

/** Asks as a search engine does: whoever answers that it is overloaded, and when to come again, is asked again. */
async function askPatiently(site: string, path: string): Promise<Fetched> {
  const page = await ask(site, path);
  if (page.status < 500 || !page.headers.has("retry-after")) return page;
  await pause(2_000);
  return ask(site, path);
}

/** Runs a task for each value, a few at a time. */
export async function inParallel<T>(values: Iterable<T>, task: (value: T) => Promise<void>, lanes = 4) {
  const iterator = values[Symbol.iterator]();
  const lane = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) await task(next.value);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Addresses of this site in a document: what it links to, and the pictures it is drawn with. */
function references(site: string, { path, body }: Fetched): { links: string[]; files: string[] } {
  const local = (address: string | undefined) => {
    if (!address || !URL.canParse(address, site + path)) return [];
    const url = new URL(address, site + path);
    return url.origin === site ? [url.pathname + url.search] : [];
  };
  const hrefs = startTags(body, "a").flatMap(({ href }) => local(href));
  const pictures = startTags(body, "img").flatMap(({ src }) => local(src));
  const preloaded = startTags(body, "link").flatMap(({ href, rel }) =>
    rel === "icon" || rel === "preload" || rel === "stylesheet" ? local(href) : [],
  );
  const isFile = (address: string) => /\.[a-z0-9]+(?:\?|$)/i.test(address);
  return {
    links: hrefs.filter((href) => !isFile(href)),
    files: [...hrefs.filter(isFile), ...pictures, ...preloaded],
  };
}

/** What stands between the tags of a name in an XML document, in order. */
export function xmlTexts(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, text = ""]) =>
    decoded(text),
  );
}

/** What keeps a document from being well-formed XML. */
export function xmlProblems(xml: string): string[] {
  const open: string[] = [];
  const problems: string[] = [];
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) problems.push("no declaration");
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)/.test(xml)) problems.push("a bare ampersand");
  for (const [, closing, name = "", selfClosing] of xml.matchAll(/<(\/?)([\w:]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) problems.push(`</${name}> closes nothing`);
    } else if (!selfClosing) open.push(name);
  }
  return [...problems, ...open.map((name) => `<${name}> stays open`)];
}

/** Crawls from some addresses on until nothing new is found; addresses that `skip` names are left alone. */
export async function crawl(site: string, from: string[], skip: RegExp) {
  const pages = new Map<string, Fetched>();
  const files = new Set<string>();
  let found = from;
  const known = new Set(from);
  while (found.length > 0) {
    const next: string[] = [];
    await inParallel(found, async (path) => {
      const page = await askPatiently(site, path);
      pages.set(path, page);
      const seen = references(site, page);
      const location = page.headers.get("location");
      const onward = location ? [new URL(location, site + path)].map((url) => url.pathname + url.search) : [];
      for (const file of seen.files) files.add(file);
      for (const link of [...seen.links, ...onward]) {
        if (known.has(link) || skip.test(link)) continue;
        known.add(link);
        next.push(link);
      }
    });
    found = next;
  }
  return { pages, files };
}
