import { describe, expect, it } from "vitest";
import { cleanHtml } from "@/lib/core/content/article-html";
import { articleText } from "@/lib/core/content/article-text";

describe("an article as text", () => {
  it.each([
    ["<h2>Season</h2>\n<p>Dry &amp; <strong>calm</strong>.</p>", "Season\nDry & calm."],
    ["<ul>\n<li>One</li>\n<li>Two<ul>\n<li>Inner</li>\n</ul></li>\n</ul>", "• One\n• Two\n• Inner"],
    ["<ul><li><p>One</p></li><li><p>Two</p></li></ul>", "• One\n• Two"],
    ["<p>First<br />second</p>", "First\nsecond"],
    ['<p>See <a href="/en/tours">our <em>tours</em></a>.</p>', "See our tours (/en/tours)."],
    ['<p><a href="https://a.example">https://a.example</a></p>', "https://a.example"],
    ['<p>Bay</p><img src="/storage/a.webp" alt="A boat" loading="lazy" />', "Bay\n[A boat]"],
    ['<img src="/storage/a.webp" alt="" loading="lazy" />', "[/storage/a.webp]"],
    [
      "<table><tbody><tr><th>Pier</th><td>09:00</td></tr><tr><td>Bay</td></tr></tbody></table>",
      "Pier  09:00\nBay",
    ],
    ["<p>Before</p><hr /><p>After</p>", "Before\n—\nAfter"],
    ["<p>1 &lt; 2, a &lt;b&gt; in words, &quot;so&quot;</p>", '1 < 2, a <b> in words, "so"'],
    ["", ""],
  ])("%s", (html, text) => {
    expect(articleText(cleanHtml(html))).toBe(text);
  });
});
