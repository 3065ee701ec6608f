import { languageNames, languages, nextLanguage } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import type { Fetched } from "./crawl";
import { decoded, elements, headOf, startTags, textOf } from "./html-document";
import { schemaProblems } from "./schema-org";

const locales: Record<string, string> = { id: "id_ID", en: "en_US", ru: "ru_RU" };

/** What is for visitors alone, and found by no search engine. */
const isForVisitors = (path: string) => /^\/[a-z]{2}\/(?:plan|counting|privacy|terms)$/.test(path);

/** What one page says of itself to search engines and chats. */
export interface PageHead {
  language: string;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  robots: string;
  hreflang: Record<string, string>;
  meta: Record<string, string>;
  data: Record<string, unknown>[];
  text: string;
}

/** Reads a page as it stands in the raw HTML. */
export function readPage({ body }: Fetched): PageHead {
  const head = headOf(body);
  const metas = startTags(head, "meta");
  const links = startTags(head, "link");
  const contentOf = (name: string) =>
    metas.filter((meta) => meta.name === name).map(({ content = "" }) => content);
  const scripts = elements(body, "script").filter(
    ({ attributes }) => attributes.type === "application/ld+json",
  );
  return {
    language: startTags(body, "html")[0]?.lang ?? "",
    titles: elements(head, "title").map(({ inner }) => decoded(inner)),
    descriptions: contentOf("description"),
    canonicals: links.filter(({ rel }) => rel === "canonical").map(({ href = "" }) => href),
    robots: contentOf("robots").join(),
    hreflang: Object.fromEntries(
      links.filter(({ hreflang }) => hreflang).map(({ hreflang = "", href = "" }) => [hreflang, href]),
    ),
    meta: Object.fromEntries(metas.map((meta) => [meta.property ?? meta.name ?? "", meta.content ?? ""])),
    data: scripts.flatMap(({ inner }) => {
      const parsed = JSON.parse(inner);
      return parsed["@graph"] ?? [parsed];
    }),
    text: textOf(/<body[\s\S]*<\/body>/.exec(body)?.[0] ?? ""),
  };
}

function keysOf(node: unknown, path: string): string[] {
  if (typeof node !== "object" || node === null) return [path];
  return Object.entries(node).flatMap(([key, value]) => keysOf(value, path ? `${path}.${key}` : key));
}

const namespaces = [
  "common",
  "category",
  "header",
  "footer",
  "hero",
  "home",
  "tours",
  "search",
  "tour",
  "booking",
  "blogs",
  "errors",
  "chat",
] as const;
const messageKeys = new Set(namespaces.flatMap((name) => keysOf(messagesOf("en", name), name)));

function rawKeys(text: string): string[] {
  return (text.match(/\b[a-z]\w*(?:\.\w+)+/gi) ?? []).filter((word) => messageKeys.has(word));
}

/** The language switch: the button leads on, the list names every language, marks this one, and works without script. */
function switchProblems(body: string, language: string): string[] {
  const links = startTags(body, "a").filter(({ hreflang }) => hreflang);
  const listed = elements(body, "a").filter(({ attributes }) => attributes.hreflang && attributes.lang);
  const next = languages.find((each) => each === language);
  return [
    ...(links.some(({ hreflang, lang }) => !lang && next && hreflang === nextLanguage(next))
      ? []
      : ["no language button"]),
    ...languages.flatMap((each) => {
      const own = listed.filter(({ attributes }) => attributes.lang === each && attributes.hreflang === each);
      const named = own.filter(({ inner }) => textOf(inner) === languageNames[each]);
      const marked = own.every(({ attributes }) => "aria-current" in attributes === (each === language));
      return named.length > 0 && marked ? [] : [`the language list is wrong about ${each}`];
    }),
  ];
}

/** Rules for every page of the site, found or not. */
export function commonProblems(page: Fetched, head: PageHead): string[] {
  const problems: string[] = [];
  const must = (right: boolean, problem: string) => right || problems.push(problem);
  must(head.language === page.path.split("/")[1], `<html lang="${head.language}">`);
  must(head.titles.length === 1 && head.titles[0] !== "", `titles: ${head.titles.join(" | ")}`);
  must(elements(page.body, "h1").length === 1, "not exactly one h1");
  must(!page.headers.has("set-cookie"), "sets a cookie");
  must(!/hreflang|canonical/.test(page.headers.get("link") ?? ""), "a Link header with addresses");
  must(rawKeys(head.text).length === 0, `message keys: ${rawKeys(head.text).join()}`);
  must(!/\{\w+[,}]/.test(head.text), "a placeholder without its value");
  return [...problems, ...switchProblems(page.body, head.language)];
}

