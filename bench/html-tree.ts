import { decoded } from "../tests/setup/html-document.ts";

/** An element of React: its name, its properties and its children. */
export type Node = string | [name: string, properties: Record<string, unknown>, children: Node[]];

const empty = ["img", "source", "link", "meta", "input", "br", "hr", "use", "path"];

/** Converts a `style` attribute, the only attribute whose form in React differs from its form in HTML. */
function styles(text: string): Record<string, string> {
  const pairs = text.split(";").map((each) => each.split(":").map((part) => part.trim()));
  return Object.fromEntries(
    pairs.map(([name = "", value = ""]) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

function propertiesOf(attributes: string): Record<string, unknown> {
  const pairs = attributes.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g);
  return Object.fromEntries(
    [...pairs].map(([, name = "", value = ""]) => [
      name,
      name === "style" ? styles(decoded(value)) : decoded(value),
    ]),
  );
}

/** Parses HTML that React wrote. The HTML must be complete, with every attribute in quotes. */
export function readTree(html: string): Node[] {
  const root: Node[] = [];
  const open = [root];
  for (const [, end, name = "", attributes = "", closed, text] of html
    .replace(/<!--[\s\S]*?-->/g, "")
    .matchAll(/<(\/?)([a-z][\w-]*)([^>]*?)(\/?)>|([^<]+)/gi)) {
    const within = open.at(-1) ?? root;
    if (text !== undefined) within.push(decoded(text));
    else if (end) open.pop();
    else {
      const children: Node[] = [];
      within.push([name, propertiesOf(attributes), children]);
      if (!closed && !(empty.includes(name) && !html.includes(`</${name}>`))) open.push(children);
    }
  }
  return root;
}
