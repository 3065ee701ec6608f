import type { Page } from "@playwright/test";
import { languages } from "@/lib/i18n/languages";
import { messagesOf } from "@/lib/i18n/messages";
import { readDemoContent } from "@/prisma/demo-content";
import { expect, test } from "../setup/browser-test";

const { blogs } = readDemoContent();
const published = blogs
  .filter(({ posted_in_days }) => posted_in_days <= 0)
  .toSorted((a, b) => b.posted_in_days - a.posted_in_days);
const scheduled = blogs.find(({ posted_in_days }) => posted_in_days > 0);
const cards = (page: Page) => page.getByRole("main").getByRole("article");

async function addressOf(page: Page, title: string): Promise<string> {
  const link = cards(page).getByRole("link", { name: title });
  return (await link.getAttribute("href")) ?? "";
}

test.describe("the list", () => {
  for (const language of languages) {
    test(`shows nine a page, the newest first, in ${language}`, async ({ page }) => {
      const titles = published.map(({ title }) => title[language] ?? title.en);
      await page.goto(`/${language}/blogs`);
      await expect(cards(page).getByRole("heading")).toHaveText(titles.slice(0, 9));
      await page
        .getByRole("navigation", { name: messagesOf(language, "common").pagination })
        .getByRole("link", { name: messagesOf(language, "common").next })
        .click();
      await page.waitForURL("**/blogs?page=2");
      await expect(cards(page).getByRole("heading")).toHaveText(titles.slice(9));
    });
  }

  test("is narrowed down by topic and by search, and says so when nothing is left", async ({ page }) => {
    const words = messagesOf("en", "blogs");
    await page.goto("/en/blogs");
    await page
      .getByRole("navigation", { name: words.categories })
      .getByRole("link", { name: "Food" })
      .click();
    await page.waitForURL("**/blogs?category=Food");
    await expect(cards(page)).toHaveCount(published.filter(({ category }) => category === "Food").length);

    await page.goto("/en/blogs");
    await page.getByLabel(words.searchLabel).fill("elephants");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/blogs?search=elephants");
    await expect(cards(page).first().getByRole("heading")).toContainText("Elephants");

    await page.goto("/en/blogs?search=zzzzqqqq");
    await expect(page.getByText(words.empty)).toBeVisible();
  });

  test("is found by search engines, its searches are not", async ({ request }) => {
    const head = async (path: string) => (await (await request.get(path)).text()).split("</head>")[0] ?? "";
    const plain = await head("/en/blogs");
    expect(plain).not.toContain("noindex");
    expect(plain).toMatch(/hrefLang="x-default" href="[^"]+\/en\/blogs"/i);
    const found = await head("/en/blogs?search=bromo");
    expect(found).toMatch(/name="robots" content="noindex, follow"/);
    expect(found).toMatch(/rel="canonical" href="[^"]+\/en\/blogs"/);
    expect(await head("/en/blogs?page=2")).toMatch(/rel="canonical" href="[^"]+\/en\/blogs\?page=2"/);
  });

  test("has no page that is none", async ({ request }) => {
    for (const page of ["0", "-1", "abc", "99"]) {
      expect((await request.get(`/en/blogs?page=${page}`, { maxRedirects: 0 })).status(), page).toBe(404);
    }
    const first = await request.get("/en/blogs?page=1", { maxRedirects: 0 });
    expect([first.status(), first.headers().location]).toEqual([308, expect.stringMatching(/\/en\/blogs$/)]);
  });
});

test.describe("an article", () => {
  for (const language of languages) {
    test(`is read, shared and asked about in ${language}`, async ({ page }) => {
      const words = messagesOf(language, "blogs");
      const title = published[0]?.title[language] ?? "";
      await page.goto(`/${language}/blogs`);
      await cards(page).getByRole("link", { name: title }).click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.locator(".prose h2").first()).toBeVisible();
      await expect(page.locator(".prose blockquote")).toBeVisible();
      await expect(page.locator("article time").first()).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d/);
      await expect(page.getByRole("region", { name: words.related }).getByRole("article")).toHaveCount(3);
      for (const network of ["WhatsApp", "Telegram", "X"]) {
        const link = page.getByRole("link", {
          name: words.shareOn.replace("{network}", network),
          exact: true,
        });
        expect(decodeURIComponent((await link.getAttribute("href")) ?? "")).toContain(
          new URL(page.url()).pathname,
        );
      }
      await expect(page.getByRole("link", { name: words.ctaButton })).toHaveAttribute(
        "href",
        language === "ru" ? /^https:\/\/t\.me\// : /^https:\/\/wa\.me\//,
      );
    });
  }

  test("puts its address on the clipboard", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { copyLink, copied } = messagesOf("en", "blogs");
    await page.goto("/en/blogs");
    await page.goto(await addressOf(page, published[1]?.title.en ?? ""));
    await page.getByRole("button", { name: copyLink }).click();
    await expect(page.getByRole("button", { name: copied })).toBeVisible();
    expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(
      new URL(page.url()).pathname,
    );
  });

  test("has one address, by its id", async ({ page, request }) => {
    await page.goto("/ru/blogs");
    const russian = await addressOf(page, published[0]?.title.ru ?? "");
    const id = russian.split("-").at(-1);
    for (const spelling of [`/ru/blogs/${id}`, `/ru/blogs/old-name-${id}`]) {
      const response = await request.get(spelling, { maxRedirects: 0 });
      expect(response.status(), spelling).toBe(308);
      expect(response.headers().location).toMatch(new RegExp(`${russian}$`));
    }
    for (const nothing of ["/ru/blogs/x-999999", "/ru/blogs/abc", "/ru/blogs/x-0"]) {
      expect((await request.get(nothing, { maxRedirects: 0 })).status(), nothing).toBe(404);
    }
  });

  test("that is scheduled is nowhere yet", async ({ request }) => {
    for (const language of languages) {
      const pages = await Promise.all(
        ["", "?page=2", `?category=${scheduled?.category}`].map(async (query) =>
          (await request.get(`/${language}/blogs${query}`)).text(),
        ),
      );
      const title = scheduled?.title[language] ?? scheduled?.title.en ?? "";
      expect(pages.join("")).not.toContain(title.replaceAll("'", "&#x27;"));
    }
    const ids = Array.from({ length: 40 }, (_, index) => index + 1);
    const statuses = await Promise.all(
      ids.map(async (id) => (await request.get(`/en/blogs/x-${id}`, { maxRedirects: 0 })).status()),
    );
    expect(statuses.filter((status) => status === 308)).toHaveLength(published.length);
  });

  test("tells search engines what it is", async ({ page, request }) => {
    await page.goto("/en/blogs");
    const html = await (await request.get(await addressOf(page, published[0]?.title.en ?? ""))).text();
    const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const posting = JSON.parse(json)["@graph"].find(
      (each: { "@type": string }) => each["@type"] === "BlogPosting",
    );
    expect(posting).toMatchObject({ headline: published[0]?.title.en, inLanguage: "en" });
    expect(Date.parse(posting.dateModified)).toBeGreaterThanOrEqual(Date.parse(posting.datePublished));
    expect(html).toMatch(/property="og:type" content="article"/);
  });
});
