import { adminText } from "@/lib/i18n/admin-messages";
import { languages } from "@/lib/i18n/languages";
import type { PromoDraft } from "@/lib/promos/draft";

/** The label of each field of the promo's form. */
export const promoLabels = {
  price: adminText("promos.price1"),
  old_price: adminText("promos.oldPrice1"),
  price2: adminText("promos.price2"),
  old_price2: adminText("promos.oldPrice2"),
  end_date: adminText("promos.endDate"),
  pdf_url: adminText("promos.pdfUrl"),
  image: adminText("promos.image"),
} satisfies Partial<Record<keyof PromoDraft, string>>;

const localized = languages.flatMap((language) => [
  [`title_${language}`, `${adminText("promos.name")} (${language.toUpperCase()})`],
  [`description_${language}`, `${adminText("promos.description")} (${language.toUpperCase()})`],
]);

const names: Record<string, string> = { ...promoLabels, ...Object.fromEntries(localized) };

/** A field's name in messages about it: "Judul (ID)". */
export function promoFieldLabel(path: string): string {
  return (Object.hasOwn(names, path) ? names[path] : undefined) ?? path;
}

/** The parts of the promo's form and the fields of each. */
export const promoSections = [
  {
    id: "content",
    label: adminText("promos.contentSection"),
    paths: ["title", "description"].flatMap((field) => languages.map((language) => `${field}_${language}`)),
  },
  {
    id: "prices",
    label: adminText("promos.priceSection"),
    paths: ["price", "old_price", "price2", "old_price2"],
  },
  { id: "period", label: adminText("promos.periodSection"), paths: ["end_date", "pdf_url"] },
  { id: "image", label: adminText("promos.imageSection"), paths: ["image"] },
];
