import type { Page } from "@playwright/test";
import { languages } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { type Kind, kindPaths, kinds } from "@/lib/tours/kinds";
import { expect, test } from "../setup/browser-test";
import { siteSql } from "../setup/site-sql";

const dataDir = process.env.E2E_DATA_DIR ?? "";
const parts = ["overview", "includedExcluded", "itinerary", "faq", "pricing", "booking"] as const;

async function openFirst(page: Page, language: string, kind: Kind) {
  await page.goto(`/${language}/${kind}`);
  const href = await page
    .getByRole("main")
    .getByRole("article")
    .first()
    .getByRole("link")
    .getAttribute("href");
  await page.goto(href ?? "");
}

/** A tour of which staff have written nothing but what is required, in English alone; far behind all others, whose places other tests take meanwhile. */
async function addBareTour(kind: Kind, prices: { starting: number; original: number } | null = null) {
  const [row] = await siteSql(
    dataDir,
    `INSERT INTO tour (tour_type, "order", name, duration, location, overview, currency, starting_price, original_price)
     SELECT $1, max("order") + 1000 + floor(random() * 1000000)::int, '{"en":"Bare rock"}', '{"en":"1 hour"}', '{"en":"Nowhere"}', '{"en":"A rock."}', 'THB', $2, $3
     FROM tour WHERE tour_type = $1 RETURNING id`,
    [kinds[kind].type, prices?.starting ?? null, prices?.original ?? null],
  );
  const id = Number(row?.id);
  return { id, remove: () => siteSql(dataDir, "DELETE FROM tour WHERE id = $1", [id]) };
}

for (const kind of kindPaths) {
  for (const language of languages) {
    test(`${kind} in ${language}: the way here, the way back, six parts`, async ({ page }) => {
      const t = translate(language);
      const { messages } = kinds[kind];
      await openFirst(page, language, kind);
      const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
      const way = page.getByRole("navigation", { name: t("common.breadcrumb") });
      await expect(way.getByRole("listitem")).toHaveText([
        t("common.home"),
        t(`tours.${messages}.title`),
        name,
      ]);
      await expect(page.getByRole("link", { name: t(`tours.${messages}.back`) })).toHaveAttribute(
        "href",
        `/${language}/${kind}`,
      );
      await expect(page.getByRole("heading", { name: t("tour.highlights"), exact: true })).toBeVisible();
      await expect(page.getByRole("tab")).toHaveText(parts.map((part) => t(`tour.${part}`)));
      for (const [index, part] of parts.entries()) {
        await expect(page.locator(`#${part}`)).toBeVisible({ visible: index === 0 });
      }
    });
  }
}

test("tabs by keys: arrows, Home, End", async ({ page }) => {
  await openFirst(page, "en", "tours");
  const selected = page.getByRole("tab", { selected: true });
  await selected.focus();
  for (const [key, name] of [
    ["ArrowRight", "Included & excluded"],
    ["ArrowLeft", "Overview"],
    ["ArrowLeft", "Booking"],
    ["ArrowRight", "Overview"],
    ["End", "Booking"],
    ["Home", "Overview"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selected).toHaveText(name);
    await expect(selected).toBeFocused();
  }
  await expect(page.getByRole("tab").and(page.locator("[tabindex='0']"))).toHaveCount(1);
  await expect(page.getByRole("tabpanel", { name: "Overview" })).toBeVisible();
});

test("addresses and links with a part's name open it", async ({ page }) => {
  await openFirst(page, "en", "tours");
  const address = page.url();
  await page.getByRole("link", { name: "Book this tour" }).click();
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Booking");
  await expect(page.locator("#booking")).toBeInViewport();
  await page.goto("/en");
  await page.goto(`${address}#itinerary`);
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Itinerary");
});

test("on paper every part and every answer stands open, the operator's numbers below, and nothing to press", async ({
  page,
}) => {
  await openFirst(page, "en", "tours");
  const answer = page.locator("#faq details > div").first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const part of parts)
    await expect(page.locator(`#${part}`)).toBeVisible({ visible: part !== "booking" });
  await expect(answer).toBeVisible();
  await expect(page.getByRole("contentinfo").locator("a[href^='tel:']").first()).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link")).toHaveCount(1);
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(page.locator("a[href='#booking']").filter({ visible: true })).toHaveCount(0);
});

test("another spelling, an old name, the bare id or the wrong list lead to the one address", async ({
  page,
  baseURL,
}) => {
  await openFirst(page, "en", "tours");
  const { pathname } = new URL(page.url());
  const id = pathname.split("-").at(-1);
  for (const path of [
    `/en/tours/${id}`,
    `/en/tours/old-name-${id}`,
    `/en/international-tours/${pathname.split("/").at(-1)}`,
    `/en/domestic-tours/${id}`,
  ]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(308);
    expect(new URL(answer.headers().location ?? "", baseURL).pathname).toBe(pathname);
  }
  for (const path of [
    "/en/tours/nothing-99999999",
    "/en/tours/nothing",
    "/en/tours/x-0",
    "/en/tours/x-1e3",
  ]) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
});

test("the offer in the structured data is the price that is shown", async ({ page }) => {
  await openFirst(page, "en", "tours");
  const shown = await page.getByRole("complementary").locator("strong").first().textContent();
  const texts = await page.locator("script[type='application/ld+json']").allTextContents();
  const graph = texts.flatMap((text) => JSON.parse(text)["@graph"] ?? []);
  const product = graph.find((node) => [node["@type"]].flat().includes("Product"));
  expect(`${product.offers.priceCurrency} ${product.offers.price.toLocaleString("en-US")}`).toBe(shown);
  expect(graph.map((node) => node["@type"])).toContain("BreadcrumbList");
});

