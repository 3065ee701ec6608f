import { z } from "zod";
import type { Field } from "../core/content/field";
import { optionalTextUpTo, wholeNumber } from "../core/content/fields";
import { optionalText } from "../core/content/localized-text";
import { optionalLocalizedText, text } from "../core/content/text-kinds";
import type { Language } from "../core/i18n/languages";
import { storageUrl, unmeasured } from "../core/storage/sources";
import { storageAddress, storedImage } from "../core/storage/stored-image";

const altFields = {
  path: { ...text({ label: "tourForm.fields.path", limit: 200 }), kind: "picture" as const },
  alt: optionalLocalizedText({ label: "tourForm.fields.alt", limit: 300 }),
};

/** `alt` describes the picture. If it is missing, visitors get the tour's name and the picture's number. */
export const tourImage = storedImage.extend({
  id: z.int().positive(),
  path: storageAddress,
  order: z.int().min(0),
  alt: optionalText,
});

const tourImageResponse = tourImage
  .pick({ id: true, path: true, order: true, alt: true })
  .partial({ alt: true });

const imagesLimit = 60;

interface DraftImage {
  path: string;
  alt: Partial<Record<Language, string>>;
}

type TourImageResponse = z.output<typeof tourImageResponse>;

export const images = {
  label: "tourForm.fields.images",
  section: "images",
  limit: imagesLimit,
  kind: "list",
  required: false,
  stored: z.array(tourImage),
  wire: z.array(tourImageResponse),
  input: z
    .array(
      z.object({
        path: storageAddress,
        order: wholeNumber,
        alt: optionalTextUpTo(altFields.alt.limit).optional(),
      }),
    )
    .max(imagesLimit, `Paling banyak ${imagesLimit} item.`),
  emptyDraft: (): DraftImage[] => [],
  toDraft: (stored: TourImageResponse[]): DraftImage[] =>
    stored.toSorted((a, b) => a.order - b.order).map(({ path, alt }) => ({ path, alt: alt ?? {} })),
  fromDraft: (drafts: DraftImage[]) =>
    drafts.map(({ path, alt }, order) => ({ path: storageUrl(path), order, alt })),
  toRecord: (drafts: DraftImage[]) =>
    drafts.map(({ path, alt }, order) => ({ id: order + 1, path, alt, order, ...unmeasured })),
  items: { fields: altFields, item: "tourForm.items.images" },
} satisfies Field;
