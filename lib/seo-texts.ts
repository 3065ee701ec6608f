import { z } from "zod";

export const seoTitleLimit = 255;
export const seoDescriptionLimit = 500;

const title = z.string().max(seoTitleLimit);
const description = z.string().max(seoDescriptionLimit);

/** The flat columns that a tour and a blog share (site.md 3); empty where staff wrote nothing. */
export const seoTexts = {
  seo_title_id: title,
  seo_title_en: title,
  seo_title_ru: title,
  seo_description_id: description,
  seo_description_en: description,
  seo_description_ru: description,
};