test("days in their order, with times; prices in a table with the terms of cancellation", async ({
  page,
}) => {
  await openFirst(page, "en", "international-tours");
  await page.getByRole("tab", { name: "Itinerary" }).click();
  const days = await page
    .getByRole("tabpanel")
    .getByText(/^Day \d+$/)
    .allTextContents();
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual(days.map((_, index) => `Day ${index + 1}`));
  await expect(
    page
      .getByRole("tabpanel")
      .getByText(/^\d\d:\d\d$/)
      .first(),
  ).toBeVisible();

  await page.getByRole("tab", { name: "Prices" }).click();
  await expect(page.getByRole("columnheader")).toHaveText(["Service", "Price", "Description"]);
  await expect(page.getByRole("cell", { name: /^IDR [\d,]+\s*about .+$/ }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Cancellation policy" })).toBeVisible();

  await page.getByRole("tab", { name: "FAQ" }).click();
  const answer = page.getByRole("tabpanel").locator("details").first();
  await answer.locator("summary").click();
  await expect(answer.locator("p, div").last()).toBeVisible();
});

for (const language of languages) {
  test(`a tour without content in ${language}: every part says that it is empty, in English what is only there`, async ({
    page,
  }) => {
    const t = translate(language);
    const tour = await addBareTour("tours");
    await page.goto(`/${language}/tours/${tour.id}`);
    await expect(page.getByText(t("tour.noHighlights"))).toBeVisible();
    await expect(page.getByText(t("tours.codeMissing"), { exact: true })).toBeVisible();
    for (const [part, texts] of [
      ["includedExcluded", [t("tour.noIncluded"), t("tour.noExcluded")]],
      ["itinerary", [t("tour.noItinerary")]],
      ["faq", [t("tour.noFaqs")]],
      ["pricing", [t("tour.noPricing"), t("tour.noCancellationPolicy")]],
      ["booking", [t("booking.noPricingInfo")]],
    ] as const) {
      await page.locator(`#tab-${part}`).click();
      for (const text of texts) await expect(page.locator(`#${part}`).getByText(text)).toBeVisible();
    }
    const name = page.getByRole("heading", { level: 1 });
    await expect(name.locator("[lang=en]")).toHaveCount(language === "en" ? 0 : 1);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      new RegExp(`/en/tours/bare-rock-${tour.id}$`),
    );
    await expect(page.locator("head link[hreflang]")).toHaveCount(language === "en" ? 2 : 0);
    await tour.remove();
    expect((await page.request.get(`/${language}/tours/${tour.id}`)).status()).toBe(404);
  });
}

for (const language of languages) {
  test(`a tour in ${language} says what its price is for, and what decides, beside the button`, async ({
    page,
  }) => {
    const t = translate(language);
    for (const [code, unit, kind] of [
      ["PKT-01", "person", "open_trip"],
      ["PKT-24", "vehicle", "private_service"],
      ["PKT-15", "group", "private_service"],
    ] as const) {
      await page.goto(`/${language}/tours?search=${code}`);
      const { data } = await (await page.request.get("/api/packages?tour_type=1&per_page=100")).json();
      const { id } = data.find((tour: { code: string }) => tour.code === code);
      const card = page.locator(`#tour-${id}`);
      await expect(card).toContainText(t(`tours.per.${unit}`));
      await card.getByRole("link").click();
      await page.waitForURL(/-\d+$/);
      await expect(page.getByText(code, { exact: true }).first()).toBeVisible();
      const summary = page.getByRole("complementary").first();
      await expect(summary).toContainText(t(`tours.per.${unit}`));
      const facts = summary.getByRole("list", { name: t("tour.facts") }).getByRole("listitem");
      await expect(facts.filter({ hasText: t(`tour.kinds.${kind}`) })).toBeVisible();
      await expect(facts.last()).toContainText(
        { id: "Gratis batal", en: "Free cancellation", ru: "Бесплатная отмена" }[language],
      );
    }
  });
}

test("the tabs' labels fit at 1024 and 1440 pixels in every language", async ({ page }) => {
  for (const language of languages) {
    await page.goto(`/${language}/tours?search=PKT-01`);
    await page.goto(
      (await page.getByRole("main").getByRole("article").getByRole("link").getAttribute("href")) ?? "",
    );
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const room = await page
        .locator("[data-tab-strip]")
        .evaluate(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth);
      expect(room, `${language} at ${width}`).toBeGreaterThanOrEqual(0);
    }
  }
});

test("only general tours name a missing code; a discount that rounds to 0 has no badge", async ({ page }) => {
  const tour = await addBareTour("international-tours", { starting: 9990, original: 10000 });
  await page.goto(`/en/international-tours/${tour.id}`);
  await expect(page.getByText("N/A")).toHaveCount(0);
  const summary = page.getByRole("complementary").first();
  await expect(summary.locator("s")).toHaveText("THB 10,000");
  await expect(summary.getByText("% off")).toHaveCount(0);
  await tour.remove();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all parts stand one below the other, and all pictures are there", async ({ page, allowProblem }) => {
    allowProblem(/\.js csp$/);
    await openFirst(page, "ru", "tours");
    for (const part of parts) await expect(page.locator(`#${part}`)).toBeVisible();
    await expect(page.getByRole("tablist")).toBeHidden();
    const pictures = page.getByRole("region", { name: "Фотографии тура" }).locator("img");
    expect(await pictures.count()).toBeGreaterThan(5);
    for (const picture of await pictures.all()) await expect(picture).toBeVisible();
  });
});
