import type { Page } from "playwright/test";
import type { Language } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import { axe } from "../setup/expect-usable";
import { elements, startTags, textOf } from "../setup/html-document";
import type { OwnSite } from "../setup/own-site";
import { expect, test } from "../setup/own-site-test";
import { resize } from "../setup/resize";
import { scrollTo } from "../setup/scroll-to";

// The tests run in one process, because each process would make the records of `beforeAll` once more.
test.describe.configure({ mode: "default" });

const text = (en: string) => ({ en, id: `${en} (id)`, ru: `${en} (ру)` });

/** Three lie within a kilometre of each other, the fourth has no coordinates. */
const near = ["maya-bay", "pileh-lagoon", "viking-cave", "cape-uji", "khai-island"];

let mapped: number;
let far: number;
let single: number;
let silent: number;

test.beforeAll(async ({ site }) => {
  await site.write("PUT", "/api/places/cape-uji", { name: text("Cape Uji") });
  const create = async (name: string, stops: string[]) => {
    const words = { name: text(name), duration: text("1 day"), location: text("Uji"), overview: text("Sea") };
    const price = { currency: "THB", starting_price: 900 };
    return (await site.write("POST", "/api/packages", { tour_type: 2, ...words, ...price, stops })).id;
  };
  mapped = await create("Uji near", near);
  far = await create("Uji far", ["maya-bay", "tanah-lot"]);
  single = await create("Uji one", ["ko-similan"]);
  silent = await create("Uji silent", []);
});

const section = (page: Page, language: Language) =>
  page.getByRole("region", { name: messagesOf(language, "stops").title });

const open = (page: Page, language: Language, id: number) =>
  page.goto(`/${language}/domestic-tours/tour-${id}`);

const drawing = /\/coast\.[\w-]+\.svg$/;

/** What a reader sees of the numbers: which there are, and the least distance of two middles. */
const readNumbers = (page: Page) =>
  page.locator(".stops-map circle").evaluateAll((circles) => {
    const frame = document.querySelector(".stops-map")?.getBoundingClientRect();
    const boxes = circles.map((circle) => circle.getBoundingClientRect());
    const distances = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    return {
      numbers: circles.map((circle) => Number(circle.parentElement?.textContent)),
      nearest: Math.min(...distances),
      size: Math.max(...boxes.map(({ width }) => width)),
      inside: boxes.every(
        (box) => frame && box.left >= frame.left && box.right <= frame.right && box.top >= frame.top,
      ),
    };
  });

/** The colours of the first number's ground, of the number itself and of the map. */
const readColours = (page: Page) =>
  page
    .locator(".stops-map circle")
    .first()
    .evaluate((circle) => {
      const number = circle.nextElementSibling;
      const map = document.querySelector(".stops-map");
      if (!number || !map) throw new Error("There is no number.");
      const fill = (element: Element) => getComputedStyle(element).fill;
      return [fill(circle), fill(number), getComputedStyle(map).backgroundColor];
    });

//
test("the stops stand in a list, and by the same numbers on a map that is fetched when it comes near", async ({
  page,
}) => {
  const words = messagesOf("ru", "stops");
  await open(page, "ru", mapped);
  const stops = section(page, "ru");
  await expect(stops.getByRole("listitem")).toHaveCount(near.length);
  await stops.locator("img").scrollIntoViewIfNeeded();
  const drawn = () => stops.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth > 0);
  await expect.poll(drawn).toBe(true);
  const linked = await stops
    .getByRole("listitem")
    .evaluateAll((items) => items.flatMap((item, index) => (item.querySelector("a") ? index + 1 : [])));
  for (const width of [320, 390, 768, 1440]) {
    await resize(page, width);
    await scrollTo(stops.locator("img"));
    const { numbers, nearest, size, inside } = await readNumbers(page);
    expect(numbers).toEqual([1, 2, 3, 5]);
    expect(linked).toEqual(numbers);
    expect(nearest, `${width} px`).toBeGreaterThanOrEqual(size);
    expect(inside, `${width} px`).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  const links = stops.getByRole("link");
  await expect(links.last()).toHaveText(words.open);
  const targets = await links.evaluateAll((all) =>
    all.map((each) => {
      const { host, target, rel } = each as HTMLAnchorElement;
      return { host, target, rel };
    }),
  );
  const elsewhere = { target: "_blank", rel: "noopener noreferrer" };
  const hosts = new Set(["www.openstreetmap.org", "www.google.com"]);
  expect(new Set(targets.map(({ host }) => host))).toEqual(hosts);
  expect(targets).toEqual(targets.map(({ host }) => ({ host, ...elsewhere })));
  const { violations } = await axe(page).include("[aria-labelledby='stops-title']").analyze();
  expect(violations).toEqual([]);

  for (const media of [
    { forcedColors: "active", contrast: null },
    { forcedColors: null, contrast: "more" },
  ] as const) {
    //
    await test.step(`numbers stand out from their ground with ${JSON.stringify(media)}`, async () => {
      await page.emulateMedia(media);
      const [ground, ...others] = await readColours(page);
      expect(others).not.toContain(ground);
    });
  }
});

