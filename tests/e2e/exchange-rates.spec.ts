import AxeBuilder from "@axe-core/playwright";
import { type Language, languages } from "@/lib/core/i18n/languages";
import { expectUsable } from "../setup/expect-usable";
import { elements, textOf } from "../setup/html-document";
import type { OwnSite } from "../setup/own-site";
import { expect, test } from "../setup/own-site-test";
import { signIn } from "../setup/sign-in";

declare global {
  interface Window {
    /** The values of all layout shifts of the page. */
    movedBy: number[];
  }
}

// The tests change the rates one after the other.
test.describe.configure({ mode: "default" });

const rates = [
  { currency: "EUR", baht: 40 },
  { currency: "IDR", baht: 0.002 },
  { currency: "RUB", baht: 0.4035 },
  { currency: "USD", baht: 32 },
];
const quoted_on = new Date().toISOString().slice(0, 10);

/** About 2,300 baht. */
const written: Record<Language, string> = { id: "≈ Rp 1.200.000", en: "≈ $72", ru: "≈ 5 700 ₽" };
const spoken: Record<Language, string> = {
  id: "sekitar 1.200.000 Rupiah Indonesia",
  en: "about 72 US dollars",
  ru: "примерно 5 700 российских рублей",
};

let path: string;

test.beforeAll(async ({ site }) => {
  const { data } = await (await site.send("/api/packages?tour_type=1&per_page=1")).json();
  path = `tours/tour-${data[0].id}`;
  const values = {
    currency: "THB",
    starting_price: 2300,
    original_price: null,
    seasons: [],
    closed_periods: [],
    weekdays: null,
    only_in_seasons: false,
    prices: [
      { service_type: { en: "Adult" }, price: 2300, description: { en: "Per person" } },
      { service_type: { en: "Dog" }, price: 0, description: { en: "On a lead" } },
    ],
  };
  await site.write("PUT", `/api/packages/${data[0].id}`, values);
});

const putRates = ({ write }: OwnSite, data: object[]) => write("PUT", "/api/exchange-rates", { data });

const dated = rates.map((rate) => ({ ...rate, quoted_on }));
const about = ".about-price";

//
test("every price of a page says what it is about, in words as well", async ({ page, site }) => {
  const html = async (address: string) => (await site.send(address, { redirect: "follow" })).text();
  const jsonLd = async () =>
    elements(await html(`/ru/${path}`), "script")
      .filter(({ attributes }) => attributes.type === "application/ld+json")
      .map(({ inner }) => inner);
  const marked = /class="[^"]*about-price/;
  await putRates(site, []);
  const without = await jsonLd();
  expect(without).not.toEqual([]);
  expect(await html(`/ru/${path}`)).not.toMatch(marked);
  expect(await html(`/ru/${path}`)).not.toContain('id="currency"');
  await putRates(site, dated);
  for (const language of languages) {
    await page.goto(`/${language}/${path}`);
    // The summary, the bar of phones, and the one row that costs something.
    await expect(page.locator(`${about} [data-about-text]`)).toHaveText([
      written[language],
      written[language],
      written[language],
    ]);
    await expect(page.locator(`${about}:not([data-nosnippet])`)).toHaveCount(0);
    await expect(page.locator(`aside ${about} time`)).toHaveAttribute("datetime", quoted_on);
    const [card] = elements(await html(`/${language}/tours`), "article");
    const words = textOf(card?.inner ?? "").replace(/\s/g, " ");
    for (const text of [spoken[language], written[language]])
      expect(words).toContain(text.replace(/\s/g, " "));
  }
  expect(await jsonLd()).toEqual(without);
  const { violations } = await new AxeBuilder({ page }).include("aside").include("footer").analyze();
  expect(violations).toEqual([]);
  // A tour in the currency of the language has none.
  const domestic = await html("/id/domestic-tours");
  expect(domestic).toContain("<article");
  expect(domestic).not.toMatch(marked);
  // A currency that nobody knows has none either.
  const setCurrency = (currency: string) =>
    site.sql("UPDATE tour SET currency = $2 WHERE id = $1", [Number(path.split("-").at(-1)), currency]);
  await setCurrency("Koin");
  await expect.poll(() => html(`/ru/${path}`)).not.toMatch(marked);
  await setCurrency("THB");
});

