import { adminText } from "@/lib/i18n/admin-messages";

export type Wording = "id" | "en";

/** About as much as search engines show. */
export const shownLengths = { title: 60, description: 160 } as const;

/** The words around a preview. */
export function previewWords(wording: Wording) {
  return {
    label: adminText(`seo.preview.${wording}.label`),
    noTitle: adminText(`seo.preview.${wording}.noTitle`),
    noDescription: adminText(`seo.preview.${wording}.noDescription`),
    longTitle: adminText(`seo.preview.${wording}.longTitle`, { limit: shownLengths.title }),
    longDescription: adminText(`seo.preview.${wording}.longDescription`, { limit: shownLengths.description }),
  };
}
