import sanitizeHtml from "sanitize-html";

const words = (text: string) => text.trim().split(/\s+/);

/** Elements that only draw. Without `image`, `foreignObject`, `script`, animation, filters and links. */
const allowedTags = words(`
  svg g defs symbol use switch title desc style
  path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath mask pattern marker
`);

const allowedAttributes = words(`
  id class style xmlns xmlns:xlink version viewBox preserveAspectRatio transform x y x1 y1 x2 y2 cx cy
  r rx ry fx fy dx dy width height d points pathLength offset href xlink:href opacity color display
  visibility fill fill-opacity fill-rule clip-path clip-rule mask overflow paint-order stroke
  stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset vector-effect mix-blend-mode isolation stop-color stop-opacity gradientUnits
  gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits
  maskUnits maskContentUnits markerWidth markerHeight markerUnits refX refY orient marker-start
  marker-mid marker-end font-family font-size font-weight font-style letter-spacing text-anchor
  dominant-baseline
`);

/** Whether a text refers to nothing outside of the file: `url()` only of an element, no escapes, no rules that load. */
function staysInside(text: string): boolean {
  return !/url\(\s*["']?\s*(?!["'#\s])|[\\@]|javascript:|data:|expression\(|image-set|src\(/i.test(text);
}

function isAllowed(name: string, value: string): boolean {
  if (name === "xmlns") return value === "http://www.w3.org/2000/svg";
  if (name === "xmlns:xlink") return value === "http://www.w3.org/1999/xlink";
  return name.endsWith("href") ? /^#[\w.-]+$/.test(value) : staysInside(value);
}

/**
 * Keeps what an SVG draws and removes scripts, event handlers, references to other files and foreign elements. Returns null for
 * a text that is no SVG.
 */
export function cleanSvg(text: string): string | null {
  const clean = sanitizeHtml(text, {
    allowedTags,
    allowedAttributes: { "*": allowedAttributes },
    // `style` is allowed because its text is checked below, and because the file is shown as a picture alone.
    allowVulnerableTags: true,
    disallowedTagsMode: "completelyDiscard",
    parseStyleAttributes: false,
    allowedSchemes: [],
    parser: { xmlMode: true, decodeEntities: true },
    transformTags: {
      "*": (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attribs).filter(([name, value]) => isAllowed(name, value)),
        ),
      }),
    },
  }).trim();
  const checked = clean.replace(/<style[^>]*>([^<]*)<\/style>/g, (style, rules) =>
    staysInside(rules) ? style : "",
  );
  if (!/^<svg[\s>]/.test(checked) || !checked.endsWith("</svg>")) return null;
  return checked.includes('xmlns="http://www.w3.org/2000/svg"')
    ? checked
    : checked.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
}
