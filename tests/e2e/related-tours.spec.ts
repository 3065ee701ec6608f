import AxeBuilder from "@axe-core/playwright";
import { messagesOf } from "@/lib/i18n/messages";
import { expect, test } from "../setup/own-site-test";
import { resize } from "../setup/resize";

test.use({ siteOf: "related-tours" });
// In one process: what is made before the tests would be there twice.
test.describe.configure({ mode: "default" });

const text = (en: string) => ({ en, id: `${en} (id)`, ru: `${en} (ру)` });

let ids: number[];
let headers: Record<string, string>;

test.beforeAll(async ({ site }) => {
  headers = { Authorization: `Bearer ${await site.token()}` };
  const send = async (method: string, path: string, body: object) => {
    const response = await site.sendJson(method, path, body, headers);
    expect(response.ok, await response.clone().text()).toBe(true);
    return response.json();
  };
  await send("PUT", "/api/places/cape-uji", { name: { en: "Cape Uji" } });
  ids = [];
  for (const [n, name] of ["Uji one", "Uji two", "Uji three", "Uji four"].entries()) {
    const { id } = await send("POST", "/api/packages", {
      ...{
        tour_type: 2,
        name: text(name),
        duration: text("1 day"),
        location: text("Uji"),
        overview: text("Sea"),
      },
      ...{ currency: "THB", starting_price: 1_100 + n, stops: ["cape-uji"] },
    });
    ids.push(id);
  }
});

test("three tours with the same stop are named below a tour, with picture and price", async ({ page }) => {
  const section = page.getByRole("region", { name: messagesOf("ru", "tour").related });
  await page.goto(`/ru/international-tours/tour-${ids[0]}`);
  await expect(section.getByRole("listitem").getByRole("link")).toHaveText([
    "Uji two (ру)",
    "Uji three (ру)",
    "Uji four (ру)",
  ]);
  const items = section.getByRole("listitem");
  await expect(items.first()).toContainText(/1[,.\s]?101/);
  for (const width of [320, 390, 768, 1440]) {
    await resize(page, width);
    const clipped = await items.evaluateAll((all) => all.some((each) => each.scrollWidth > each.clientWidth));
    expect(clipped, `${width} px`).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  const { violations } = await new AxeBuilder({ page })
    .include("[aria-labelledby='related-title']")
    .analyze();
  expect(violations).toEqual([]);
  await section.getByRole("listitem").getByRole("link").first().click();
  await page.waitForURL(new RegExp(`-${ids[1]}$`));
});

test("a save of a named tour is on the page at once, and a hidden one is gone from it", async ({
  page,
  site,
}) => {
  const put = async (id: number | undefined, body: object) => {
    const response = await site.sendJson("PUT", `/api/packages/${id}`, body, headers);
    expect(response.status, await response.clone().text()).toBe(200);
  };
  const items = page.getByRole("region", { name: "Similar tours" }).getByRole("listitem");
  const address = `/en/international-tours/tour-${ids[3]}`;
  await page.goto(address);
  await expect(items).toHaveText([/^Uji one/, /^Uji two/, /^Uji three/]);
  await put(ids[1], { starting_price: 777 });
  await page.goto(address);
  await expect(items.nth(1)).toContainText("THB 777");
  await put(ids[1], { published: false });
  await page.goto(address);
  await expect(items).toHaveText([/^Uji one/, /^Uji three/, /./]);
  await expect(items.filter({ hasText: "Uji two" })).toHaveCount(0);
  await put(ids[1], { published: true });
});
