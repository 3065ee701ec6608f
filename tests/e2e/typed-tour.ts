import type { Page } from "@playwright/test";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Language, languages } from "@/lib/i18n/languages";
import admin from "@/messages/admin.json" with { type: "json" };

type ListName = keyof (typeof admin)["tourForm"]["add"];

/** An input of the form by its path: `faqs.0.question.en`. */
export function field(page: Page, path: string) {
  return page.locator(`[name="${path}"]`);
}

/** A text in each language that nobody else types. */
export function texts(en: string): Record<Language, string> {
  return { en, id: `${en} bahasa`, ru: `${en} по-русски` };
}

export async function typeTexts(page: Page, path: string, typed: Record<Language, string>) {
  for (const language of languages) {
    await field(page, `${path}.${language}`).fill(typed[language]);
  }
}

/** Adds an item to a list; the first of several lists of that kind that are open. */
export async function addTo(page: Page, list: ListName) {
  await page
    .getByRole("button", { name: adminText(`tourForm.add.${list}`), exact: true })
    .first()
    .click();
}

/** What `typeWholeTour` types, by where visitors read it. */
export function wholeTour(name: string) {
  return {
    name: texts(name),
    duration: texts("Two days"),
    location: texts("Koh Uji"),
    overview: texts(`${name} in short`),
    seo_title: texts(`${name} found`),
    service_type: texts("Adult guest"),
    price_description: texts("From twelve years"),
    highlight: texts("A quiet bay"),
    day: texts("Out to the reef"),
    activity: texts("Long-tail boat"),
    meal: texts("Grilled fish"),
    exclusion: texts("Park fee"),
    question: texts("Are there sharks?"),
    answer: texts("Small ones"),
    policy: texts("Free until the day before"),
  };
}

export type WholeTour = ReturnType<typeof wholeTour>;

/** Fills every section but the pictures. */
export async function typeWholeTour(page: Page, tour: WholeTour, code: string): Promise<void> {
  // Folded at first: few write for search engines before they write the tour.
  await page.getByRole("button", { name: "SEO Metadata" }).click();
  await typeTexts(page, "seo_title", tour.seo_title);
  await field(page, "code").fill(code);
  await field(page, "tags").selectOption({ label: "Multi-Day Trip" });
  for (const name of ["name", "duration", "location", "overview"] as const) {
    await typeTexts(page, name, tour[name]);
  }
  await field(page, "currency").fill("THB");
  await field(page, "starting_price").fill("1500");
  await field(page, "original_price").fill("2000");
  await field(page, "rate").fill("4.9");

  await addTo(page, "prices");
  await typeTexts(page, "prices.0.service_type", tour.service_type);
  await typeTexts(page, "prices.0.description", tour.price_description);
  await field(page, "prices.0.price").fill("1750.5");
  await addTo(page, "highlights");
  await typeTexts(page, "highlights.0.description", tour.highlight);

  await addTo(page, "itineraries");
  await typeTexts(page, "itineraries.0.title", tour.day);
  await addTo(page, "activities");
  await field(page, "itineraries.0.activities.0.time").fill("830");
  await typeTexts(page, "itineraries.0.activities.0.description", tour.activity);
  await addTo(page, "meals");
  await typeTexts(page, "itineraries.0.meals.0.description", tour.meal);

  await addTo(page, "included_excluded");
  await field(page, "included_excluded.0.type").selectOption("excluded");
  await typeTexts(page, "included_excluded.0.description", tour.exclusion);
  await addTo(page, "faqs");
  await typeTexts(page, "faqs.0.question", tour.question);
  await typeTexts(page, "faqs.0.answer", tour.answer);
  await addTo(page, "cancellation_policies");
  await typeTexts(page, "cancellation_policies.0.description", tour.policy);
}
