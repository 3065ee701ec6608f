import { readCurrency, storeCurrency } from "@/lib/core/browser/web-storage";
import { formatDayPart } from "@/lib/core/format";
import { fill } from "@/lib/core/i18n/fill";
import { type Language, languageCurrencies } from "@/lib/core/i18n/languages";
import { approximation, type Rates } from "@/lib/rates/rates";
import { spokenAbout, writtenAbout } from "@/lib/rates/written";
import { currencyChoice } from "./currency-choice-id";
import {
  aboutDayMark,
  aboutMark,
  aboutSpokenMark,
  aboutTextMark,
  rateMark,
  spokenWordsMark,
} from "./price-marks";

/** Reads the rates that the options of the footer's choice carry. */
function ratesOf(select: HTMLSelectElement): Rates {
  return [...select.options].flatMap((option) => {
    const rate = rateMark.read(option);
    return rate ? { currency: option.value, baht: rate.baht, source: "feed", quoted_on: rate.day } : [];
  });
}

function write(part: HTMLElement | null, text: string): void {
  if (part) part.textContent = text;
}

/** Writes what a price is about into an element that the server drew; an element without an answer keeps its room. */
function rewrite(element: HTMLElement, choice: string, select: HTMLSelectElement, language: Language): void {
  const { amount = 0, currency = "" } = aboutMark.read(element) ?? {};
  const about = approximation(amount, currency, choice, ratesOf(select));
  element.style.visibility = about ? "" : "hidden";
  if (!about) return;
  const spoken = spokenWordsMark.read(select) ?? "";
  const day = aboutDayMark.find(element);
  write(aboutTextMark.find(element), `≈ ${writtenAbout(about, language)}`);
  write(aboutSpokenMark.find(element), fill(spoken, { amount: spokenAbout(about, language) }));
  write(day, formatDayPart(about.quoted_on, "dayMonth", language));
  day?.setAttribute("datetime", about.quoted_on);
}

/** Writes what another amount is about into the converted prices of a part of the page. */
export function rewriteAmount(root: ParentNode, amount: number, language: Language): void {
  const select = document.getElementById(currencyChoice);
  for (const element of aboutMark.findAll(root)) {
    const { currency = "" } = aboutMark.read(element) ?? {};
    for (const [name, value] of Object.entries(aboutMark.write({ amount, currency })))
      element.setAttribute(name, value);
    if (select instanceof HTMLSelectElement)
      rewrite(element, readCurrency() ?? languageCurrencies[language], select, language);
  }
}

/** Shows the device's choice in the footer's select and in all prices of the page. */
export function rewritePrices(select: HTMLSelectElement, language: Language): void {
  const choice = readCurrency();
  if (choice === null || ![...select.options].some(({ value }) => value === choice)) return;
  select.value = choice;
  for (const element of aboutMark.findAll()) rewrite(element, choice, select, language);
}

/** Remembers what was chosen; afterwards the page shows it. */
export function chooseCurrency(select: HTMLSelectElement, language: Language): void {
  storeCurrency(select.value);
  rewritePrices(select, language);
}
