import { expect, test } from "../setup/browser-test";

for (const path of ["/ru", "/en/tours", "/id/blogs"]) {
  test(`what is sent as HTML alone is still there when React draws ${path} anew`, async ({
    page,
    allowProblem,
  }) => {
    let sent = "";
    // A text differs from what React expects, as where something in the browser has changed it: React draws all anew.
    await page.route(path, async (route) => {
      const response = await route.fetch();
      sent = (await response.text()).replace(/(<a href="#content"[^>]*>)/, "$1Translated ");
      await route.fulfill({ response, body: sent });
    });
    allowProblem(/Minified React error #418/);
    await page.goto(path);
    await expect(page.locator(".skip-link")).not.toContainText("Translated");
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
    expect(parts.length).toBeGreaterThan(1);
    expect(parts).toEqual(expected);
    expect(parts.join("")).toContain("<article");
  });
}

test("what is sent as HTML alone is no part of the page's data", async ({ request }) => {
  const text = await (await request.get("/en/tours")).text();
  const data = [...text.matchAll(/__next_f\.push\((.*?)\)<\/script>/gs)].map(([, pushed]) => pushed).join("");
  expect(text.match(/<article/g)).toHaveLength(12);
  expect(data).toContain('\\"html\\":');
  expect(data).not.toContain('\\"article\\"');
});
