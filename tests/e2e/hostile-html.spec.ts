import type { BrowserContext, Page } from "playwright/test";
import { languages } from "@/lib/core/i18n/languages";
import { hostileDocuments, hostileTexts } from "../setup/hostile-documents";
import type { OwnSite } from "../setup/own-site";
import { expect, test } from "../setup/own-site-test";
import { signIn } from "../setup/sign-in";

let own: OwnSite;
let authorization = "";

test.describe.configure({ mode: "default" });

test.beforeAll(async ({ site }) => {
  own = site;
  authorization = `Bearer ${await own.token()}`;
});

// `visit` asks again.
test.beforeEach(({ allowProblem }) => allowProblem(/answer 503|status of 503/));

type Fields = Record<string, string>;

async function post(
  fields: Fields,
): Promise<{ status: number; blog: Fields & { id: number; slug: string } }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await own.send("/api/blogs", { method: "POST", headers: { authorization }, body: form });
  return { status: answer.status, blog: await answer.json() };
}

/** An article of long ago, so that only the last page of the list changes. */
const plain = { title_en: "Hostile", posting_date: "2001-01-01", category: "Hostile" };

/** Tags and attributes that no stored article may contain. */
const forbidden =
  /<(?!\/?(?:h[234]|p|br|hr|blockquote|ul|ol|li|strong|b|em|i|u|s|del|code|pre|a|img|table|thead|tbody|tfoot|tr|th|td)\b)[a-z!?/]|<[^>"]*(?:"[^"]*"[^>"]*)*\s(?:on\w+|style|class|id|name|srcset|target|data-[\w-]+)=/i;

function chunks<T>(all: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}

/** Three documents an article, one in each language. */
const articles = chunks(Object.entries(hostileDocuments), languages.length);

type Article = Record<(typeof languages)[number], string>;

interface Written {
  ids: number[];
  /** The article that holds all documents as they are stored, a third of them in each language. */
  gathered: number;
}

async function writeAll(): Promise<Written> {
  const ids: number[] = [];
  const stored: Article[] = [];
  for (const documents of articles) {
    const contents = documents.map(([, html], index) => [`content_${languages[index]}`, `<p>x</p>${html}`]);
    const { status, blog } = await post({
      ...plain,
      content_en: "<p>x</p>",
      ...Object.fromEntries(contents),
    });
    expect(status, documents.map(([name]) => name).join(", ")).toBe(201);
    for (const [index, [name]] of documents.entries()) {
      expect(blog[`content_${languages[index]}`], name).not.toMatch(forbidden);
    }
    ids.push(blog.id);
    stored.push({ en: blog.content_en ?? "", id: blog.content_id ?? "", ru: blog.content_ru ?? "" });
  }
  const { blog } = await post({ ...plain, content_en: "<p>x</p>" });
  const content = languages.map((language) => [language, stored.map((each) => each[language]).join("")]);
  await own.sql("UPDATE blog SET content = $1 WHERE id = $2", [Object.fromEntries(content), blog.id]);
  return { ids, gathered: blog.id };
}

let written: Promise<Written> | undefined;
const articlesWritten = () => {
  written ??= writeAll();
  return written;
};

/** Opens addresses a few at a time and holds each against what must never be. */
async function visit(context: BrowserContext, addresses: string[], check = async (_: Page) => {}) {
  const waiting = [...addresses];
  const work = async () => {
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      let answer = await page.goto(address);
      // A site on a busy machine asks for patience.
      while (answer?.status() === 503 && answer.headers()["retry-after"]) answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      await check(page);
      const found = await page.evaluate(() => ({
        hacked: "__hacked" in window,
        overflow: document.documentElement.scrollWidth - window.innerWidth,
        host: window.location.host,
        foreign: document.querySelectorAll(
          "main :is(iframe, object, embed, script:not([type='application/ld+json'])), [src*='evil'], [href*='evil']",
        ).length,
      }));
      expect(found, address).toEqual({ hacked: false, overflow: 0, host: new URL(own.url).host, foreign: 0 });
    }
    await page.close();
  };
  await Promise.all([work(), work(), work()]);
}

/** The pages that show an article to visitors and staff. */
const pagesOf = (id: number) => [
  ...languages.map((language) => `/${language}/blogs/hostile-${id}`),
  `/admin/blogs/${id}`,
];

async function visitForms(context: BrowserContext, ids: number[]) {
  const addresses = ids.map((id) => `/admin/blogs/edit/${id}`);
  await visit(context, addresses, (editing) =>
    expect(editing.getByRole("textbox", { name: "Isi (EN)" })).toBeVisible(),
  );
}

//
test("hostile articles run nowhere on the public site and in the back office, and break no page", async ({
  context,
  page,
}) => {
  await signIn(page);
  const { gathered } = await articlesWritten();
  // What reached the database by another way runs nowhere either.
  const { blog } = await post({ ...plain, content_en: "<p>x</p>" });
  const raw = ["a script", "event attributes", "nested SVG", "frames", "styles", "xmp", "nesting of quotes"]
    .map((name) => hostileDocuments[name])
    .join("");
  await own.sql("UPDATE blog SET content = $1 WHERE id = $2", [{ en: raw, id: raw, ru: raw }, blog.id]);
  await visit(context, [...pagesOf(gathered), ...pagesOf(blog.id)]);
  await visitForms(context, [gathered, blog.id]);
});

//
test("hostile articles stay in their place, as a browser reads them", async ({ page }) => {
  for (const id of (await articlesWritten()).ids) {
    const blog = await (await own.send(`/api/blogs/${id}`)).json();
    for (const language of languages) {
      const stray = await page.evaluate((html) => {
        const { body } = new DOMParser().parseFromString(
          `<div id="frame">${html}</div><p id="after"></p>`,
          "text/html",
        );
        return [...body.children].map((child) => child.id);
      }, blog[`content_${language}`] ?? "");
      expect(stray, `${id} ${language}`).toEqual(["frame", "after"]);
    }
  }
});

//
test("hostile titles, categories and search texts are texts everywhere", async ({ context, page }) => {
  const made: number[] = [];
  // A text in each language: every article has three of them, and one for all of its categories.
  for (const texts of chunks(Object.entries(hostileTexts), languages.length)) {
    const ofLanguage = languages.map((language, at) => [language, ...(texts[at] ?? texts[0] ?? [])]);
    const { status, blog } = await post({
      ...plain,
      ...Object.fromEntries(
        ofLanguage.flatMap(([language, , text = ""]) => [
          [`title_${language}`, text],
          [`content_${language}`, "<p>x</p>"],
          [`seo_title_${language}`, text.slice(0, 255)],
          [`seo_description_${language}`, text],
        ]),
      ),
      category: (texts[0]?.[1] ?? "").slice(0, 100),
    });
    expect(status, texts.join()).toBe(201);
    for (const [language, name, text] of ofLanguage) expect(blog[`title_${language}`], name).toBe(text);
    made.push(blog.id);
  }
  await signIn(page);
  const lists = ["/en/blogs", "/id/blogs?page=2", "/ru/blogs?page=3", "/admin/blogs", "/admin/blogs?page=2"];
  const articlesOf = made.flatMap((id) => [
    `/admin/blogs/${id}`,
    `/admin/blogs/edit/${id}`,
    ...languages.map((language) => `/${language}/blogs/x-${id}`),
  ]);
  await visit(context, [...lists, ...articlesOf]);
  for (const address of ["/sitemap.xml", "/en/blogs/feed.xml"]) {
    const xml = await (await own.send(address)).text();
    expect(
      await page.evaluate(
        (text) =>
          new DOMParser().parseFromString(text, "text/xml").querySelectorAll("parsererror, script").length,
        xml,
      ),
      address,
    ).toBe(0);
  }
});

//
test("megabytes of text and tags without number are refused with the reason", async () => {
  const refused = async (html: string) => {
    const { status, blog } = await post({ ...plain, content_en: html });
    return [status, Object.keys(blog.errors ?? {})];
  };
  expect(await refused("a".repeat(600_000))).toEqual([422, ["content_en"]]);
  expect(await refused("<p>".repeat(20_000))).toEqual([422, ["content_en"]]);
  const { status } = await post({ ...plain, content_en: "a".repeat(5 * 1024 * 1024) });
  expect(status).toBe(413);
});