/** Rules for the head of a page that is there. */
export function headProblems(site: string, { path, body }: Fetched, head: PageHead): string[] {
  const problems: string[] = [];
  const must = (right: boolean, problem: string) => right || problems.push(problem);
  const [canonical = ""] = head.canonicals;
  const url = new URL(path, site);
  const filtered =
    url.searchParams.has("search") || url.searchParams.has("category") || isForVisitors(url.pathname);
  must(head.descriptions.length === 1 && head.descriptions[0] !== "", "not exactly one description");
  must(head.canonicals.length === 1, "not exactly one canonical");
  if (filtered) {
    must(canonical === site + url.pathname, `canonical of a narrowed list: ${canonical}`);
    must(head.robots === "noindex, follow", `robots: ${head.robots}`);
    must(Object.keys(head.hreflang).length === 0, "hreflang on a narrowed list");
  } else if (canonical === url.href) {
    must(head.robots === "", `robots: ${head.robots}`);
    must(head.hreflang[head.language] === canonical, "its own hreflang is not its canonical");
    must(head.hreflang["x-default"] === head.hreflang.en, "x-default is not English");
    const others = startTags(body, "a").filter(({ hreflang = "" }) => hreflang in head.hreflang);
    const wrong = others.filter(({ hreflang = "", href }) => site + href !== head.hreflang[hreflang]);
    must(wrong.length === 0, `a language switch to another page: ${wrong[0]?.href}`);
  } else {
    must(Object.keys(head.hreflang).length === 0, "hreflang beside a canonical elsewhere");
    must(new RegExp(`^${site}/en/`).test(canonical), `canonical elsewhere: ${canonical}`);
  }
  const { meta } = head;
  const [title, description] = [head.titles[0], head.descriptions[0]];
  for (const kind of ["og:", "twitter:"]) {
    must(meta[`${kind}title`] === title, `${kind}title`);
    must(meta[`${kind}description`] === description, `${kind}description`);
    must((meta[`${kind}image`] ?? "").startsWith(`${site}/og/`), `${kind}image`);
  }
  must(meta["og:url"] === canonical, "og:url is not the canonical");
  must(meta["og:locale"] === locales[head.language], "og:locale");
  must(meta["og:image:width"] === "1200" && meta["og:image:height"] === "630", "og:image is not 1200 x 630");
  must(Boolean(meta["og:image:alt"] && meta["og:site_name"] && meta["og:type"]), "og tags are missing");
  must(meta["twitter:card"] === "summary_large_image", "twitter:card");
  return problems;
}

/** Structured data against the vocabulary and against what a visitor sees. */
export function dataProblems(site: string, page: Fetched, head: PageHead): string[] {
  const seen = new Set(head.text.toLowerCase().split(" "));
  const shows = (value: unknown) => {
    const words = textOf(String(value)).toLowerCase();
    return head.text.toLowerCase().includes(words) || words.split(" ").every((word) => seen.has(word));
  };
  const problems = head.data.flatMap((node) => schemaProblems(node));
  const must = (right: boolean, problem: string) => right || problems.push(problem);
  const ofType = (type: string) => head.data.filter((node) => node["@type"] === type);
  const inner = page.path.split(/[/?]/).filter(Boolean).length > 1;
  const hasWay = inner && !isForVisitors(page.path);
  must(ofType("BreadcrumbList").length === (hasWay ? 1 : 0), "not exactly one way to an inner page");
  must(JSON.stringify(head.data).includes("aggregateRating") === false, "a rating that nobody counted");
  for (const type of ["TravelAgency", "WebSite"])
    must(ofType(type).length === (inner ? 0 : 1), `${type} on the home page alone`);
  for (const list of ofType("BreadcrumbList")) {
    const steps = list.itemListElement as { position: number; name: string; item: string }[];
    must(
      steps.every(({ position, name }, index) => position === index + 1 && shows(name)),
      "a way that nobody sees",
    );
    must(
      steps.every(({ item }) => item.startsWith(`${site}/${head.language}`)),
      "a way through another language",
    );
  }
  for (const node of [...ofType("Product"), ...ofType("TouristTrip")]) {
    must(shows(node.name), `a name that nobody sees: ${node.name}`);
    must(shows(node.description), "a description that nobody sees");
    const offers = [node.offers ?? []].flat() as { price: number; priceCurrency: string; url: string }[];
    for (const offer of offers) {
      const locale = { id: "id-ID", en: "en-US", ru: "ru-RU" }[head.language];
      const digits = offer.price.toLocaleString(locale, offer.price % 1 ? { minimumFractionDigits: 2 } : {});
      const currency = head.language === "id" && offer.priceCurrency === "IDR" ? "Rp" : offer.priceCurrency;
      const price = `${currency} ${digits.replace(/\s/g, "\u00a0")}`;
      must(head.text.includes(price), `an offer that nobody sees: ${price}`);
      must(offer.url === site + page.path, "an offer elsewhere");
    }
  }
  for (const { itinerary } of ofType("TouristTrip")) {
    const days = (itinerary as { itemListElement: { name: string; description?: string }[] } | undefined)
      ?.itemListElement;
    for (const { name, description = "" } of days ?? []) {
      must([name, ...description.split("; ")].every(shows), `a day that nobody sees: ${name}`);
    }
  }
  for (const { mainEntity } of ofType("FAQPage")) {
    const asked = mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    must(
      asked.every(({ name, acceptedAnswer }) => shows(name) && shows(acceptedAnswer.text)),
      "questions that nobody sees",
    );
  }
  for (const post of ofType("BlogPosting")) {
    must(shows(post.headline), "a headline that nobody sees");
    must(post.inLanguage === head.language, "an article in another language");
    const day = String(post.datePublished).slice(0, 10);
    const shown = startTags(page.body, "time").some(({ datetime = "" }) => datetime.startsWith(day));
    must(shown, `a date that nobody sees: ${day}`);
    must(String(post.dateModified) >= String(post.datePublished), "changed before it came out");
  }
  return problems;
}
