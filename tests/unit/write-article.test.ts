import type { JSONContent } from "@tiptap/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completeLink, isArticleLink } from "@/components/admin/rich-text/article-link";
import { writeArticle } from "@/components/admin/rich-text/write-article";
import { cleanHtml } from "@/lib/core/content/article-html";
import { countWords } from "@/lib/core/content/text";

const text = (words: string, ...marks: JSONContent[]): JSONContent => ({
  type: "text",
  text: words,
  ...(marks.length > 0 && { marks: marks.map((mark) => ({ type: "", ...mark })) }),
});
const paragraph = (...content: JSONContent[]): JSONContent => ({ type: "paragraph", content });
const block = (type: string, ...content: JSONContent[]): JSONContent => ({ type, content });
const article = (...content: JSONContent[]) => writeArticle({ type: "doc", content });

describe("what the editor yields", () => {
  it("is written as the demo articles are: items and cells without paragraphs, blocks on lines of their own", () => {
    const heading = { type: "heading", attrs: { level: 2 }, content: [text("Two")] };
    const list = block("bulletList", block("listItem", paragraph(text("a"))), block("listItem"));
    const table = block("table", block("tableRow", block("tableCell", paragraph(text("c")))));
    expect(article(heading, list, block("blockquote", paragraph(text("q"))), table)).toBe(
      "<h2>Two</h2>\n<ul>\n<li>a</li>\n<li></li>\n</ul>\n<blockquote><p>q</p></blockquote>\n<table><tbody><tr><td>c</td></tr></tbody></table>",
    );
  });

  it("is nothing where nothing is written", () => {
    expect(article(paragraph())).toBe("");
    expect(article(paragraph(text(" ")), block("blockquote", paragraph()))).toBe("");
  });

  it("does not cut a link where another mark begins", () => {
    const link = { type: "link", attrs: { href: "/en/tours", title: null, class: "x" } };
    const bold = { type: "bold" };
    expect(article(paragraph(text("a ", link), text("b", link, bold), text(" c", bold)))).toBe(
      '<p><a href="/en/tours">a <strong>b</strong></a><strong> c</strong></p>',
    );
  });

  it("writes pictures with alternative text and size, and an empty alternative text for decoration", () => {
    const attrs = { src: "/storage/ab/cd.webp", alt: 'Sea "view" & <sand>', width: 960, height: 540 };
    expect(article({ type: "image", attrs })).toBe(
      '<img src="/storage/ab/cd.webp" alt="Sea &quot;view&quot; &amp; &lt;sand&gt;" width="960" height="540" loading="lazy" />',
    );
    expect(article({ type: "image", attrs: { src: "/storage/ab/cd.webp", alt: null } })).toContain('alt=""');
  });

  const words = fc.string({
    unit: fc.constantFrom(..."ab <>&\"' é\u00a0\u202e日"),
    minLength: 1,
    maxLength: 12,
  });
  const marks = fc.subarray([
    { type: "link", attrs: { href: "https://a.example/?b=1&c=2", title: 'a "b"' } },
    { type: "bold" },
    { type: "italic" },
    { type: "underline" },
    { type: "strike" },
  ]);
  const code: { type: string }[] = [{ type: "code" }];
  const inline = fc.oneof(
    fc.record({ type: fc.constant("text"), text: words, marks }),
    fc.constant({ type: "hardBreak" }),
    fc.record({ type: fc.constant("text"), text: words, marks: fc.constant(code) }),
  );
  const { node } = fc.letrec<{ node: JSONContent; blocks: JSONContent[] }>((tie) => ({
    blocks: fc.array(tie("node"), { minLength: 1, maxLength: 3 }),
    node: fc.oneof(
      { maxDepth: 3, depthSize: "small" },
      fc.record({ type: fc.constant("paragraph"), content: fc.array(inline, { maxLength: 4 }) }),
      fc.record({
        type: fc.constant("heading"),
        attrs: fc.record({ level: fc.constantFrom(2, 3, 4) }),
        content: fc.array(inline, { minLength: 1, maxLength: 3 }),
      }),
      fc.record({
        type: fc.constant("codeBlock"),
        content: fc.array(fc.record({ text: words }), { maxLength: 1 }),
      }),
      fc.constant({ type: "horizontalRule" }),
      fc.record({ type: fc.constant("blockquote"), content: tie("blocks") }),
      fc.record({
        type: fc.constantFrom("bulletList", "orderedList"),
        attrs: fc.record({ start: fc.constantFrom(1, 7) }),
        content: fc.array(fc.record({ type: fc.constant("listItem"), content: tie("blocks") }), {
          minLength: 1,
        }),
      }),
      fc.record({
        type: fc.constant("table"),
        content: fc.array(
          fc.record({
            type: fc.constant("tableRow"),
            content: fc.array(
              fc.record({
                type: fc.constantFrom("tableCell", "tableHeader"),
                attrs: fc.record({ colspan: fc.constantFrom(1, 2), rowspan: fc.constantFrom(1, 3) }),
                content: tie("blocks"),
              }),
              { minLength: 1, maxLength: 2 },
            ),
          }),
          { minLength: 1, maxLength: 2 },
        ),
      }),
    ),
  }));

  //
  it("is what the server stores, to the letter", () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (content) => {
        const html = article(...content);
        expect(cleanHtml(html)).toBe(html);
      }),
      { numRuns: 60 },
    );
  });
});

describe("a link of an article", () => {
  //
  it("leads to pages, mailboxes and phones only", () => {
    for (const href of [
      "https://a.example/b?c=d#e",
      "http://a.example",
      "mailto:a@b.example",
      "tel:+66900000000",
    ]) {
      expect(isArticleLink(href), href).toBe(true);
    }
    expect(["/en/tours", "#top", "tours?search=a"].map(isArticleLink)).toEqual([true, true, true]);
    const refused = [
      "",
      "javascript:x",
      "JaVaScript:x",
      "java\nscript:x",
      "\u0001javascript:x",
      "data:text/html,x",
    ];
    for (const href of [
      ...refused,
      "//evil.example",
      "/\\evil.example",
      "vbscript:x",
      "file:///a",
      "ftp://a.example",
      "https://user:pass@a.example/",
    ]) {
      expect(isArticleLink(href), href).toBe(false);
    }
  });

  it("is never dropped by the server when the editor takes it", () => {
    const pieces = [
      "javascript",
      ":",
      "/",
      "\\",
      "https",
      "mailto",
      " ",
      "\t",
      "a",
      ".",
      "&#58;",
      "//",
      "%0a",
      "?",
      "data",
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 }), (parts) => {
        const href = parts.join("");
        fc.pre(isArticleLink(href));
        const html = article(paragraph(text("a", { type: "link", attrs: { href } })));
        expect(cleanHtml(html)).toBe(html);
      }),
    );
  });

  it("is completed from what staff type", () => {
    expect(
      [
        "ombak.example/tur",
        "a@b.example",
        "+66 90 000-0000",
        "/id/tours",
        "https://a.example",
        "javascript:x",
      ].map(completeLink),
    ).toEqual([
      "https://ombak.example/tur",
      "mailto:a@b.example",
      "tel:+66900000000",
      "/id/tours",
      "https://a.example",
      "javascript:x",
    ]);
  });
});

//
it("words are counted in every script", () => {
  expect(countWords("One two-three, don’t 1,490 — Пхи-Пхи … \n четыре")).toBe(6);
  expect(countWords(" … ")).toBe(0);
});
