import { z } from "zod";
import { isoTime } from "../iso-time";
import { seoTexts } from "../seo-texts";
import { storedImage } from "../storage/stored-image";

/** `content_*` is HTML; `file` is what pages draw `image` from. */
export const blogSchema = z.object({
  id: z.int().positive(),
  title_id: z.string().nullable(),
  title_en: z.string(),
  title_ru: z.string().nullable(),
  content_id: z.string().nullable(),
  content_en: z.string(),
  content_ru: z.string().nullable(),
  posting_date: isoTime,
  category: z.string(),
  image: z.string().nullable(),
  ...seoTexts,
  file: storedImage.nullable(),
  updated_at: isoTime,
});

export type Blog = z.output<typeof blogSchema>;
