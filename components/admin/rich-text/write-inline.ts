import type { JSONContent } from "@tiptap/core";
import { element, escapeText } from "./write-element";

type Mark = NonNullable<JSONContent["marks"]>[number];

/** A mark's start as it is written, and the name of its end. */
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
  // As lib/blogs/html.ts writes it: a page elsewhere learns nothing of its visitor's window.
  const rel = /^https?:/i.test(String(href)) ? "noopener noreferrer" : null;
  return [{ name, start: element(name, { href, title, rel }) }];
}

function close(marks: Opened[]): string {
  return marks.map(({ name }) => `</${name}>`).reduceRight((all, end) => all + end, "");
}

function text(node: JSONContent): string {
  return node.type === "hardBreak" ? "<br />" : escapeText((node.text ?? "").replace(/ {2,}/g, " "));
}

/** Words with their marks; a mark that goes on is not closed between them. */
export function writeInline(nodes: JSONContent[] = []): string {
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
