import type { Page } from "playwright/test";
import { tomorrowInBangkok } from "@/lib/booking/booking";
import { messagesOf } from "@/lib/core/i18n/messages";
import { moreGuests, openBooking } from "../setup/booking-form";
import { countingProxy, type Passed } from "../setup/counting-proxy";
import { holdRequests } from "../setup/hold-requests";
import type { OwnSite } from "../setup/own-site";
import { expect, test } from "../setup/own-site-test";
import { signIn } from "../setup/sign-in";
import { siteRenders, siteRendersAtRest } from "../setup/site-renders";

// On one site, whose renders they count.
test.describe.configure({ mode: "default" });

let own: OwnSite;
let proxy: Awaited<ReturnType<typeof countingProxy>>;

test.beforeAll(async ({ site }) => {
  test.setTimeout(180_000);
  own = site;
  proxy = await countingProxy(own.url);
  await siteRendersAtRest(own.metrics);
});

test.afterAll(() => proxy?.close());

const pagesOf = (passed: Passed[]) => passed.filter(({ kind }) => kind !== "other");
const cards = (page: Page) => page.getByRole("main").getByRole("article");

async function follow(page: Page, selector: string): Promise<void> {
  const before = page.url();
  const link = page.locator(selector).first();
  await link.hover();
  await link.click();
  await page.waitForURL((url) => url.href !== before);
  await page.waitForLoadState("load");
}

/** Six pages by links, then Back twice and Forward. */
async function visit(page: Page, language: string): Promise<void> {
  const list = `/${language}/tours`;
  await page.goto(`${proxy.url}/${language}`);
  await follow(page, `main a[href="${list}"]`);
  await follow(page, 'main nav a[href*="category=1_day_trip"]');
  await follow(page, `main nav li a[href="${list}"]`);
  await follow(page, 'main nav a[rel="next"]');
  await follow(page, `main article:nth-of-type(6) a[href^="${list}/"]`);
  await follow(page, "header a[hreflang]");
  for (const way of ["goBack", "goBack", "goForward"] as const) await page[way]();
}

//
test("a visit by clicks, Back and Forward has nothing rendered, nor anything large sent", async ({
  page,
}) => {
  // Russian pages are the largest.
  await visit(page, "ru");
  // A page that many ask for is made smaller once more.
  const addresses = [...new Set(pagesOf(proxy.take()).map(({ path }) => path))];
  expect(addresses.length).toBeGreaterThanOrEqual(6);
  for (const address of addresses) {
    for (let time = 0; time < 15; time += 1) await (await own.send(address)).arrayBuffer();
  }
  const rendersOfVisit = async () => {
    proxy.take();
    const before = await siteRenders(own.metrics);
    await visit(page, "ru");
    return (await siteRenders(own.metrics)) - before;
  };
  // On a busy machine a visit may fetch a page ahead that no visit has fetched before.
  await expect.poll(rendersOfVisit, { timeout: 60_000 }).toBe(0);
  const passed = pagesOf(proxy.take());
  expect(passed.length).toBeGreaterThan(0);
  expect(passed.filter(({ kind, status }) => kind === "router" || status >= 400)).toEqual([]);
  expect(passed.filter(({ bytes }) => bytes > 25_000)).toEqual([]);
});

//
test("a page that is fetched ahead is rendered once, and is the one that the click shows", async ({
  page,
}) => {
  await page.goto(`${proxy.url}/en/tours?search=kayak`);
  const before = await siteRenders(own.metrics);
  const chip = page.getByRole("link", { name: "Similan" }).last();
  await chip.hover();
  const href = (await chip.getAttribute("href")) ?? "";
  await expect.poll(async () => (await siteRenders(own.metrics)) - before).toBe(1);
  const asked = proxy.take().filter(({ path }) => path === href);
  // The response passes the proxy a moment after the render.
  await expect.poll(() => asked).toMatchObject([{ ahead: true, status: 200 }]);
  await chip.click();
  await page.waitForURL(`**${href}`);
  await expect(cards(page).first()).toBeVisible();
  expect(await siteRenders(own.metrics)).toBe(before + 1);
});

//
test("who saves data has nothing fetched ahead", async () => {
  const page = await own.send("/en/tours");
  const [, rules = ""] = /"([^"]+)"/.exec(page.headers.get("speculation-rules") ?? "") ?? [];
  const read = async (headers: Record<string, string>) => (await own.send(rules, { headers })).json();
  expect((await read({})).prefetch).not.toEqual([]);
  expect(await read({ "Save-Data": "on" })).toEqual({ prefetch: [] });
});

