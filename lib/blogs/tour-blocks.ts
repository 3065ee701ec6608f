import { slugId } from "../core/pages/slug";
import { isKind } from "../tours/kinds";

/** A part of an article, with its position: HTML as it stands, or a tour that is shown as a card. */
export type ArticlePart = { at: number } & ({ html: string } | { tourId: number });

/** Reads the id of a tour from a link to its page in any language. Null for every other address. */
export function linkedTourId(href: string): number | null {
  const [, kind = "", slug = ""] = /^\/[a-z]{2}\/([a-z-]+)\/([^"/?#]+)(?:[?#].*)?$/.exec(href) ?? [];
  return isKind(kind) ? slugId(slug) : null;
}

/** A paragraph that holds nothing but one link. */
const linkParagraph = /<p>\s*<a\b[^>]*?\bhref="([^"]*)"[^>]*>(?:(?!<\/?(?:a|p)\b)[\s\S])*<\/a>\s*<\/p>/g;

/** Elements in which a card has no room. */
const enclosing = /<(\/?)(?:blockquote|ul|ol|table|pre)\b/g;

function countOpen(html: string): number {
  return [...html.matchAll(enclosing)].reduce((open, [, end]) => open + (end ? -1 : 1), 0);
}

/**
 * Splits the cleaned HTML of an article at its tours: paragraphs outside lists, quotes and tables that hold nothing but a link to a
 * tour's page. Such a paragraph survives every editor, a paste, a translation and a sheet.
 */
export function articleParts(html: string): ArticlePart[] {
  const parts: ArticlePart[] = [];
  let written = 0;
  for (const { 0: paragraph, 1: href = "", index } of html.matchAll(linkParagraph)) {
    const tourId = linkedTourId(href);
    if (tourId === null || countOpen(html.slice(0, index)) > 0) continue;
    const before = html.slice(written, index);
    if (before.trim()) parts.push({ at: written, html: before });
    parts.push({ at: index, tourId });
    written = index + paragraph.length;
  }
  const rest = html.slice(written);
  return rest.trim() ? [...parts, { at: written, html: rest }] : parts;
}

/** Leaves out the paragraphs that pages show as cards, for descriptions and feeds. */
export function withoutTours(html: string): string {
  return html.replace(linkParagraph, (paragraph, href: string) =>
    linkedTourId(href) === null ? paragraph : " ",
  );
}
