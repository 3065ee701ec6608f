import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerpt } from "@/lib/blogs/texts";
import { cleanHtml, textOfHtml } from "@/lib/core/content/article-html";
import { demoContent } from "../setup/demo-content";
import { hostileDocuments } from "../setup/hostile-documents";
import { processorTimeWithin } from "../setup/measure";

describe("an article's HTML", () => {
  const stored = "/storage/ab/cd.webp";
  const sized = `<img src="${stored}" height="480" loading="lazy" />`;
  const far = "https://example.com";
  const farLink = `<a href="${far}" rel="noopener noreferrer">a</a>`;

  it.each([
    '<a href="/en/tours">a</a> <a href="mailto:a@b.example">b</a>',
    '<ol start="3"><li>b</li></ol>',
    '<img src="/storage/ab/cd.webp" alt="Reef" loading="lazy" />',
    '<h2>Two</h2><h3>Three</h3><h4>Four</h4><p>A <strong>b</strong> <em>c</em> <u>d</u> <s>e</s> <code>f</code></p><ul><li>g</li></ul><ol><li>h</li></ol><blockquote><p>i</p></blockquote><hr /><table><tbody><tr><td colspan="2">j</td></tr></tbody></table>',
  ])("keeps what an article may hold: %s", (html) => {
    expect(cleanHtml(html)).toBe(html);
  });

  it.each([
    ["a script", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
    ["a handler", '<p onclick="alert(1)">a</p>', "<p>a</p>"],
    ["a style", '<p style="position:fixed">a</p><style>p{}</style>', "<p>a</p>"],
    ["a frame", '<iframe src="https://example.com"></iframe><p>a</p>', "<p>a</p>"],
    ["a script address", '<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
    ["a hidden script address", '<a href=" java\nscript:alert(1)">a</a>', "<a>a</a>"],
    ["an address without protocol", '<a href="//evil.example">a</a>', "<a>a</a>"],
    ["somebody else's picture", '<p>a<img src="https://example.com/x.png" /></p>', "<p>a</p>"],
    ["a picture outside the store", '<p>a<img src="/api/users" /></p>', "<p>a</p>"],
    ["a picture in its own address", '<p>a<img src="data:image/png;base64,AAAA" /></p>', "<p>a</p>"],
    ["a first heading", "<h1>a</h1>", "<h2>a</h2>"],
    ["the way back of a page behind a link", `<a href="${far}" target="_blank" rel="opener">a</a>`, farLink],
    ["a width that no table has", '<td colspan="1000000" rowspan="-1">a</td>', "<td>a</td>"],
    ["a number that no list has", '<ol start="99999999"><li>a</li></ol>', "<ol><li>a</li></ol>"],
    ["a size that no picture has", `<img src="${stored}" width="1e9" height="480" />`, sized],
    ["line ends that HTML does not have", "<p>a</p>\r\n<p>b\rc</p>", "<p>a</p>\n<p>b\nc</p>"],
  ])("drops %s", (_, html, expected) => {
    expect(cleanHtml(html)).toBe(expected);
  });

  it("takes attributes, elements and schemes named like the properties of every object as any other", () => {
    for (const name of [...Object.getOwnPropertyNames(Object.prototype), "prototype"]) {
      for (const tag of ["td", "th", "ol", "img", "a", "p", "h1"]) {
        const [cleaned, plain] = [`<${tag} ${name}="1">x`, `<${tag}>x`].map(cleanHtml);
        expect([tag, name, cleaned]).toEqual([tag, name, plain]);
      }
      // Others are neither elements nor schemes.
      if (!/^[a-z]/.test(name)) continue;
      expect(cleanHtml(`<${name}>x</${name}>`)).toBe("x");
      expect(cleanHtml(`<a href="${name}:x">x</a>`)).toBe("<a>x</a>");
    }
  });

  it("shows pictures of the store, when they come into view", () => {
    const picture = (more: string) => `<img src="${stored}" alt="Reef"${more} />`;
    expect(cleanHtml(picture(""))).toBe(picture(' loading="lazy"'));
  });

  //
  it("has no more elements within each other than a phone has room for", () => {
    const deepest = (html: string) => {
      let depth = 0;
      return Math.max(
        ...[...html.matchAll(/<(\/?)(\w+)/g)].map(([, end]) => {
          depth += end ? -1 : 1;
          return depth;
        }),
      );
    };
    const nested = `<p>a</p>${"<ul><li>".repeat(2_500)}<p>b</p>${"</li></ul>".repeat(2_500)}<p>c</p>`;
    expect(deepest(cleanHtml(nested))).toBe(32);
    expect(textOfHtml(cleanHtml(nested))).toBe("a b c");
  });

  //
  it.each(Object.entries(hostileDocuments))("reduces %s at once, once and for all", async (_, html) => {
    expect(await processorTimeWithin(1_500, () => cleanHtml(html))).toBeLessThan(1_500);
    const cleaned = cleanHtml(html);
    expect(cleanHtml(cleaned)).toBe(cleaned);
  });

  const pieces = [
    "<p>",
    "</p>",
    "<a href='x",
    "'>",
    "<b",
    ">",
    "<script>",
    "&lt;",
    "&",
    '"',
    "<!--",
    "-->",
    "text",
  ];

  it("changes nothing more the second time", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
        const once = cleanHtml(parts.join(""));
        expect(cleanHtml(once)).toBe(once);
      }),
    );
  });

  //
  it("holds nothing that runs, however it is broken", () => {
    const sharp = [
      ...pieces,
      "<img src=x onerror=y>",
      "<svg/onload=",
      "<math><mtext>",
      "</style>",
      "<textarea>",
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...sharp), { maxLength: 12 }), (parts) => {
        // What stands between quotes is a value, escaped.
        const outside = cleanHtml(parts.join("")).replace(/"[^"]*"/g, '""');
        expect(outside).not.toMatch(/<(?:script|svg|img|math|style|textarea|!--)|<[^>]*\son\w+=/i);
      }),
    );
  });
});

describe("an article's words", () => {
  it("stand apart and are no HTML any more", () => {
    expect(textOfHtml("<h2>Sea &amp; sand</h2><p>One<br>two &lt;3</p><ul><li>a</li><li>b</li></ul>")).toBe(
      "Sea & sand One two <3 a b",
    );
  });

  it("are cut between words, headings left out", () => {
    expect(excerpt("<h2>Title</h2><p>One two three, four</p>", 15)).toBe("One two three…");
    expect(excerpt("<p>Short</p>")).toBe("Short");
    expect(excerpt(`<p>${"a".repeat(40)}</p>`, 20)).toBe(`${"a".repeat(20)}…`);
  });
});

describe("the demo articles", () => {
  it("need no cleaning", () => {
    for (const { content } of demoContent.blogs) {
      for (const html of Object.values(content)) expect(cleanHtml(html)).toBe(html);
    }
  });
});
