import { adminText } from "@/lib/i18n/admin-messages";
import { languages } from "@/lib/i18n/languages";

/** Few texts of search engines are written before the tour itself is. */
export const seoPaths = languages.flatMap((language) => [
  `seo_title_${language}`,
  `seo_description_${language}`,
]);

/** The sections in the order of, with the fields that stand in each. */
const fields = {
  seo: seoPaths,
  basic: ["code", "tags", "name", "duration", "location", "overview"],
  price: ["currency", "starting_price", "original_price", "rate"],
  prices: ["prices"],
  images: ["images"],
  highlights: ["highlights"],
  itinerary: ["itineraries"],
  inclusions: ["included_excluded"],
  faq: ["faqs"],
  policies: ["cancellation_policies"],
} as const satisfies Record<string, readonly string[]>;

type SectionId = keyof typeof fields;

export const formSections = (Object.keys(fields) as SectionId[]).map((id) => ({
  id,
  label: adminText(`tourForm.sections.${id}`),
  paths: [...fields[id]],
}));

/** How a section is headed. */
export function sectionHead(id: SectionId) {
  return {
    id,
    title: adminText(`tourForm.sections.${id}`),
    intro: adminText(`tourForm.intros.${id}`),
  };
}
