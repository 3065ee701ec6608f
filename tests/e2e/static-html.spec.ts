import { languages } from "@/lib/core/i18n/languages";
import { kindPaths } from "@/lib/tours/kinds";
import { expect, test } from "../setup/browser-test";

//
test("what is sent as HTML alone is still there when React draws a page anew", async ({
  page,
  allowProblem,
}) => {
  allowProblem(/Minified React error #418/);
  for (const path of ["/ru", "/id/domestic-tours?search=bali", "/ru/search?search=phi", "/id/blogs"]) {
    let sent = "";
    // Changes a text, as an extension of the browser might, so that React draws the whole page anew.
    const address = (url: URL) => url.pathname + url.search === path;
    await page.route(address, async (route) => {
      const response = await route.fetch();
      sent = (await response.text()).replace(/(<a href="#content"[^>]*>)/, "$1Translated ");
      await route.fulfill({ response, body: sent });
    });
    await page.goto(path);
    await expect(page.locator(".skip-link"), path).not.toContainText("Translated");
    // The hearts of cards are drawn by script, into the cards that were sent.
    const parts = await page.locator("[data-html]").evaluateAll((all) =>
      all.map((each) => {
        const copy = each.cloneNode(true) as HTMLElement;
        for (const heart of copy.querySelectorAll(".heart")) heart.remove();
        return copy.innerHTML;
      }),
    );
    const expected = await page.evaluate((html) => {
      const document = new DOMParser().parseFromString(html, "text/html");
      return [...document.querySelectorAll("[data-html]")].map((each) => each.innerHTML);
    }, sent);
    expect(parts.length, path).toBeGreaterThan(1);
    expect(parts, path).toEqual(expected);
    expect(parts.join(""), path).toContain("<article");
  }
});

//
test("searches of a list differ in their slots alone", async ({ page }) => {
  for (const [index, kind] of kindPaths.entries()) {
    const list = `/${languages[index % languages.length]}/${kind}`;
    const texts: string[] = [];
    for (const search of ["a", `zebrafish"><script>${kind}</script>\\u0022__slot_content__&'`]) {
      const answer = await page.request.get(`${list}?${new URLSearchParams({ search })}`);
      expect(answer.status()).toBe(200);
      texts.push(await answer.text());
    }
    const rest = await page.evaluate(
      (documents) =>
        documents.map((html) => {
          const parsed = new DOMParser().parseFromString(html, "text/html");
          // The links to other languages stand in the footer's own element.
          for (const slot of parsed.querySelectorAll("[data-html^=__slot_], footer ul:has([hreflang])")) {
            slot.replaceChildren();
          }
          return parsed.documentElement.outerHTML;
        }),
      texts,
    );
    expect(rest[0]).toBe(rest[1]);
    expect(rest[0]).not.toContain("zebrafish");
    const shown = `zebrafish&quot;&gt;&lt;script&gt;${kind}&lt;/script&gt;\\u0022__slot_content__&amp;&#x27;`;
    expect(texts[1]).toContain(shown);
    expect(texts[1]).not.toContain(`<script>${kind}`);
  }
});
