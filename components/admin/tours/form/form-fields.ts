import { adminText } from "@/lib/i18n/admin-messages";
import { isLanguage, languages } from "@/lib/i18n/languages";
import { listLimit } from "@/lib/tours/fields";
import admin from "@/messages/admin.json";

/** Fields of the SEO section, which is folded at first. */
export const seoPaths = languages.flatMap((language) => [
  `seo_title_${language}`,
  `seo_description_${language}`,
]);

/** The sections in the order of, with the fields that stand in each. */
const sectionFields = {
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

type SectionId = keyof typeof sectionFields;

export const formSections = (Object.keys(sectionFields) as SectionId[]).map((id) => ({
  id,
  label: adminText(`tourForm.sections.${id}`),
  paths: [...sectionFields[id]],
}));

export function sectionHead(id: SectionId) {
  return {
    id,
    title: adminText(`tourForm.sections.${id}`),
    intro: adminText(`tourForm.intros.${id}`),
  };
}

const { fields, items } = admin.tourForm;

/** The label of one step of a path; `follower` is the next step. */
function words(step: string, follower: string | undefined): string | null {
  if (Object.hasOwn(items, step) && follower !== undefined && /^\d+$/.test(follower)) {
    return adminText(`tourForm.items.${step as keyof typeof items}`, { number: Number(follower) + 1 });
  }
  return Object.hasOwn(fields, step) ? adminText(`tourForm.fields.${step as keyof typeof fields}`) : null;
}

/** Flat columns are split like localized objects: `seo_title_id` into `seo_title`, `id`. */
function stepsOf(path: string): string[] {
  return path.replace(/^(seo_(?:title|description))_(\w+)$/, "$1.$2").split(".");
}

/** A field's name in messages: `itineraries.1.title.id` is "Hari 2 – Judul (ID)". */
export function fieldLabel(path: string): string {
  const steps = stepsOf(path);
  const last = steps.at(-1);
  const named = steps.map((step, index) => words(step, steps[index + 1])).filter((each) => each !== null);
  const label = named.join(" – ") || path;
  return isLanguage(last) ? `${label} (${last.toUpperCase()})` : label;
}

export type ListName = keyof (typeof admin)["tourForm"]["add"];

/** Texts and limit of a list's editor. */
export function listWords(list: ListName) {
  return {
    addLabel: adminText(`tourForm.add.${list}`),
    emptyText: adminText(`tourForm.empty.${list}`),
    limit: listLimit[list],
    itemLabel: (index: number) => adminText(`tourForm.items.${list}`, { number: index + 1 }),
  };
}
