import { languages } from "@/lib/i18n/languages";
import { expect, test } from "../setup/browser-test";
import { scriptsOf } from "../setup/scripts-of";

/**
 * Bytes of brotli: a bare Next page's script is 115,500; what a page's HTML may be is an aim of
 * docs/performance.md.
 */
const script = 135_500;
const html = 20_000;

/** The page types with the most that each may weigh. The home page is longer than the aim: docs/performance.md. */
const budgets: Record<string, { list: string; detail?: boolean; html: number }> = {
  home: { list: "", html: 22_900 },
  "general tours": { list: "/tours", html },
  "international tours": { list: "/international-tours", html },
  "domestic tours": { list: "/domestic-tours", html },
  "search results": { list: "/tours?search=phi", html },
  tour: { list: "/tours", detail: true, html },
  blogs: { list: "/blogs", html },
  blog: { list: "/blogs", detail: true, html },
  "a missing page": { list: "/nowhere", html: 10_000 },
};

const brotli = { headers: { "Accept-Encoding": "br" } };

/** What the server sends of `url`: its bytes on the wire, and its text. */
async function fetched(url: string) {
  const response = await fetch(url, brotli);
  expect(response.headers.get("content-encoding"), url).toBe("br");
  return { bytes: Number(response.headers.get("content-length")), text: await response.text() };
}

/** Bytes of all scripts that a page names. */
async function scriptBytes(page: string, origin: string): Promise<number> {
  const sources = scriptsOf(page);
  expect(sources.length).toBeGreaterThan(2);
  const all = await Promise.all(sources.map((source) => fetched(origin + source)));
  return all.reduce((sum, { bytes }) => sum + bytes, 0);
}

for (const [name, { list, detail, html }] of Object.entries(budgets)) {
  test(`${name}: script and HTML stay within their budgets in every language`, async ({ baseURL }) => {
    const origin = baseURL ?? "";
    for (const language of languages) {
      const found = await fetched(`${origin}/${language}${list}`);
      const first = new RegExp(`href="(/${language}${list}/[^"?]+-\\d+)"`).exec(found.text)?.[1];
      const url = detail ? origin + first : `${origin}/${language}${list}`;
      const page = await fetched(url);
      expect(await scriptBytes(page.text, origin), `script of ${url}`).toBeLessThanOrEqual(script);
      // A page that is asked for often is compressed once more, a moment later.
      for (let time = 0; time < 20; time += 1) await fetched(url);
      await expect
        .poll(async () => (await fetched(url)).bytes, { message: `HTML of ${url}`, timeout: 10_000 })
        .toBeLessThanOrEqual(html);
    }
  });
}

test("an icon is drawn from one file, which is kept for ever", async ({ baseURL, page }) => {
  await page.goto("/en/tours");
  const sprites = await page
    .locator("svg use")
    .evaluateAll((uses) => [...new Set(uses.map((use) => use.getAttribute("href")?.split("#")[0]))]);
  expect(sprites).toHaveLength(1);
  const response = await fetch(`${baseURL}${sprites[0]}`, brotli);
  expect(response.headers.get("cache-control")).toContain("immutable");
  const text = await response.text();
  const names = await page
    .locator("svg use")
    .evaluateAll((uses) => [...new Set(uses.map((use) => use.getAttribute("href")?.split("#")[1] ?? ""))]);
  for (const name of names) expect(text, name).toContain(`<symbol id="${name}"`);
});

test("nothing of a page is sent with another one", async ({ baseURL }) => {
  const { text } = await fetched(`${baseURL}/en/tours`);
  expect(text.match(/<h1/g)).toHaveLength(1);
  // Next's answer to a missing address travels with every page: no header and no footer of its own.
  expect(text.match(/id="contact"/g)).toHaveLength(1);
  expect(text.match(/\\"id\\":\\"contact\\"/g)).toHaveLength(1);
});

for (const language of languages) {
  test(`a page in ${language} fetches the fonts of its own letters alone`, async ({ page }) => {
    const fonts = new Set<string>();
    page.on("request", (request) => {
      const [name] = /(?:latin|cyrillic)\.woff2$/.exec(request.url()) ?? [];
      if (request.resourceType() === "font") fonts.add(name ?? request.url());
    });
    await page.goto(`/${language}`);
    await page.locator("footer").scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    const wanted = language === "ru" ? ["cyrillic.woff2", "latin.woff2"] : ["latin.woff2"];
    expect([...fonts].sort()).toEqual(wanted);
  });
}
