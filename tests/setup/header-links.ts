import type { Language } from "@/lib/core/i18n/languages";

/** Every link of the header, in the bar of a wide window or in the menu of a phone. */
export function headerLinks(language: Language): string[] {
  const home = `/${language}`;
  return [
    ...["#packages", "#promo", "#about", "#gallery", "#faq", "#contact"].map((anchor) => home + anchor),
    ...["tours", "international-tours", "domestic-tours", "blogs"].map((list) => `${home}/${list}`),
    "/admin",
  ];
}
