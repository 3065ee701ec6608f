import type { UsedCategory } from "@/lib/blogs/texts";
import { adminText } from "@/lib/i18n/admin-messages";

/** A category as staff wrote it, and in brackets what visitors read where that differs: "Customs (Adat)". */
export function categoryName({ name, shown }: UsedCategory): string {
  return name === shown ? name : adminText("blogs.categoryShown", { category: name, shown });
}
