import type { JSONContent } from "@tiptap/core";
import { element, escapeText } from "./write-element";
import { writeInline } from "./write-inline";

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

/** What a list item or a cell holds: one paragraph, alone or before lists, needs no element of its own. */
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

/** A text block without words is nothing: pages would not show it. */
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

/** An article as the server stores it, to the letter: lib/blogs/html.ts finds nothing to change. */
export function writeArticle(document: JSONContent): string {
  return blocks(document, "\n");
}
