import { DomUtils, parseDocument } from "htmlparser2";
import { isElement, type SvgElement, textOf } from "./svg-nodes";
import { inlineStyles, readDeclarations, writeDeclarations } from "./svg-styles";
import { countDrawnElements } from "./svg-weight";

const words = (text: string) => text.trim().split(/\s+/);

/** Elements that only draw. Without `style`, `image`, `foreignObject`, `script`, animation, filters and links. */
const allowedTags = new Set(
  words(`
    svg g defs symbol use switch title desc
    path rect circle ellipse line polyline polygon text tspan
    linearGradient radialGradient stop clipPath mask pattern marker
  `),
);

const textTags = new Set(["text", "tspan", "title", "desc"]);

const allowedAttributes = new Set(
  words(`
    id style xmlns version viewBox preserveAspectRatio transform x y x1 y1 x2 y2 cx cy
    r rx ry fx fy dx dy width height d points pathLength offset href opacity color display
    visibility fill fill-opacity fill-rule clip-path clip-rule mask overflow paint-order stroke
    stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
    stroke-dashoffset vector-effect mix-blend-mode isolation stop-color stop-opacity gradientUnits
    gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits
    maskUnits maskContentUnits markerWidth markerHeight markerUnits refX refY orient marker marker-start
    marker-mid marker-end font-family font-size font-weight font-style letter-spacing text-anchor
    dominant-baseline
  `),
);

const svgNamespace = "http://www.w3.org/2000/svg";

/** More nested elements are refused, because parsers fail with very many. */
const deepest = 64;

/** With very many nested tags the parser takes quadratic time. */
const mostTags = 20_000;

/** Whether a text refers to nothing outside of the file: `url()` only of an element, no escapes, no rules that load. */
function staysInside(text: string): boolean {
  // With more than one space in a row the expression would take quadratic time.
  const plain = text.replace(/\s+/g, " ");
  return !/url\(\s*["']?\s*(?!["'#\s])|[\\@]|javascript:|data:|expression\(|image-set|src\(/i.test(plain);
}

function cleanStyle(style: string): string {
  return writeDeclarations(
    readDeclarations(style).filter(([name, value]) => allowedAttributes.has(name) && staysInside(value)),
  );
}

function cleanValue(name: string, value: string): string {
  if (name === "xmlns") return value === svgNamespace ? value : "";
  if (name === "style") return cleanStyle(value);
  if (name === "href") return /^#[\w.:-]+$/.test(value) ? value : "";
  return staysInside(value) ? value : "";
}

/** Writes the older `xlink:href` as `href`, so that the file needs no second namespace. */
function cleanAttributes({ "xlink:href": link, ...attributes }: Record<string, string>) {
  const all = link === undefined ? attributes : { href: link, ...attributes };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => {
      const clean = allowedAttributes.has(name) ? cleanValue(name, value) : "";
      return clean === "" ? [] : [[name, clean]];
    }),
  );
}

/** Removes from the parsed tree every node that is not on the lists. Returns false if the tree is too deep. */
function cleanElement(element: SvgElement, depth = 1): boolean {
  if (depth > deepest) return false;
  element.attribs = cleanAttributes(element.attribs);
  element.children = element.children.filter((child) => {
    if (isElement(child)) return allowedTags.has(child.name);
    const text = textOf(child);
    return text !== null && (textTags.has(element.name) || text.trim() === "");
  });
  return element.children.filter(isElement).every((child) => cleanElement(child, depth + 1));
}

/** The most elements that a drawing may consist of once each reference is followed. */
const mostDrawn = 5_000;

export type CleanSvg =
  | { text: string; problem?: undefined }
  | { text?: undefined; problem: "other" | "broken" | "complex" };

function cleanOnce(text: string): CleanSvg {
  if (text.split("<").length > mostTags) return { problem: "complex" };
  const { children } = parseDocument(text, { xmlMode: true, decodeEntities: true });
  const [root, ...others] = children.filter(isElement);
  if (root?.name !== "svg") return { problem: "other" };
  if (others.length > 0) return { problem: "broken" };
  if (!inlineStyles(root) || !cleanElement(root)) return { problem: "complex" };
  if (countDrawnElements(root) > mostDrawn) return { problem: "complex" };
  root.attribs = { xmlns: svgNamespace, ...root.attribs };
  return { text: DomUtils.getOuterHTML(root, { xmlMode: true, decodeEntities: true }) };
}

/**
 * Keeps the elements of an SVG that draw, and removes scripts, event handlers, references to other files and foreign elements.
 * Style sheets become attributes of the elements. The result is read and cleaned once more, and refused if that changes
 * anything, so that the lists hold for the text as it is read. A drawing whose references multiply too much is `complex`.
 */
export function cleanSvg(text: string): CleanSvg {
  const clean = cleanOnce(text);
  if (clean.problem) return clean;
  return cleanOnce(clean.text).text === clean.text ? clean : { problem: "broken" };
}
