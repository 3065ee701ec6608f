import type { JSONContent } from "@tiptap/core";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character] ?? character);
}

/** Writes a start tag without null attributes. `end` is " /" for void elements. */
function element(name: string, attributes: Record<string, unknown> = {}, end: "" | " /" = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeText(String(value)).replaceAll('"', "&quot;")}"`);
  return `<${name}${written.join("")}${end}>`;
}

type Mark = NonNullable<JSONContent["marks"]>[number];

interface Opened {
  start: string;
  name: string;
}

const names: Record<string, string> = {
  link: "a",
  bold: "strong",
  italic: "em",
  underline: "u",
  strike: "s",
  code: "code",
};

function opened({ type, attrs }: Mark): Opened[] {
  const name = names[type];
  if (!name) return [];
  if (type !== "link") return [{ name, start: element(name) }];
  const { href, title } = attrs ?? {};
  // Equals lib/core/content/article-html.ts.
  const rel = /^https?:/i.test(String(href)) ? "noopener noreferrer" : null;
  return [{ name, start: element(name, { href, title, rel }) }];
}

function close(marks: Opened[]): string {
  return marks.map(({ name }) => `</${name}>`).reduceRight((all, end) => all + end, "");
}

function text(node: JSONContent): string {
  return node.type === "hardBreak" ? "<br />" : escapeText((node.text ?? "").replace(/ {2,}/g, " "));
}

/** Writes inline nodes. A mark that continues is not closed in between. */
function writeInline(nodes: JSONContent[] = []): string {
  let written = "";
  let open: Opened[] = [];
  for (const node of nodes) {
    const marks = (node.marks ?? []).flatMap(opened);
    const ends = open.findIndex((mark, index) => mark.start !== marks[index]?.start);
    const kept = ends === -1 ? open.length : ends;
    const begun = marks.slice(kept).map(({ start }) => start);
    written += close(open.slice(kept)) + begun.join("") + text(node);
    open = marks;
  }
  return written + close(open);
}

type Write = (node: JSONContent) => string;

function wrap(name: string, content: string, attributes?: Record<string, unknown>): string {
  return `${element(name, attributes)}${content}</${name}>`;
}

function blocks({ content = [] }: JSONContent, between = ""): string {
  return content
    .map(writeBlock)
    .filter((html) => html !== "")
    .join(between);
}

const lists = ["bulletList", "orderedList"];

/** Writes the content of a list item or cell. A single paragraph, alone or before lists, has no `<p>`. */
function flow(node: JSONContent): string {
  const [first, ...rest] = node.content ?? [];
  const plain = first?.type === "paragraph" && rest.every(({ type = "" }) => lists.includes(type));
  return plain ? writeInline(first.content) + rest.map(writeBlock).join("") : blocks(node);
}

function list(name: string, node: JSONContent, attributes?: Record<string, unknown>): string {
  return wrap(name, `\n${blocks(node, "\n")}\n`, attributes);
}

function span(count: unknown): unknown {
  return count === 1 ? null : count;
}

/** Leaves out empty text blocks, because pages do not show them. */
function words(name: string, { content }: JSONContent): string {
  const inline = writeInline(content);
  return inline.trim() === "" ? "" : wrap(name, inline);
}

function cell(name: string): Write {
  return (node) =>
    wrap(name, flow(node), { colspan: span(node.attrs?.colspan), rowspan: span(node.attrs?.rowspan) });
}

const writers: Record<string, Write> = {
  paragraph: (node) => words("p", node),
  heading: (node) => words(`h${node.attrs?.level}`, node),
  bulletList: (node) => list("ul", node),
  orderedList: (node) => list("ol", node, { start: span(node.attrs?.start) }),
  listItem: (node) => wrap("li", flow(node)),
  blockquote: (node) => {
    const content = blocks(node);
    return content && wrap("blockquote", content);
  },
  codeBlock: ({ content = [] }) =>
    wrap("pre", wrap("code", escapeText(content.map(({ text }) => text).join("")))),
  horizontalRule: () => "<hr />",
  image: ({ attrs = {} }) => {
    const { src, alt, width, height } = attrs;
    return element("img", { src, alt: alt ?? "", width, height, loading: "lazy" }, " /");
  },
  table: (node) => wrap("table", wrap("tbody", blocks(node))),
  tableRow: (node) => wrap("tr", blocks(node)),
  tableHeader: cell("th"),
  tableCell: cell("td"),
};

function writeBlock(node: JSONContent): string {
  return writers[node.type ?? ""]?.(node) ?? "";
}

/** Writes the article as the HTML that the server stores: lib/core/content/article-html.ts changes nothing. */
export function writeArticle(document: JSONContent): string {
  return blocks(document, "\n");
}
