import { DomUtils } from "htmlparser2";
import { type SvgElement, textOf } from "./svg-nodes";

/** A name and a value, such as `fill` and `#123`. */
export type StyleDeclaration = [name: string, value: string];

export function readDeclarations(style: string): StyleDeclaration[] {
  return style.split(";").flatMap((part): StyleDeclaration[] => {
    const colon = part.indexOf(":");
    if (colon < 1) return [];
    const value = part.slice(colon + 1).replace(/!\s*important\s*$/i, "");
    return [[part.slice(0, colon).trim().toLowerCase(), value.trim()]];
  });
}

/** Writes each name once, with its last value. */
export function writeDeclarations(declarations: readonly StyleDeclaration[]): string {
  return [...new Map(declarations)].map(([name, value]) => `${name}:${value}`).join(";");
}

/**
 * Reads the simple rules of a style sheet: of an element, a class or an id. Returns the declarations of each selector. Splits the
 * text, because a regular expression takes quadratic time for some sheets.
 */
function readRules(sheet: string): Map<string, string> {
  const [first = "", ...others] = sheet.split("/*");
  const plain = first + others.map((part) => part.split("*/").slice(1).join("*/")).join(" ");
  const rules = new Map<string, string>();
  for (const rule of plain.split("}")) {
    const [selectors = "", style = "", ...nested] = rule.split("{");
    if (nested.length > 0) continue;
    for (const selector of selectors.split(",").map((each) => each.trim())) {
      if (/^[.#]?[\w-]+$/.test(selector)) rules.set(selector, `${rules.get(selector) ?? ""}${style};`);
    }
  }
  return rules;
}

function sheetText(element: SvgElement): string {
  const nodes = element.children.flatMap((child) => (child.type === "cdata" ? child.children : [child]));
  return nodes.map((node) => textOf(node) ?? "").join("");
}

/** The most letters that the rules of style sheets may become when they are repeated at each element. */
const mostLetters = 256 * 1024;

/**
 * Copies the rules of a drawing's style sheets to the `style` attributes of its elements, in the order element, class, id, own
 * style. Returns false if they are too much.
 */
export function inlineStyles(root: SvgElement): boolean {
  const sheets = DomUtils.findAll(({ name }) => name === "style", [root]);
  const rules = readRules(sheets.map(sheetText).join("\n"));
  if (rules.size === 0) return true;
  let letters = 0;
  for (const element of DomUtils.findAll(() => true, [root])) {
    const { class: classes = "", id, style = "" } = element.attribs;
    const selectors = [element.name, ...classes.split(/\s+/).map((name) => `.${name}`), `#${id}`];
    const found = selectors.flatMap((selector) => rules.get(selector) ?? []);
    if (found.length === 0) continue;
    element.attribs.style = `${found.join("")}${style}`;
    letters += element.attribs.style.length;
    if (letters > mostLetters) return false;
  }
  return true;
}
