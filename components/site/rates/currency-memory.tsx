"use client";

import { useEffect } from "react";
import { readCurrency } from "@/lib/core/browser/web-storage";
import type { Language } from "@/lib/core/i18n/languages";
import { currencyChoice } from "./currency-choice-id";

function select(): HTMLSelectElement | null {
  const element = document.getElementById(currencyChoice);
  return element instanceof HTMLSelectElement ? element : null;
}

/** Applies the device's currency to the page. Its code comes only where one was chosen. */
export function CurrencyMemory({ language }: { language: Language }) {
  useEffect(() => {
    const run = async (action: "rewritePrices" | "chooseCurrency") => {
      const choice = select();
      if (choice) (await import("./rewrite-prices"))[action](choice, language);
    };
    const apply = () => {
      if (readCurrency() !== null) run("rewritePrices").catch(() => undefined);
    };
    const handleChange = ({ target }: Event) => {
      if (target === select()) run("chooseCurrency").catch(() => undefined);
    };
    apply();
    document.addEventListener("change", handleChange);
    // Another tab, or a later page before the way back, chose anew. The layout stays for as long as its document.
    for (const event of ["storage", "pageshow"]) window.addEventListener(event, apply);
  }, [language]);
  return null;
}
