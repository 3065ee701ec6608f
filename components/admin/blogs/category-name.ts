import type { UsedCategory } from "@/lib/blogs/texts";
import { adminText } from "@/lib/core/i18n/admin-messages";

/** Names a category for staff, with the visitors' name in brackets if different: "Customs (Adat)". */
export function categoryName({ name, shown }: UsedCategory): string {
  return name === shown ? name : adminText("blogs.categoryShown", { category: name, shown });
}
