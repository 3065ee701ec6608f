import type { Page } from "playwright/test";
import { languages } from "@/lib/core/i18n/languages";
import { tourFields } from "@/lib/tours/fields";
import { sendRequest } from "../setup/booking-form";
import type { OwnSite } from "../setup/own-site";
import { expect, test } from "../setup/own-site-test";
import { resize } from "../setup/resize";
import { signIn } from "../setup/sign-in";

let own: OwnSite;

test.describe.configure({ mode: "default" });

const longWord = "Llanfairpwllgwyngyllgogerychwyrndrobwllllan";
/** 80 characters without a place to break at. */
const longAddress = `https://example.com/${"a".repeat(60)}`;
const text = `${longWord} ${longAddress}`;

const texts = (text: string) => Object.fromEntries(languages.map((language) => [language, text]));
const flatTexts = (name: string, text: string) =>
  Object.fromEntries(languages.map((language) => [`${name}_${language}`, text]));

/** A tour whose every text has the long word and the long address, in every part that a tour has. */
function tourOf() {
  const description = texts(text);
  return {
    tour_type: 1,
    name: description,
    duration: texts(text.slice(0, tourFields.duration.limit)),
    location: description,
    overview: description,
    code: longAddress,
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

let tour: { id: number };
let promo: { id: number };
let blog: { id: number };

test.beforeAll(async ({ site }) => {
  own = site;
  const authorization = `Bearer ${await own.token()}`;
  const made = async (response: Response) => {
    expect(response.status, await response.clone().text()).toBe(201);
    return response.json();
  };
  const post = (address: string, fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return own.send(address, { method: "POST", headers: { authorization }, body }).then(made);
  };
  tour = await own.sendJson("POST", "/api/packages", tourOf(), { authorization }).then(made);
  promo = await post("/api/promos", {
    ...flatTexts("title", text),
    ...flatTexts("description", text),
    price: longAddress,
    old_price: longWord,
    price2: longWord,
    old_price2: longAddress,
    end_date: "2099-12-31",
    pdf_url: "https://example.com/offer.pdf",
  });
  blog = await post("/api/blogs", {
    ...flatTexts("title", text),
    ...flatTexts("content", `<h2>${text}</h2><p>${text}</p><table><tr><td>${text}</td></tr></table>`),
    posting_date: "2026-01-01",
    category: longAddress,
  });
});

const widths = [320, 390, 768, 1024, 1440];

/** Nothing sticks out sideways, neither of the page nor, unseen, of what cuts off its content. */
async function expectNarrow(page: Page, what: string) {
  for (const width of widths) {
    await resize(page, width);
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
        const scrolls = each.closest(".overflow-x-auto, .chip-row, .snap-row, .truncate, [data-tab-strip]");
        return width > 1 && !isClipped(each) && !scrolls && (right > window.innerWidth + 1 || left < -1);
      });
      return beside.map(({ outerHTML }) => outerHTML.slice(0, 200));
    });
    expect(cut, `${what} at ${width} px`).toEqual([]);
  }
}

//
test("a tour of long words and addresses widens no page in Russian", async ({ page }) => {
  await page.goto(`/ru/tours/x-${tour.id}`);
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
    await box.fill(`${longAddress.replace(/\W/g, "")}@example.com`);
  }
  await page.locator("#booking select").selectOption("RU");
  await sendRequest(page, "ru");
  await expect(page.locator("#booking pre")).toContainText(text);
  await expectNarrow(page, "the request");
});

test("lists, promos and articles of long words and addresses widen no page", async ({ page }) => {
  const addresses = [
    "",
    `/tours?search=${longWord}`,
    `/tours?search=${"w".repeat(80)}`,
    "/blogs",
    `/blogs?search=${encodeURIComponent(longAddress)}`,
    `/blogs?category=${encodeURIComponent(longAddress)}`,
    `/blogs/x-${blog.id}`,
  ];
  for (const [index, address] of addresses.entries()) {
    const path = `/${languages[index % languages.length]}${address}`;
    await page.goto(path);
    await expectNarrow(page, path);
  }
});

//
test("lists and details of long words and addresses widen no page of the back office", async ({ page }) => {
  await signIn(page);
  for (const address of [
    `/admin/tours?q=${longWord}`,
    `/admin/tours/${tour.id}`,
    "/admin/promos",
    `/admin/promos/${promo.id}`,
    "/admin/blogs",
    `/admin/blogs/${blog.id}`,
    "/admin",
  ]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNarrow(page, address);
  }
});