test.describe("a link back from a tour", () => {
  const openCard = async (page: Page, list: string) => {
    await page.goto(`${proxy.url}${list}`);
    const card = cards(page).nth(7);
    const id = await card.getAttribute("id");
    await card.getByRole("link").click();
    await page.waitForURL(/-\d+$/);
    await expect(page.locator(`main a[href$="#${id}"]`).first()).toBeAttached();
    return page.locator(`#${id}`);
  };

  for (const list of ["/en/tours", "/ru/tours?page=2"]) {
    //
    test(`leads to the card in ${list}, before any script, by one page, and once`, async ({ page }) => {
      const card = await openCard(page, list);
      proxy.take();
      const release = await holdRequests(page, /\/_next\/static\/.*\.js$/);
      await page.getByRole("main").getByRole("link").first().click();
      await expect(page).toHaveURL((url) => url.pathname === new URL(list, own.url).pathname);
      await expect(card).toBeInViewport({ ratio: 0.5 });
      release();
      await expect(card.getByRole("link")).toBeFocused();
      await expect(card).toBeInViewport({ ratio: 0.5 });
      await expect(page).toHaveURL(`${proxy.url}${list}`);
      expect(
        pagesOf(proxy.take()).filter(({ path }) => path.includes("/tours?") || path.endsWith("/tours"))
          .length,
      ).toBeLessThanOrEqual(1);
      if (!list.includes("?")) return;
      // The list that is opened next is plain again.
      const [plain = ""] = list.split("?");
      await page.goto(proxy.url + plain);
      await page.evaluate(() => new Promise((atRest) => requestIdleCallback(atRest)));
      await expect(page).toHaveURL(proxy.url + plain);
    });
  }
});

const words = messagesOf("en", "booking");

async function typeBooking(page: Page): Promise<void> {
  await openBooking(page, "en");
  await page.getByLabel(words.fullName).fill("Anna Petrova");
  await page.getByLabel(words.notes).fill("Two children");
  await moreGuests(page, "en").first().click();
}

async function expectBooking(page: Page, { notes, fullName } = words): Promise<void> {
  await expect(page.getByLabel(fullName)).toHaveValue("Anna Petrova");
  await expect(page.getByLabel(notes)).toHaveValue("Two children");
  await expect(page.locator("output")).not.toHaveText(/ 0$/);
}

//
test("what was typed into a booking survives a reload, other pages, Back and another language", async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  const reasons: { type: string; reason: string }[] = [];
  devtools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations),
  );
  await typeBooking(page);
  await page.reload();
  await page.getByRole("tab").last().click();
  await expectBooking(page);
  await expect(page.getByLabel(words.date)).toHaveValue(tomorrowInBangkok(new Date()));

  await test.step("every page can stay in the browser's memory for Back and Forward", async () => {
    // A page that is left while it still loads may be kept out for that alone.
    for (const path of ["/en/tours", "/en", "/en/blogs"]) {
      await page.waitForLoadState("networkidle");
      await page.goto(own.url + path);
    }
    await page.waitForLoadState("networkidle");
    for (const _ of [1, 2, 3]) await page.goBack();
    // The browser of the tests has no such memory, which is not the page's doing.
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.filter(({ type }) => type !== "Circumstantial")).toEqual([]);
  });

  await page.getByRole("tab").last().click();
  await expectBooking(page);
  await page.locator("header a[hreflang]").first().click();
  await page.waitForURL("**/ru/tours/**");
  await page.getByRole("tab").last().click();
  await expectBooking(page, messagesOf("ru", "booking"));
});

//
test("the back office has its client router, whose data is compressed and kept by nobody", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin");
  const data = page.waitForResponse((response) => response.request().headers().rsc !== undefined);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole("navigation").getByRole("link", { name: "Promo" }).first().click();
  const headers = await (await data).allHeaders();
  await page.waitForURL("**/admin/promos");
  expect(await page.evaluate(() => Reflect.get(window, "same"))).toBe(true);
  expect(headers["content-encoding"]).toMatch(/^(?:br|gzip)$/);
  expect(headers["content-type"]).toBe("text/x-component");
  expect(headers["cache-control"]).toContain("no-store");
});