//
test("another currency is chosen in the footer and stays, and nothing moves", async ({ page, site }) => {
  await putRates(site, dated);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    window.movedBy = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const moved = () => page.evaluate(() => window.movedBy.reduce((a, b) => a + b, 0));
  const html = async () => (await site.send("/ru/tours")).text();
  const before = await html();
  await page.goto("/ru/tours");
  const choice = page.getByRole("combobox", { name: "Валюта для сравнения" });
  await expect(choice).toHaveValue("RUB");
  const data = page.locator(`${about} [data-about-text]`).first();
  await choice.selectOption("EUR");
  await expect(data).toHaveText("≈ 58 €");
  await expect(page.locator(about).first()).toContainText("примерно 58 евро");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/ru/tours");
  await expect(data).toHaveText("≈ 58 €");
  await expect(choice).toHaveValue("EUR");
  expect(await moved()).toBeLessThan(0.01);
  await page.goto(`/en/${path}`);
  await expect(data).toHaveText("≈ €58");
  expect(await html()).toBe(before);
  // The baht of a tour in baht, and no currency at all, say nothing.
  const english = page.getByRole("combobox", { name: "Compare prices in" });
  for (const none of ["THB", ""]) {
    await english.selectOption(none);
    await expect(data).toBeHidden();
  }
  await page.reload();
  await expect(data).toBeHidden();
  await english.selectOption("USD");
  await expect(page.locator(`aside ${about}`)).toContainText("about 72 US dollars");
  await expect(page.locator(`aside ${about}`)).toContainText("you pay in THB");
});

//
test("admins type rates, and visitors see them at once", async ({ page, site }) => {
  const old = new Date(Date.now() - 40 * 24 * 3_600_000).toISOString().slice(0, 10);
  await putRates(site, [{ currency: "RUB", baht: 0.4, quoted_on: old }]);
  await page.goto(`/ru/${path}`);
  await expect(page.locator(about)).toHaveCount(0);
  await signIn(page);
  await page.goto("/admin");
  await page.getByRole("main").getByRole("link", { name: "Buka Kurs" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kurs" })).toBeVisible();
  await expect(page.getByText("Kurs RUB sudah lebih dari 30 hari")).toBeVisible();
  const input = (name: string) => page.locator(`[name="data.${name}"]`);
  await input("0.baht").fill("0.4035");
  await input("0.quoted_on").fill(quoted_on);
  await expect(page.getByText("THB 2.300 tampil sebagai ≈ RUB 5.700")).toBeVisible();
  await page.getByRole("button", { name: "Tambah Mata Uang" }).click();
  await input("1.currency").fill("koi");
  await input("1.baht").fill("0");
  await page.getByRole("button", { name: "Simpan Kurs" }).click();
  await expect(page.getByText("Kode mata uang tidak dikenal.").first()).toBeVisible();
  await expectUsable(page);
  await input("1.currency").fill("usd");
  await input("1.baht").fill("32");
  await input("1.quoted_on").fill(quoted_on);
  await page.getByRole("button", { name: "Simpan Kurs" }).click();
  await expect(page.getByText("Kurs berhasil disimpan!")).toBeVisible();
  await expect(page.getByRole("link", { name: "Buka Kurs" })).toHaveCount(0);
  for (const language of ["en", "ru"] as const) {
    await page.goto(`/${language}/${path}`);
    await expect(page.locator(`aside ${about} [data-about-text]`)).toHaveText(written[language]);
  }
});
