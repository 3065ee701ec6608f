import { DomUtils } from "htmlparser2";
import { isElement, type SvgElement } from "./svg-nodes";
import { readDeclarations } from "./svg-styles";

/** What drawing an element takes: the elements that are drawn in the end, and their corners. */
interface Weight {
  elements: number;
  corners: number;
}

const endless: Weight = { elements: Number.POSITIVE_INFINITY, corners: Number.POSITIVE_INFINITY };

/** These are drawn only where another element refers to them. */
const drawnByReference =
  /^(?:defs|symbol|mask|clipPath|pattern|marker|linearGradient|radialGradient|title|desc)$/;

const gradients = /^(?:linear|radial)Gradient$/;

/** Corners that take as long as an element. */
const cornersPerElement = 50;

/** References in references. Drawing programs write two or three. */
const deepest = 100;

function countCorners({ attribs: { d = "", points = "" } }: SvgElement): number {
  return (`${d} ${points}`.match(/\d+/g)?.length ?? 0) / 2;
}

/** The ids that the attributes and the style of an element name by `url(#id)`, by the name of the property. */
function referencesOf({ attribs }: SvgElement): [property: string, id: string][] {
  const { style = "", ...attributes } = attribs;
  return [...Object.entries(attributes), ...readDeclarations(style)].flatMap(([name, value]) =>
    [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/g)].map(([, id = ""]): [string, string] => [name, id]),
  );
}

/**
 * Counts the elements that are drawn when each reference is followed: by `use`, masks, clip paths, patterns and markers. Some
 * kilobytes of references to references become billions of elements. References in a circle are endless.
 */
export function countDrawnElements(root: SvgElement): number {
  const byId = new Map<string, SvgElement>();
  for (const element of DomUtils.findAll(() => true, [root])) {
    const { id } = element.attribs;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
  }
  const known = new Map<SvgElement, Weight>();
  const underWay = new Set<SvgElement>();

  const weighTarget = (id: string): Weight => {
    const target = byId.get(id);
    return target && !gradients.test(target.name) ? weigh(target) : { elements: 0, corners: 0 };
  };
  const add = (element: SvgElement): Weight => {
    const sum: Weight = { elements: 1, corners: countCorners(element) };
    sum.elements += sum.corners / cornersPerElement;
    const inner = element.children
      .filter(isElement)
      .filter(({ name }) => !drawnByReference.test(name))
      .map(weigh);
    const { href } = element.attribs;
    if (href !== undefined) inner.push(weighTarget(href.slice(1)));
    for (const { elements, corners } of inner) {
      sum.elements += elements;
      sum.corners += corners;
    }
    // A fill and a marker are inherited, so each element inside draws them. A mask is drawn once.
    const { elements, corners } = sum;
    for (const [property, id] of referencesOf(element)) {
      const target = weighTarget(id).elements;
      if (target === 0) continue;
      const isAtCorners = property === "marker" || property === "marker-mid";
      const isInherited = /^(?:fill|stroke|marker)/.test(property);
      sum.elements += target * (isAtCorners ? elements + corners : isInherited ? elements : 1);
    }
    return sum;
  };
  const weigh = (element: SvgElement): Weight => {
    const weight = known.get(element);
    if (weight) return weight;
    if (underWay.has(element) || underWay.size > deepest) return endless;
    underWay.add(element);
    const found = add(element);
    underWay.delete(element);
    known.set(element, found);
    return found;
  };
  return weigh(root).elements;
}
