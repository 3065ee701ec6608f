import { z } from "zod";
import { flat } from "./flat-texts";

export const seoTitleLimit = 255;
export const seoDescriptionLimit = 500;

const title = z.string().max(seoTitleLimit);
const description = z.string().max(seoDescriptionLimit);

/** The flat columns that a tour and a blog share; empty where staff wrote nothing. */
export const seoTexts = {
  ...flat("seo_title", () => title),
  ...flat("seo_description", () => description),
};
