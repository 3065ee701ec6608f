import { adminText } from "@/lib/i18n/admin-messages";

/** About as much as search engines show. */
export const shownLengths = { title: 60, description: 160 } as const;

/** The words around a preview. */
export function previewWords() {
  return {
    label: adminText("seo.preview.label"),
    noTitle: adminText("seo.preview.noTitle"),
    noDescription: adminText("seo.preview.noDescription"),
    longTitle: adminText("seo.preview.longTitle", { limit: shownLengths.title }),
    longDescription: adminText("seo.preview.longDescription", { limit: shownLengths.description }),
  };
}
