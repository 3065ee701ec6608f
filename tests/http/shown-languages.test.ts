import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { xmlTexts } from "../setup/crawl";
import { type OwnSite, ownSite } from "../setup/own-site";

let site: OwnSite;

beforeAll(async () => {
  site = await ownSite();
});

afterEach(() => show("id", "en", "ru"));

afterAll(() => site?.stop());

const languages = ["id", "en", "ru"];

/** Saves the languages that visitors see, and waits until the server knows. */
async function show(...shown: string[]): Promise<void> {
  const values = languages.map((language) => [`shows_${language}`, shown.includes(language)]);
  await site.write("PUT", "/api/site-settings", Object.fromEntries(values));
  const statuses = async () =>
    Promise.all(languages.map(async (language) => (await site.send(`/${language}`)).status));
  const expected = languages.map((language) => (shown.includes(language) ? 200 : 307));
  await expect.poll(statuses, { timeout: 60_000 }).toEqual(expected);
}

/** A page of each kind. */
const parts = [
  "",
  "/tours",
  "/tours?page=2",
  "/domestic-tours",
  "/blogs",
  "/search?search=phi",
  "/plan",
  "/compare",
  "/accessibility",
  "/privacy",
  "/trip",
  "/nothing",
  "/blogs/feed.xml",
  "/manifest.webmanifest",
];

const textOf = async (path: string) => (await site.send(path)).text();

const locationOf = async (path: string, headers: Record<string, string> = {}) => {
  const { status, headers: answered } = await site.send(path, { headers });
  return [status, answered.get("location")];
};

async function sitemapAddresses(): Promise<string[]> {
  const parts = xmlTexts(await textOf("/sitemap.xml"), "loc").map((url) => new URL(url).pathname);
  const texts = await Promise.all(parts.map(textOf));
  return texts.flatMap((text) => xmlTexts(text, "loc"));
}

async function askAssistant(language: string): Promise<string> {
  const call = { name: "search_tours", arguments: { words: "island", language } };
  const response = await site.sendJson(
    "POST",
    "/mcp",
    { jsonrpc: "2.0", id: 1, method: "tools/call", params: call },
    { Accept: "application/json, text/event-stream" },
  );
  return response.text();
}

// R-85.1, R-85.2
test("a language that is off has no page, no link, no alternate, no entry and no answer, and comes back whole", async () => {
  const [tour = ""] = /\/ru\/tours\/[^"?#]+-\d+(?=")/.exec(await textOf("/ru/tours")) ?? [];
  expect(tour).not.toBe("");
  const before = { page: await textOf(tour), map: (await sitemapAddresses()).length };
  await show("id", "en");

  const pages = await Promise.all(
    ["id", "en"].flatMap((language) =>
      parts.map(async (part) => ({ path: `/${language}${part}`, body: await textOf(`/${language}${part}`) })),
    ),
  );
  const russian = /(?:href|content)="[^"]*\/ru(?:\/[^"]*)?"|hreflang="ru"|hrefLang="ru"|ru_RU/;
  const naming = pages.filter(({ body }) => russian.test(body));
  expect(naming.map(({ path }) => path)).toEqual([]);
  const listed = await sitemapAddresses();
  expect(listed.filter((url) => /\/ru(?:\/|$)/.test(url))).toEqual([]);
  expect(listed.length).toBeGreaterThan(0);

  expect(await locationOf("/ru")).toEqual([307, "/en"]);
  expect(await locationOf("/ru/tours?page=2&search=phi")).toEqual([307, "/en/tours?page=2&search=phi"]);
  expect(await locationOf("/ru/blogs/feed.xml")).toEqual([307, "/en/blogs/feed.xml"]);
  expect(await locationOf("/ru/tours.md")).toEqual([307, "/en/tours.md"]);
  expect(await locationOf("/ru/manifest.webmanifest")).toEqual([307, "/en/manifest.webmanifest"]);
  const [, moved] = await locationOf(tour);
  expect(moved).toBe(tour.replace(/^\/ru/, "/en"));
  const [status, right] = await locationOf(String(moved));
  expect([status, String(right)]).toEqual([308, expect.stringMatching(/^\/en\/tours\/[a-z0-9-]+-\d+$/)]);
  expect(await locationOf("/tours", { Cookie: "userLanguage=ru" })).toEqual([307, "/en/tours"]);
  expect(await locationOf("/tours", { Cookie: "userLanguage=id" })).toEqual([307, "/id/tours"]);
  const answer = await askAssistant("ru");
  expect(answer).toContain("/en/");
  expect(answer).not.toMatch(/\/ru\/|[а-яё]{3}/i);

  await show("id", "en", "ru");
  expect(await textOf(tour)).toBe(before.page);
  expect((await sitemapAddresses()).length).toBe(before.map);
  expect(await locationOf("/tours", { Cookie: "userLanguage=ru" })).toEqual([307, "/ru/tours"]);
});

// R-85.1, R-85.3
test("a site in Indonesian alone has no switch, stands for itself and answers everybody in Indonesian", async () => {
  await show("id");
  const home = await textOf("/id");
  expect(home).not.toMatch(/hrefLang="(?:en|ru)"|Bahasa Indonesia<\/a>/);
  expect(home).toContain('hrefLang="x-default" href="http://localhost');
  expect(home).toMatch(/<link rel="alternate" hrefLang="x-default" href="[^"]*\/id"/);
  const [tour = ""] = /\/id\/tours\/[^"?#]+-\d+(?=")/.exec(await textOf("/id/tours")) ?? [];
  expect(await textOf(tour)).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${tour}"`));
  expect(await locationOf("/")).toEqual([307, "/id"]);
  expect(await locationOf("/en/plan")).toEqual([307, "/id/plan"]);
  expect((await site.send("/id/nothing")).status).toBe(404);
  expect(await askAssistant("en")).toContain("/id/");
});

// R-85.3
test("the button of the header cycles through the languages that are on", async () => {
  await show("id", "ru");
  const nextOf = async (path: string) =>
    /<a [^>]*aria-label="(?:ID|RU)\. [^"]*"[^>]*>/.exec(await textOf(path))?.[0];
  expect(await nextOf("/id/tours")).toContain('href="/ru/tours"');
  expect(await nextOf("/ru/tours")).toContain('href="/id/tours"');
});
