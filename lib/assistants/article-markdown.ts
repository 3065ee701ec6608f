import { Parser } from "htmlparser2";
import { asMarkdownText } from "./tour-text";

/** What stands before and behind the text of an element. */
const around: Record<string, readonly [before: string, behind: string]> = {
  h2: ["\n\n## ", "\n\n"],
  h3: ["\n\n### ", "\n\n"],
  h4: ["\n\n#### ", "\n\n"],
  p: ["\n\n", "\n\n"],
  ul: ["\n\n", "\n\n"],
  ol: ["\n\n", "\n\n"],
  blockquote: ["\n\n> ", "\n\n"],
  table: ["\n\n", "\n\n"],
  tr: ["\n", ""],
  td: ["", " | "],
  th: ["", " | "],
  strong: ["**", "**"],
  b: ["**", "**"],
  em: ["*", "*"],
  i: ["*", "*"],
  code: ["`", "`"],
  hr: ["\n\n---\n\n", ""],
  br: ["  \n", ""],
};

/** Writes the HTML of an article as Markdown. Tags that only change the look are left out. */
export function articleMarkdown(html: string): string {
  const parts: string[] = [];
  const links: string[] = [];
  const lists: (number | null)[] = [];
  let isInList = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "a") {
        links.push(attributes.href ?? "");
        parts.push("[");
      } else if (name === "img") parts.push(`\n\n![${attributes.alt ?? ""}](${attributes.src ?? ""})\n\n`);
      else if (name === "li") {
        isInList += 1;
        const number = lists.at(-1);
        parts.push(`\n${"  ".repeat(Math.max(0, lists.length - 1))}${number ? `${number}. ` : "- "}`);
        if (number) lists[lists.length - 1] = number + 1;
      } else if (name === "p" && isInList > 0) return;
      else {
        if (name === "ul" || name === "ol") lists.push(name === "ol" ? 1 : null);
        parts.push(lists.length > 1 && /^[uo]l$/.test(name) ? "" : (around[name]?.[0] ?? ""));
      }
    },
    ontext(text) {
      const line = text.replace(/\s+/g, " ");
      const isAtStart = /(?:^|\n)$/.test(parts.at(-1) ?? "");
      parts.push(isAtStart ? asMarkdownText(line) : line.replace(/</g, "&lt;"));
    },
    onclosetag(name) {
      if (name === "a") parts.push(`](${links.pop() ?? ""})`);
      else if (name === "li") isInList -= 1;
      else if (name === "p" && isInList > 0) return;
      else {
        if (name === "ul" || name === "ol") lists.pop();
        parts.push(lists.length > 0 && /^[uo]l$/.test(name) ? "" : (around[name]?.[1] ?? ""));
      }
    },
  });
  parser.end(html);
  return parts
    .join("")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
