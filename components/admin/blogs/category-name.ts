import type { UsedCategory } from "@/lib/blogs/texts";
import { adminText } from "@/lib/i18n/admin-messages";

/**
 * Names a category as staff wrote it, with the name for visitors in brackets if different: "Customs (Adat)".
 */
export function categoryName({ name, shown }: UsedCategory): string {
  return name === shown ? name : adminText("blogs.categoryShown", { category: name, shown });
}
