import { describe, expect, it } from "vitest";
import { articleParts, linkedTourId, withoutTours } from "@/lib/blogs/tour-blocks";
import { cleanHtml } from "@/lib/core/content/article-html";

const card = (id: number, href = `/en/tours/phi-phi-${id}`) =>
  `<p><a href="${href}">Phi Phi &amp; more</a></p>`;

describe("a tour in an article", () => {
  //
  it.each([
    [`<p>Before</p>\n${card(1)}\n<p>After</p>`, ["<p>Before</p>\n", 1, "\n<p>After</p>"]],
    [card(1) + card(2, "/ru/domestic-tours/2"), [1, 2]],
    [`<blockquote>${card(1)}</blockquote>`, [`<blockquote>${card(1)}</blockquote>`]],
    [`<ul><li>a</li></ul>${card(3)}`, ["<ul><li>a</li></ul>", 3]],
    ['<p>See <a href="/en/tours/phi-phi-1">it</a></p>', ['<p>See <a href="/en/tours/phi-phi-1">it</a></p>']],
    [card(1, "/en/blogs/phi-phi-1"), [card(1, "/en/blogs/phi-phi-1")]],
    ["", []],
  ])("is a paragraph outside lists and quotes with nothing but a link: %s", (html, expected) => {
    expect(articleParts(html).map((part) => ("html" in part ? part.html : part.tourId))).toEqual(expected);
  });

  it("is kept by the cleaning as it was written, and left out of descriptions", () => {
    expect(cleanHtml(card(7))).toBe(card(7));
    expect(withoutTours(`<p>One</p>${card(7)}<p>Two</p>`)).toBe("<p>One</p> <p>Two</p>");
  });

  it.each([
    ["/en/tours/phi-phi-12", 12],
    ["/ru/international-tours/9#booking", 9],
    ["/en/tours", null],
    ["/en/tours/phi-phi", null],
    ["https://other.example/en/tours/phi-phi-12", null],
    ["/en/tours/a-99999999999", null],
  ])("is read from a path of this site: %s", (href, id) => {
    expect(linkedTourId(href)).toBe(id);
  });
});
