import { adminText } from "@/lib/i18n/admin-messages";
import { languages } from "@/lib/i18n/languages";

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
