const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

export function decodeEntities(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}

/** Tags that only change the look are left out. */
function written(tag: string, name: string): string {
  if (name === "li") return tag.startsWith("</") ? "\n" : "\n• ";
  if (name === "img") return `\n[${attribute(tag, "alt") || attribute(tag, "src")}]\n`;
  if (name === "hr") return "\n—\n";
  if (/^t[dh]$/.test(name)) return tag.startsWith("</") ? "  " : "";
  return /^(?:p|h[2-4]|blockquote|ul|ol|pre|table|tr|br)$/.test(name) ? "\n" : "";
}

/** Adds the address of each link, because two links may differ only in it. */
function withAddresses(html: string): string {
  return html.replace(/(<a\b[^>]*>)([\s\S]*?)<\/a>/g, (_, tag: string, words: string) => {
    const address = attribute(tag, "href");
    return address && address !== words ? `${words} (${address})` : words;
  });
}

export function articleText(html: string): string {
  return decodeEntities(
    withAddresses(html)
      .replace(/\s+/g, " ")
      .replace(/<\/?([a-z][a-z0-9]*)\b[^>]*>/g, written),
  )
    .replace(/ *\n\s*/g, "\n")
    .replace(/^•\n/gm, "• ")
    .trim();
}
