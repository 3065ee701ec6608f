import { brotliCompressSync, constants } from "node:zlib";
import { type Language, languages } from "@/lib/core/i18n/languages";
import { startTags } from "../setup/html-document";
import { expect, test } from "../setup/own-site-test";
import { scriptsOf } from "../setup/scripts-of";

test.use({ siteOf: "weight" });

// In one process, with one site of its own: what other files save would stand on its pages.
test.describe.configure({ mode: "default" });

/**
 * Bytes of brotli: a bare Next page's script is 115,500; what a page's HTML may be is an aim of
 * docs/performance.md, of a list if nothing else is said.
 */
const script = 115_500 + 20 * 1_024;
const html = 15 * 1_024;

/** The first twelve of the demo. */
const tours = Array.from({ length: 12 }, (_, index) => index + 1);

/** The page types with the most that each may weigh. */
const budgets: Record<string, { list: string; detail?: boolean; html: number }> = {
  home: { list: "", html: 20 * 1_024 },
  "general tours": { list: "/tours", html },
  "domestic tours": { list: "/domestic-tours", html },
  "search results": { list: "/tours?search=phi", html },
  "search over everything": { list: "/search?search=island", html },
  tour: { list: "/tours", detail: true, html: 18 * 1_024 },
  "a plan of twelve tours": { list: `/plan?tours=${tours.join(".")}`, html: 19 * 1_024 },
  "a comparison of four tours": { list: "/compare?tours=1.2.3.11", html },
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

async function scriptBytes(page: string, origin: string): Promise<number> {
  const sources = scriptsOf(page);
  expect(sources.length).toBeGreaterThan(2);
  const all = await Promise.all(sources.map((source) => fetched(origin + source)));
  return all.reduce((sum, { bytes }) => sum + bytes, 0);
}

for (const [name, { list, detail, html }] of Object.entries(budgets)) {
  //
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

//
test("an icon is drawn from one file, which is kept for ever", async ({ baseURL }) => {
  const uses = startTags((await fetched(`${baseURL}/en/tours`)).text, "use").map(({ href = "" }) =>
    href.split("#"),
  );
  const [sprite, ...more] = new Set(uses.map(([address]) => address));
  expect(more).toEqual([]);
  const response = await fetch(`${baseURL}${sprite}`, brotli);
  expect(response.headers.get("cache-control")).toContain("immutable");
  const text = await response.text();
  const names = new Set(uses.map(([, name = ""]) => name));
  expect(names.size).toBeGreaterThan(3);
  for (const name of names) expect(text, name).toContain(`<symbol id="${name}"`);
});

//
test("nothing of a page is sent with another one", async ({ baseURL }) => {
  const { text } = await fetched(`${baseURL}/en/tours`);
  expect(text.match(/<h1/g)).toHaveLength(1);
  // Next's answer to a missing address travels with every page: no header and no footer of its own.
  expect(text.match(/id="contact"/g)).toHaveLength(1);
  expect(text.match(/\\"id\\":\\"contact\\"/g)).toHaveLength(1);
});

for (const [language, wanted] of [
  ["id", ["latin.woff2"]],
  ["ru", ["cyrillic.woff2", "latin.woff2"]],
] as const) {
  //
  test(`a page in ${language} fetches the fonts of its own letters alone`, async ({ page }) => {
    const fonts = new Set<string>();
    page.on("request", (request) => {
      const [name] = /(?:latin|cyrillic)\.woff2$/.exec(request.url()) ?? [];
      if (request.resourceType() === "font") fonts.add(name ?? request.url());
    });
    await page.goto(`/${language}`);
    await page.locator("footer").scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    expect([...fonts].sort()).toEqual(wanted);
  });
}

//
test("letters that no page of the site has by itself are fetched from files of their own", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fetched.push(new URL(request.url()).pathname);
  });
  await page.goto("/en/tours");
  await page.evaluate(() => document.fonts.ready);
  const before = fetched.length;
  const samples = ["À la carte €", "Łódź Beyoğlu ₽", "Київ Њ"];
  await page.evaluate(
    (texts) => Promise.all(texts.map((text) => document.fonts.load("1rem Onest", text))),
    samples,
  );
  const names = fetched.slice(before).map((path) => /-[0-9a-f]{8}-(.+)\.woff2$/.exec(path)?.[1]);
  expect(names.sort()).toEqual(["cyrillic", "cyrillic-rest", "latin-ext", "latin-rest"]);
});

test("a tour's name with rare letters is drawn in the site's own font", async ({ page, site }) => {
  const [{ id }] = (await (await site.send("/api/packages?tour_type=1&per_page=1")).json()).data;
  const name = "À la carte: Łódź, Київ, 100 €";
  await site.write("PUT", `/api/packages/${id}`, { name: JSON.stringify({ en: name }) });
  await page.goto("/en/tours");
  await page.getByRole("article").filter({ hasText: name }).getByRole("link").click();
  const heading = page.getByRole("heading", { level: 1, name });
  await expect(heading).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  // The browser's own word for what it draws the heading with: a font of the machine would be another family. A font that
  // comes after the first drawing is left out until the next one.
  await expect(async () => {
    await page.reload();
    await page.evaluate(() => document.fonts.ready);
    const { root } = await devtools.send("DOM.getDocument");
    const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    expect(fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont])).not.toContainEqual([
      expect.any(String),
      false,
    ]);
    expect(new Set(fonts.map(({ familyName }) => familyName.split(" ")[0]))).toEqual(new Set(["Onest"]));
    expect(fonts.reduce((sum, { glyphCount }) => sum + glyphCount, 0)).toBeGreaterThanOrEqual(
      name.length - 6,
    );
  }).toPass({ timeout: 20_000 });
});

const stopsSection = /<section[^>]*aria-labelledby="stops-title"[\s\S]*?<\/section>/;

const smallest = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

//
test("a tour's calendar and facts weigh no more than 1,100 bytes of its page together, its stops with their map 700", async ({
  site,
}) => {
  const [{ id }] = (await (await site.send("/api/packages?search=similan")).json()).data;
  const bytesOf = async (language: Language) => {
    const { text } = await fetched(`${site.url}/${language}/tours/similan-${id}`);
    const withoutStops = smallest(text.replace(stopsSection, ""));
    expect(smallest(text) - withoutStops, language).toBeLessThanOrEqual(700);
    return withoutStops;
  };
  const measure = async () => Promise.all(languages.map(bytesOf));
  const whole = await measure();
  const put = (values: object) => site.write("PUT", `/api/packages/${id}`, values);
  await put({ facts: {}, stops: [], duration_minutes: null });
  const withoutFacts = await measure();
  await put({
    seasons: [],
    closed_periods: [],
    weekdays: null,
    cutoff_days: null,
    cutoff_time: null,
    only_in_seasons: false,
  });
  const closed = await (await site.send("/api/closed-periods")).json();
  expect(closed.length).toBeGreaterThan(0);
  for (const { id: period } of closed) await site.write("DELETE", `/api/closed-periods/${period}`);
  const bare = await measure();
  for (const [index, language] of languages.entries()) {
    const [all = 0, noFacts = 0, none = 0] = [whole, withoutFacts, bare].map((each) => each[index]);
    const parts = `${language}: facts ${all - noFacts}, calendar ${noFacts - none} bytes`;
    expect(none, parts).toBeLessThan(all);
    expect(all - none, parts).toBeLessThanOrEqual(1_100);
  }
});
