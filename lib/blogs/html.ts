import sanitizeHtml from "sanitize-html";

const storedImages = /^\/storage\/(?!.*\.\.)[\w./-]+$/;

const mostRounds = 5;

function isAbroad(href: string | undefined): boolean {
  return href !== undefined && /^https?:/i.test(href);
}

/** What an article may consist of (decisions.md 4, "Blog fields"); everything else is dropped, its text kept. */
const article: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "br", "hr", "blockquote", "ul", "ol", "li"],
    ...["strong", "b", "em", "i", "u", "s", "del", "code", "pre", "a", "img"],
    ...["table", "thead", "tbody", "tfoot", "tr", "th", "td"],
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
    a: (tagName, { rel: _, ...attributes }) => ({
      tagName,
      attribs: isAbroad(attributes.href) ? { ...attributes, rel: "noopener noreferrer" } : attributes,
    }),
    img: (tagName, attributes) => ({ tagName, attribs: { ...attributes, loading: "lazy" } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !storedImages.test(attribs.src ?? ""),
};

/** An article's HTML, reduced to what it may hold. Cleaning twice changes nothing more. */
export function cleanHtml(html: string): string {
  let before = html;
  let cleaned = sanitizeHtml(before, article);
  // An element that is closed where another begins can read differently once that is written out.
  for (let round = 1; cleaned !== before && round < mostRounds; round += 1) {
    before = cleaned;
    cleaned = sanitizeHtml(before, article);
  }
  return cleaned;
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** An article's words alone, blocks apart by a space. */
export function plainText(html: string): string {
  const spaced = html.replace(/<\/(?:p|h\d|li|blockquote|td|th|div)>|<br\b[^>]*>/gi, " $&");
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}
