import { describe, expect, it } from "vitest";
import { cleanSvg } from "@/lib/core/storage/clean-svg";
import { drawSvg } from "@/lib/core/storage/draw-svg";

const root = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"';
const circle = '<circle cx="5" cy="5" r="5" fill="#123"/>';
const gradient =
  '<defs><linearGradient id="b" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/></linearGradient></defs>';

/** Elements that each refer twice to the next one, `depth` deep: a drawing of 2 to the power of `depth` elements. */
function nested(depth: number, write: (id: string, next: string) => string): string {
  const levels = Array.from({ length: depth }, (_, at) => write(`n${at}`, `n${at + 1}`));
  return `<svg ${root} width="400" height="100">${levels.join("")}<g id="n${depth}"><rect width="4" height="4"/></g><use href="#n0"/></svg>`;
}

const twice = (use: string) => `<rect width="9" height="9" ${use}/>`.repeat(2);

const bombs: Record<string, string> = {
  use: nested(30, (id, next) => `<g id="${id}"><use href="#${next}"/><use href="#${next}"/></g>`),
  "use in symbols": nested(
    30,
    (id, next) => `<symbol id="${id}">${`<use xlink:href="#${next}"/>`.repeat(2)}</symbol>`,
  ),
  masks: nested(
    30,
    (id, next) =>
      `<mask id="${id}">${twice(`mask="url(#${next})"`)}</mask><g mask="url(#${id})"><rect width="9" height="9"/></g>`,
  ),
  "masks of styles": nested(
    30,
    (id, next) =>
      `<mask id="${id}">${twice(`style="mask: url( '#${next}' )"`)}</mask><g mask="url(#${id})"/>`,
  ),
  "masks of a style sheet": `<svg ${root}><style>${Array.from({ length: 30 }, (_, at) => `.c${at}{mask:url(#n${at})}`).join("")}</style>${Array.from(
    { length: 30 },
    (_, at) => `<mask id="n${at}"><g class="c${at + 1}"/><g class="c${at + 1}"/></mask>`,
  ).join("")}<g class="c0"/></svg>`,
  "clip paths": nested(
    30,
    (id, next) =>
      `<clipPath id="${id}">${twice(`clip-path="url(#${next})"`)}</clipPath><g clip-path="url(#${id})"/>`,
  ),
  patterns: nested(
    30,
    (id, next) =>
      `<pattern id="${id}" width="1" height="1">${twice(`fill="url(#${next})"`)}</pattern><g fill="url(#${id})"><path/></g>`,
  ),
  markers: nested(
    12,
    (id, next) =>
      `<marker id="${id}"><path d="M0 0 1 1 2 2 3 3" marker-mid="url(#${next})"/></marker><g marker-mid="url(#${id})"><path d="M0 0 1 1"/></g>`,
  ),
  "one marker at many corners": `<svg ${root}><marker id="m">${circle.repeat(50)}</marker><path marker-mid="url(#m)" d="M${"1 2 ".repeat(5_000)}"/></svg>`,
  "a pattern that a group hands down": `<svg ${root}><pattern id="p">${circle.repeat(100)}</pattern><g fill="url(#p)">${"<path/>".repeat(100)}</g></svg>`,
  "a circle of references": `<svg ${root}><mask id="a"><g mask="url(#a)"/></mask><g mask="url(#a)"/></svg>`,
  "deep nesting": `<svg ${root}>${"<g>".repeat(100)}</svg>`,
  "very deep nesting": `<svg ${root}>${"<g>".repeat(100_000)}</svg>`,
  "rules at many elements": `<svg ${root}><style>.a{fill:red;${"opacity:1;".repeat(1_000)}}</style>${'<g class="a"/>'.repeat(1_000)}</svg>`,
};

describe("an SVG", () => {
  it("keeps what it draws", () => {
    const drawing = `<svg ${root}>${gradient}<g transform="scale(2)">${circle}<use href="#b"/><text>a &amp; b</text></g></svg>`;
    expect(cleanSvg(`<?xml version="1.0"?><!-- made by hand -->${drawing}`)).toEqual({ text: drawing });
  });

  // R-50.8
  it("keeps what its style sheet says, at each element", () => {
    const sheet =
      "/* } */ circle, .a{fill:#fff} .a{stroke:url(#b)!important}#c{opacity:.5}@media print{.a{fill:red}}";
    const drawing = `<svg ${root}><style>${sheet}</style><style><![CDATA[path{fill:none}]]></style>${gradient}<g class="x a"/><circle id="c" class="a" style="fill:#123"/><path/></svg>`;
    expect(cleanSvg(drawing).text).toBe(
      `<svg ${root}>${gradient}<g style="fill:#fff;stroke:url(#b)"/><circle id="c" style="fill:#123;stroke:url(#b);opacity:.5"/><path style="fill:none"/></svg>`,
    );
  });

  // R-50.8
  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["a script in another namespace", '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ["foreign elements", "<foreignObject><body><img src='x' onerror='alert(1)'/></body></foreignObject>"],
    ["a picture", '<image href="https://evil.example/x.png"/>'],
    ["a link", '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ["an animation", '<set attributeName="href" to="javascript:alert(1)"/>'],
    ["a rule that loads", "<style>@import url(https://evil.example/x.css);</style>"],
    ["a rule with an address", "<style>circle{fill:url('https://evil.example/x')}</style>"],
    ["a rule with an escape", "<style>circle{fill:u\\72l(//evil.example)}</style>"],
    ["a comment", "<!-- <script>alert(1)</script> -->"],
    ["a style in a style", "<style><script>alert(1)</script></style>"],
    ["what a style sheet hides", "<style>&lt;/style>&lt;script>alert(1)&lt;/script></style>"],
    ["what a style sheet hides as data", "<style><![CDATA[</style><script>alert(1)</script>]]></style>"],
    ["what stands in CDATA", "<g><![CDATA[<script>alert(1)</script>]]></g>"],
    ["what an element's text hides", "<g>&lt;script>alert(1)&lt;/script></g>"],
    ["a picture in data", '<image href="data:image/svg+xml,evil"/>'],
    ["a rule with data", "<style>circle{fill:url(data:image/svg+xml,evil)}</style>"],
    ["an element of another namespace", '<g xmlns="http://www.w3.org/1999/xhtml/evil"/>'],
  ])("loses %s", (_, part) => {
    const clean = cleanSvg(`<svg ${root}>${part}${circle}</svg>`).text ?? "";
    expect(clean).toContain(circle);
    expect(clean).not.toMatch(/alert|evil|script|onerror/);
  });

  // R-50.8
  it.each([
    ["an event handler", 'onload="alert(1)"'],
    ["a reference to a file", 'xlink:href="https://evil.example/x.svg#a"'],
    ["a reference to data", 'href="data:image/svg+xml,evil"'],
    ["a fill from elsewhere", 'fill="url(https://evil.example/x.svg#a)"'],
    ["a style from elsewhere", 'style="fill:url(//evil.example)"'],
  ])("loses %s of an element", (_, attribute) => {
    expect(cleanSvg(`<svg ${root}><use ${attribute} x="1"/></svg>`).text).toBe(
      `<svg ${root}><use x="1"/></svg>`,
    );
  });

  it("does not resolve entities of its own", () => {
    const clean = cleanSvg(
      `<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]><svg ${root}><text>&a;</text></svg>`,
    );
    expect(clean.text ?? "").not.toMatch(/<script|alert\(1\)/);
  });

  it("writes text so that it stays text", () => {
    const clean = cleanSvg(
      `<svg ${root}><text>&lt;script>alert(1)&lt;/script></text><title>"&amp;</title></svg>`,
    );
    expect(clean.text).toBe(
      `<svg ${root}><text>&lt;script&gt;alert(1)&lt;/script&gt;</text><title>&quot;&amp;</title></svg>`,
    );
  });

  it.each(["", "<html><body>x</body></html>", "GIF89a"])("is none: %s", (text) => {
    expect(cleanSvg(text)).toEqual({ problem: "other" });
  });

  // R-25.36
  it.each(Object.entries(bombs))("is refused before it is drawn if it multiplies: %s", (_, text) => {
    const begun = performance.now();
    expect(cleanSvg(text)).toEqual({ problem: "complex" });
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it("is taken with the references of a usual logo", () => {
    const logo = `<svg ${root}><defs><clipPath id="c"><rect width="40" height="10"/></clipPath><g id="wave">${circle.repeat(40)}</g></defs><g clip-path="url(#c)">${'<use href="#wave"/>'.repeat(10)}</g></svg>`;
    expect(cleanSvg(logo)).toEqual({ text: logo });
  });
});

describe("the process that draws", () => {
  const draw = (text: string) => drawSvg(Buffer.from(text), 64);

  it("draws at the size that is asked for", async () => {
    const { png } = await draw(`<svg ${root}>${circle}</svg>`);
    expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([64, 16]);
  });

  // R-25.36
  it("is killed when a drawing takes too much, which sharp's own limit does not stop", async () => {
    const drawing = await drawSvg(Buffer.from(bombs.masks ?? ""), 64, 0.5);
    expect(drawing).toEqual({ problem: "complex" });
  });

  // R-50.8
  it("refuses more than 4,096 pixels, and what is no whole drawing", async () => {
    const size = (pixels: number) => draw(`<svg ${root} width="${pixels}" height="10">${circle}</svg>`);
    expect((await size(4_096)).problem).toBeUndefined();
    expect(await size(4_097)).toEqual({ problem: "large" });
    expect(await draw(`<svg ${root}`)).toEqual({ problem: "broken" });
  });
});
