import { currencyChoice } from "@/components/site/rates/currency-choice-id";
import { readCurrency } from "@/lib/core/browser/web-storage";
import { defineController } from "./controller";
import { pageMark } from "./controller-marks";

function select(): HTMLSelectElement | null {
  const element = document.getElementById(currencyChoice);
  return element instanceof HTMLSelectElement ? element : null;
}

/** Applies the device's currency to the page. The code is loaded only where a currency was chosen. */
export const currencyController = defineController(pageMark, (_, language) => {
  const run = async (action: "rewritePrices" | "chooseCurrency") => {
    const choice = select();
    if (choice) (await import("@/components/site/rates/rewrite-prices"))[action](choice, language);
  };
  const apply = () => {
    if (readCurrency() !== null) run("rewritePrices").catch(() => undefined);
  };
  const handleChange = ({ target }: Event) => {
    if (target === select()) run("chooseCurrency").catch(() => undefined);
  };
  apply();
  document.addEventListener("change", handleChange);
  // Another tab, or a later page before the way back, may have chosen another currency.
  const events = ["storage", "pageshow"];
  for (const event of events) window.addEventListener(event, apply);
  return () => {
    document.removeEventListener("change", handleChange);
    for (const event of events) window.removeEventListener(event, apply);
  };
});
