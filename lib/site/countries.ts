import type { Language } from "../core/i18n/languages";

/** Countries by ISO code. Staff find the ones of the region first. */
const region = ["ID", "TH", "MY", "SG", "VN", "KH", "LA", "MM", "PH", "BN", "TL"];

const others =
  "AE AU AT BD BE BG BR BT CA CH CL CN CY CZ DE DK EG ES FI FR GB GE GR HK HR HU IE IL IN IT JO JP KE KG KR KZ LK LT LU LV MA MO MU MV MX NL NO NP NZ OM PE PK PL PT QA RO RS RU SA SC SE SI SK TH TN TR TW TZ UA US UZ ZA".split(
    " ",
  );

/** Names a country in a language. A code without a name is returned as it is. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;
}

export function countryOptions(): { value: string; label: string }[] {
  const named = (code: string) => ({ value: code, label: countryName(code, "id") });
  const rest = others.filter((code) => !region.includes(code)).map(named);
  return [...region.map(named), ...rest.sort((a, b) => a.label.localeCompare(b.label, "id"))];
}
