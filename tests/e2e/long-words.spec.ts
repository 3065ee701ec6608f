import type { Page } from "@playwright/test";
import { languages } from "@/lib/i18n/languages";
import { tourFields } from "@/lib/tours/fields";
import { test as base, expect } from "../setup/browser-test";
import { type OwnSite, ownSite } from "../setup/own-site";
import { signIn } from "../setup/sign-in";

let own: OwnSite;

/** On a site of this file's own: its promo would stand on everybody's home page. */
const test = base.extend({
  baseURL: ({ browserName: _ }, use) => use(own?.url),
});

test.describe.configure({ mode: "serial" });

/** A word of 42 letters, and an address of 80 without a place to break it at. */
const words = {
  "long words": "Llanfairpwllgwyngyllgogerychwyrndrobwllllan",
  "long addresses": `https://example.com/${"a".repeat(60)}`,
};

const texts = (text: string) => Object.fromEntries(languages.map((language) => [language, text]));
const flatTexts = (name: string, text: string) =>
  Object.fromEntries(languages.map((language) => [`${name}_${language}`, text]));

/** A tour whose every text is `text`, in every part that a tour has. */
function tourOf(text: string) {
  const description = texts(text);
  return {
    tour_type: 1,
    name: description,
    duration: description,
    location: description,
    overview: description,
    code: text,
    currency: text.slice(0, 20),
    rate: 5,
    starting_price: 123_456.78,
    original_price: 234_567.89,
    highlights: [{ description }],
    prices: [{ service_type: description, description, price: 123_456.78 }],
    itineraries: [
      {
        day: 1,
        title: description,
        activities: [
          {
            time: text.slice(0, tourFields.itineraries.items.fields.activities.items.fields.time.limit),
            description,
          },
        ],
        meals: [{ description }, { description }],
      },
    ],
    included_excluded: [
      { type: "included", description },
      { type: "excluded", description },
    ],
    faqs: [{ question: description, answer: description }],
    cancellation_policies: [{ description }],
    ...flatTexts("seo_title", text),
    ...flatTexts("seo_description", text),
  };
}

interface Made {
  tour: { id: number };
  promo: { id: number };
  blog: { id: number };
}

const made: Record<string, Made> = {};

test.beforeAll(async () => {
  own = await ownSite();
  const authorization = `Bearer ${await own.token()}`;
  const post = async (address: string, fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const response = await own.send(address, { method: "POST", headers: { authorization }, body });
    expect(response.status, await response.clone().text()).toBe(201);
    return response.json();
  };
  for (const [name, text] of Object.entries(words)) {
    const tour = await own.sendJson("POST", "/api/packages", tourOf(text), { authorization });
    expect(tour.status, await tour.clone().text()).toBe(201);
    made[name] = {
      tour: await tour.json(),
      promo: await post("/api/promos", {
        ...flatTexts("title", text),
        ...flatTexts("description", text),
        price: text,
        old_price: text,
        price2: text,
        old_price2: text,
        end_date: "2099-12-31",
        pdf_url: "https://example.com/offer.pdf",
      }),
      blog: await post("/api/blogs", {
        ...flatTexts("title", text),
        ...flatTexts("content", `<h2>${text}</h2><p>${text}</p><table><tr><td>${text}</td></tr></table>`),
        posting_date: "2026-01-01",
        category: text,
      }),
    };
  }
});

test.afterAll(() => own?.stop());

const widths = [320, 390, 768, 1024, 1440];

/** Nothing sticks out sideways, neither of the page nor, unseen, of what cuts off its content. */
async function expectNarrow(page: Page, what: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, `${what} at ${width} px`).toBeLessThanOrEqual(0);
    const cut = await page.evaluate(() => {
      const visible = [
        ...document.querySelectorAll("main :is(h1, h2, h3, h4, p, li, dt, dd, td, th, figcaption)"),
      ];
      /** Left to screen readers in a box of one pixel, as a table's head is on a phone. */
      const isClipped = (each: Element): boolean =>
        each.getBoundingClientRect().width <= 1 ||
        (each.parentElement !== null && isClipped(each.parentElement));
      const beside = visible.filter((each) => {
        const { left, right, width } = each.getBoundingClientRect();
        const scrolls = each.closest(".overflow-x-auto, .snap-row, .truncate, [data-tab-strip]");
        return width > 1 && !isClipped(each) && !scrolls && (right > window.innerWidth + 1 || left < -1);
      });
      return beside.map(({ outerHTML }) => outerHTML.slice(0, 200));
    });
    expect(cut, `${what} at ${width} px`).toEqual([]);
  }
}

for (const name of Object.keys(words)) {
  const text = words[name as keyof typeof words];

  for (const language of languages) {
    test(`a tour of ${name} widens no page in ${language}`, async ({ page }) => {
      await page.goto(`/${language}/tours/x-${made[name]?.tour.id}`);
      await expectNarrow(page, "the tour");
      for (const tab of await page.getByRole("tab").all()) {
        await tab.click();
        const id = await tab.getAttribute("aria-controls");
        for (const summary of await page.locator(`#${id} summary`).all()) await summary.click();
        if (id === "booking") await expect(page.locator("#booking form")).toBeVisible();
        await expectNarrow(page, `#${id}`);
      }
      await page.locator("#booking form").getByRole("button", { name: text }).last().click();
      for (const box of await page.locator("#booking [required]:not(select, [type=date])").all()) {
        await box.fill(`${text.replace(/\W/g, "")}@example.com`);
      }
      await page.locator("#booking select").selectOption("RU");
      await page.context().route(/^https:\/\/(?:t\.me|wa\.me)\//, (route) => route.fulfill({ body: "" }));
      await page.locator("#booking form [type=submit]").click();
      await expect(page.locator("#booking pre")).toContainText(text);
      await expectNarrow(page, "the request");
    });
  }

  test(`lists, promos and articles of ${name} widen no page`, async ({ page }) => {
    for (const language of languages) {
      for (const address of [
        `/${language}`,
        `/${language}/tours?search=${encodeURIComponent(text)}`,
        `/${language}/tours?search=${"w".repeat(80)}`,
        `/${language}/blogs`,
        `/${language}/blogs?search=${encodeURIComponent(text)}`,
        `/${language}/blogs?category=${encodeURIComponent(text)}`,
        `/${language}/blogs/x-${made[name]?.blog.id}`,
      ]) {
        await page.goto(address);
        await expectNarrow(page, address);
      }
    }
  });

  test(`lists and details of ${name} widen no page of the back office`, async ({ page }) => {
    await signIn(page);
    const { tour, promo, blog } = made[name] ?? {};
    for (const address of [
      `/admin/tours?q=${encodeURIComponent(text)}`,
      `/admin/tours/${tour?.id}`,
      "/admin/promos",
      `/admin/promos/${promo?.id}`,
      "/admin/blogs",
      `/admin/blogs/${blog?.id}`,
      "/admin",
    ]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNarrow(page, address);
    }
  });
}
