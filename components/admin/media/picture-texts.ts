import { adminText } from "@/lib/core/i18n/admin-messages";
import { type Language, languageNames } from "@/lib/core/i18n/languages";

/** What a list of pictures calls itself, and what the texts of its pictures are for. */
export interface PictureTexts {
  list: string;
  text: string;
  textOf: (number: number, language: Language) => string;
  hint: string;
  limit: number;
  hasCover: boolean;
}

const longestAlt = 300;

export const altTexts: PictureTexts = {
  list: adminText("pictures.list"),
  text: adminText("pictures.alt"),
  textOf: (number, language) => adminText("pictures.altOf", { number, language: languageNames[language] }),
  hint: adminText("pictures.altHint"),
  limit: longestAlt,
  hasCover: true,
};

export function captionTexts(list: string, limit: number): PictureTexts {
  return {
    list,
    text: adminText("pictures.caption"),
    textOf: (number, language) =>
      adminText("pictures.captionOf", { number, language: languageNames[language] }),
    hint: adminText("pictures.captionHint"),
    limit,
    hasCover: false,
  };
}
