import type { Language } from "../../core/i18n/languages";
import { translate } from "../../core/i18n/messages";
import { shownText, siteSettings } from "../../site/settings";
import { type Kind, kinds } from "../kinds";

interface KindWords {
  /** In menus. */
  label: string;
  title: string;
  subtitle: string;
  metaTitle: string;
  metaDescription: string;
  /** On the button that leads back to the list. */
  back: string;
}

const settingOf = {
  general: "general_name",
  international: "international_name",
  domestic: "domestic_name",
} as const;

const labels = {
  general: "header.generalTours",
  international: "header.internationalTours",
  domestic: "header.domesticTours",
} as const;

/** The operator's own name of a kind stands in place of all words that name it. */
export function kindWords(kind: Kind, language: Language): KindWords {
  const t = translate(language);
  const { messages } = kinds[kind];
  const own = shownText(siteSettings()[settingOf[messages]], language)?.text;
  // The sentences of the first kind name no place.
  const sentences = own ? "general" : messages;
  return {
    label: own ?? t(labels[messages]),
    title: own ?? t(`tours.${messages}.title`),
    subtitle: t(`tours.${sentences}.subtitle`),
    metaTitle: own ?? t(`tours.${messages}.metaTitle`),
    metaDescription: t(`tours.${sentences}.metaDescription`),
    back: own ?? t(`tours.${messages}.back`),
  };
}
