import { readCurrency, storeCurrency } from "@/lib/browser/web-storage";
import { formatDayPart } from "@/lib/format";
import { fill } from "@/lib/i18n/fill";
import type { Language } from "@/lib/i18n/languages";
import { approximation, type Rates } from "@/lib/rates/rates";
import { spokenAbout, writtenAbout } from "@/lib/rates/written";

function ratesOf(select: HTMLSelectElement): Rates {
  return [...select.options].flatMap(({ value, dataset: { baht, day = "" } }) =>
    baht ? { currency: value, baht: Number(baht), source: "feed", quoted_on: day } : [],
  );
}

/** Writes what a price is about into an element that the server drew; one without an answer keeps its room. */
function rewrite(element: HTMLElement, choice: string, select: HTMLSelectElement, language: Language): void {
  const data = element.querySelector("data");
  const [amount = "", currency = ""] = data?.value.split(" ") ?? [];
  const about = approximation(Number(amount), currency, choice, ratesOf(select));
  element.style.visibility = about ? "" : "hidden";
  if (!data || !about) return;
  data.textContent = `≈ ${writtenAbout(about, language)}`;
  const spoken = data.nextElementSibling;
  if (spoken)
    spoken.textContent = fill(select.dataset.spoken ?? "", { amount: spokenAbout(about, language) });
  const day = element.querySelector("time");
  if (!day) return;
  day.dateTime = about.quoted_on;
  day.textContent = formatDayPart(about.quoted_on, "dayMonth", language);
}

/** Shows the device's choice in the footer's select and in all prices of the page. */
export function rewritePrices(select: HTMLSelectElement, language: Language): void {
  const choice = readCurrency();
  if (choice === null || ![...select.options].some(({ value }) => value === choice)) return;
  select.value = choice;
  for (const element of document.querySelectorAll<HTMLElement>(".about-price")) {
    rewrite(element, choice, select, language);
  }
}

/** Remembers what was chosen; afterwards the page shows it. */
export function chooseCurrency(select: HTMLSelectElement, language: Language): void {
  storeCurrency(select.value);
  rewritePrices(select, language);
}
