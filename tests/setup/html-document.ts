/** A document as a search engine reads it: the raw HTML, no script. */
export interface HtmlElement {
  attributes: Record<string, string>;
  /** What stands inside, as HTML. */
  inner: string;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** Character references as their characters. */
export function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (entities[name] ?? whole);
  });
}

function attributesOf(tag: string): Record<string, string> {
  const pairs = tag.matchAll(/\s([^\s=/>]+)(?:="([^"]*)")?/g);
  return Object.fromEntries(
    [...pairs].map(([, name = "", value = ""]) => [name.toLowerCase(), decoded(value)]),
  );
}

/** All elements of a name, in order; void ones have nothing inside. Not for elements that nest in themselves. */
export function elements(html: string, name: string): HtmlElement[] {
  const found = html.matchAll(new RegExp(`<${name}((?:\\s[^>]*)?)>(?:([\\s\\S]*?)</${name}>)?`, "g"));
  return [...found].map(([, tag = "", inner = ""]) => ({ attributes: attributesOf(tag), inner }));
}

/** The start tags of a name, which may nest. */
export function startTags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}(\\s[^>]*)>`, "g"))].map(([, tag = ""]) => attributesOf(tag));
}

/** The words of a piece of HTML, one space between them. */
export function textOf(html: string): string {
  const words = html
    .replace(/<(script|style|template|svg)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<[^>]+>/g, " ");
  return decoded(words)
    .replace(/[ \t\r\n]+/g, " ")
    .trim();
}

/** What stands between `<head>` and `</head>`. */
export function headOf(html: string): string {
  return /<head[^>]*>([\s\S]*?)<\/head>/.exec(html)?.[1] ?? "";
}
