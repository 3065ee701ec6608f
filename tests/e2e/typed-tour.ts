import type { Page } from "playwright/test";
import { dayInZone } from "@/lib/core/calendar/days";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type Language, languages } from "@/lib/core/i18n/languages";
import admin from "@/messages/admin.json" with { type: "json" };
import { inLanguages } from "../setup/back-office-test";

type ListName = keyof (typeof admin)["tourForm"]["add"];

/** An input of the form by its path: `faqs.0.question.en`. */
export function field(page: Page, path: string) {
  return page.locator(`[name="${path}"]`);
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
    name: inLanguages(name),
    duration: inLanguages("Two days"),
    location: inLanguages("Koh Uji"),
    overview: inLanguages(`${name} in short`),
    seo_title: inLanguages(`${name} found`),
    service_type: inLanguages("Adult guest"),
    price_description: inLanguages("From twelve years"),
    highlight: inLanguages("A quiet bay"),
    day: inLanguages("Out to the reef"),
    activity: inLanguages("Long-tail boat"),
    meal: inLanguages("Grilled fish"),
    exclusion: inLanguages("Park fee"),
    question: inLanguages("Are there sharks?"),
    answer: inLanguages("Small ones"),
    policy: inLanguages("Free until the day before"),
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
  await field(page, "original_price_since").fill(dayInZone(new Date()));
  await field(page, "rate").fill("4.9");
  await field(page, "rating_count").fill("128");
  await field(page, "rating_source").fill("Tripadvisor");

  await addTo(page, "prices");
  await typeTexts(page, "prices.0.service_type", tour.service_type);
  await typeTexts(page, "prices.0.description", tour.price_description);
  await field(page, "prices.0.price").fill("1750.5");
  await field(page, "prices.0.kind").selectOption("child");
  await field(page, "prices.0.age_from").fill("4");
  await field(page, "prices.0.age_to").fill("11");
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
