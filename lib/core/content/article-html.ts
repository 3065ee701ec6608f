import sanitizeHtml from "sanitize-html";
import { z } from "zod";
import { decodeEntities } from "./article-text";
import { hasUserInfo, sanitizeText } from "./text";

const storedImages = /^\/storage\/(?!.*\.\.)[\w./-]+$/;

const mostRounds = 5;

/** Most nested elements. Browsers fail with many more, and a phone has no room to indent them. */
const deepest = 32;

/** An attribute must not blow up a table. */
const mostCells = 50;

function isWhole(text: string | undefined, least: number, most: number): boolean {
  return text !== undefined && /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most;
}

function counted(counts: Record<string, [least: number, most: number]>): sanitizeHtml.Transformer {
  // A map, because an attribute named `constructor` would be found in an object.
  const ranges = new Map(Object.entries(counts));
  return (tagName, attribs) => ({
    tagName,
    attribs: Object.fromEntries(
      Object.entries(attribs).filter(([name, value]) => {
        const range = ranges.get(name);
        return !range || isWhole(value, ...range);
      }),
    ),
  });
}

const cell = counted({ colspan: [2, mostCells], rowspan: [2, mostCells] });

function isAbroad(href: string): boolean {
  return /^https?:/i.test(href);
}

/** The allowed HTML of an article. Other tags are removed; their text stays. */
const article: sanitizeHtml.IOptions = {
  allowedTags: [
    "h2",
    "h3",
    "h4",
    "p",
    "br",
    "hr",
    "blockquote",
    "ul",
    "ol",
    "li",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "del",
    "code",
    "pre",
    "a",
    "img",
    "table",
    "thead",
    "tbody",
    "tfoot",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "width", "height", "loading"],
    ol: ["start"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    // The page has its own first heading.
    h1: "h2",
    th: cell,
    td: cell,
    ol: counted({ start: [0, 9999] }),
    a: (tagName, { rel: _, href = "", ...attributes }) => {
      if (href === "" || hasUserInfo(href)) return { tagName, attribs: attributes };
      const link = { href, ...attributes };
      return { tagName, attribs: isAbroad(href) ? { ...link, rel: "noopener noreferrer" } : link };
    },
    img: (tagName, attributes) => {
      const { attribs } = counted({ width: [1, 20_000], height: [1, 20_000] })(tagName, attributes);
      return { tagName, attribs: { ...attribs, loading: "lazy" } };
    },
  },
  nestingLimit: deepest,
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !storedImages.test(attribs.src ?? ""),
};

export function cleanHtml(html: string): string {
  // Multipart bodies have CRLF line breaks.
  let before = html.replace(/\r\n?/g, "\n");
  let cleaned = sanitizeHtml(before, article);
  // Parsing the cleaned HTML again can give another result where an element was closed implicitly.
  for (let round = 1; cleaned !== before && round < mostRounds; round += 1) {
    before = cleaned;
    cleaned = sanitizeHtml(before, article);
  }
  return cleaned;
}

export function textOfHtml(html: string): string {
  const spaced = html.replace(/<\/(?:p|h\d|li|blockquote|td|th|div)>|<br\b[^>]*>/gi, " $&");
  return decodeEntities(sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replace(/\s+/g, " ")
    .trim();
}

/** With more tags, cleaning takes disproportionately long. */
const mostTags = 10_000;

export function articleHtml(limit: number) {
  return z
    .string()
    .max(limit, { abort: true, error: `Paling banyak ${limit} karakter HTML.` })
    .refine((html) => html.split("<").length <= mostTags, {
      abort: true,
      error: `Paling banyak ${mostTags} tag HTML.`,
    })
    .overwrite(sanitizeText)
    .overwrite(cleanHtml);
}