//
test("the map is not fetched with the first screen of a phone, and is one file for all tours, kept for ever", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (drawing.test(pathname)) fetched.push(pathname);
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  const sources = new Set<string | undefined>();
  for (const id of [single, mapped]) {
    await open(page, "en", id);
    // How near is near is the browser's matter.
    await expect(page.locator(".stops-map img")).toHaveAttribute("loading", "lazy");
    // The part that a tour shows is named behind the address.
    sources.add((await page.locator(".stops-map img").getAttribute("src"))?.split("#")[0]);
  }
  expect(sources.size).toBe(1);
  await page.locator(".stops-map img").scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  const [address = ""] = sources;
  const response = await page.request.get(address, { headers: { "Accept-Encoding": "br" } });
  expect(response.headers()["cache-control"]).toContain("immutable");
  expect(response.headers()["content-encoding"]).toBe("br");
  expect(Number(response.headers()["content-length"])).toBeLessThanOrEqual(2_500);
});

/** What the HTML of a tour's page says of its stops: their names and links, and the numbers on the map. */
async function readStops(site: OwnSite, id: number) {
  const html = await (await site.send(`/en/domestic-tours/${id}`, { redirect: "follow" })).text();
  const section = elements(html, "section").find(
    ({ attributes }) => attributes["aria-labelledby"] === "stops-title",
  );
  if (!section) return null;
  const links = elements(section.inner, "a").map(({ attributes, inner }) => [textOf(inner), attributes.href]);
  const names = elements(section.inner, "li").map(({ inner }) => textOf(inner));
  return { names, links, numbers: startTags(section.inner, "circle").length };
}

//
test("a tour with a stop off the coast has list and links without a map, and a tour without stops has neither", async ({
  site,
}) => {
  const away = await readStops(site, far);
  expect(away).toMatchObject({ names: ["Maya Bay", "Tanah Lot"], numbers: 0 });
  expect(away?.links).toHaveLength(3);
  const one = await readStops(site, single);
  expect(one?.numbers).toBe(1);
  expect(one?.links).toContainEqual([
    "Ko Similan",
    "https://www.google.com/maps/search/?api=1&query=8.6567%2C97.645",
  ]);
  expect(await readStops(site, silent)).toBeNull();
});

//
test("a place that moves is elsewhere on the map at once", async ({ site }) => {
  const put = (body: object) =>
    site.write("PUT", "/api/places/cape-uji", { name: text("Cape Uji"), ...body });
  expect((await readStops(site, mapped))?.numbers).toBe(4);
  await put({ lat: 7.8, lon: 98.6 });
  expect((await readStops(site, mapped))?.numbers).toBe(5);
  await put({ lat: null, lon: null });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  //
  test("the map and the list are there, and on paper too", async ({ page }) => {
    await open(page, "ru", mapped);
    for (const media of ["screen", "print"] as const) {
      await page.emulateMedia({ media });
      await expect(page.locator(".stops-map circle")).toHaveCount(4);
      await expect(page.locator(".stops-map img")).toBeVisible();
      await expect(section(page, "ru").getByRole("listitem").first()).toHaveText("Бухта Майя");
    }
  });
});

test.describe("tours with the same stop", () => {
  let ids: number[];

  test.beforeAll(async ({ site }) => {
    await site.write("PUT", "/api/places/cape-related", { name: { en: "Cape Related" } });
    ids = [];
    for (const [n, name] of ["Uji one", "Uji two", "Uji three", "Uji four"].entries()) {
      const { id } = await site.write("POST", "/api/packages", {
        tour_type: 2,
        name: text(name),
        duration: text("1 day"),
        location: text("Uji"),
        overview: text("Sea"),
        currency: "THB",
        starting_price: 1_100 + n,
        stops: ["cape-related"],
      });
      ids.push(id);
    }
  });

  //
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
      const clipped = await items.evaluateAll((all) =>
        all.some((each) => each.scrollWidth > each.clientWidth),
      );
      expect(clipped, `${width} px`).toBe(false);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    const { violations } = await axe(page).include("[aria-labelledby='related-title']").analyze();
    expect(violations).toEqual([]);
    await section.getByRole("listitem").getByRole("link").first().click();
    await page.waitForURL(new RegExp(`-${ids[1]}$`));
  });

  //
  test("a saved tour is on the other tour's page at once, and a hidden tour disappears", async ({ site }) => {
    const put = (id: number | undefined, body: object) => site.write("PUT", `/api/packages/${id}`, body);
    const related = async () => {
      const address = `/en/international-tours/${ids[3]}`;
      const html = await (await site.send(address, { redirect: "follow" })).text();
      const section = elements(html, "section").find(
        ({ attributes }) => attributes["aria-labelledby"] === "related-title",
      );
      return elements(section?.inner ?? "", "li").map(({ inner }) => textOf(inner));
    };
    const [one, two, three] = ["Uji one", "Uji two", "Uji three"].map((name) =>
      expect.stringMatching(new RegExp(`^${name}`)),
    );
    expect(await related()).toEqual([one, two, three]);
    await put(ids[1], { starting_price: 777 });
    expect((await related())[1]).toContain("THB 777");
    await put(ids[1], { published: false });
    expect(await related()).toEqual([one, three, expect.not.stringContaining("Uji two")]);
    await put(ids[1], { published: true });
  });
});
