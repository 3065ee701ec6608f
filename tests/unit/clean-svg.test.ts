import { describe, expect, it } from "vitest";
import { cleanSvg } from "@/lib/storage/clean-svg";

const root = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"';
const circle = '<circle cx="5" cy="5" r="5" fill="#123"></circle>';

describe("an SVG", () => {
  it("keeps what it draws", () => {
    const drawing = `<svg ${root}><style>.a{fill:url(#b)}</style><defs><linearGradient id="b" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><g class="a" transform="scale(2)">${circle}<use href="#b"></use></g></svg>`;
    expect(cleanSvg(`<?xml version="1.0"?><!-- made by hand -->${drawing}`)).toBe(drawing);
  });

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
  ])("loses %s", (_, part) => {
    const clean = cleanSvg(`<svg ${root}>${part}${circle}</svg>`) ?? "";
    expect(clean).toContain(circle);
    expect(clean).not.toMatch(/alert|evil|script|onerror/);
  });

  it.each([
    ["an event handler", 'onload="alert(1)"'],
    ["a reference to a file", 'xlink:href="https://evil.example/x.svg#a"'],
    ["a reference to data", 'href="data:image/svg+xml,evil"'],
    ["a fill from elsewhere", 'fill="url(https://evil.example/x.svg#a)"'],
    ["a style from elsewhere", 'style="fill:url(//evil.example)"'],
  ])("loses %s of an element", (_, attribute) => {
    expect(cleanSvg(`<svg ${root}><use ${attribute} x="1"/></svg>`)).toBe(
      `<svg ${root}><use x="1"></use></svg>`,
    );
  });

  it("does not resolve entities of its own", () => {
    const clean = cleanSvg(
      `<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]><svg ${root}><text>&a;</text></svg>`,
    );
    expect(clean).toBe(`<svg ${root}><text>&amp;a;</text></svg>`);
  });

  it.each(["", "<html><body>x</body></html>", "GIF89a"])("is none: %s", (text) => {
    expect(cleanSvg(text)).toBeNull();
  });
});
