import { z } from "zod";
import { flat } from "../i18n/flat-texts";
import { isoTime } from "../iso-time";
import { seoTexts } from "../seo-texts";
import { storedImage } from "../storage/stored-image";

/** `content_*` is HTML; `file` is what pages draw `image` from. */
export const blogSchema = z.object({
  id: z.int().positive(),
  ...flat("title", () => z.string().nullable()),
  title_en: z.string(),
  ...flat("content", () => z.string().nullable()),
  content_en: z.string(),
  posting_date: isoTime,
  category: z.string(),
  image: z.string().nullable(),
  ...seoTexts,
  file: storedImage.nullable(),
  updated_at: isoTime,
});

export type Blog = z.output<typeof blogSchema>;
