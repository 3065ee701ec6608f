import { blogsPath } from "@/lib/blogs/paths";
import { isReachable } from "@/lib/booking/contacts";
import type { Language } from "@/lib/core/i18n/languages";
import { type Messages, translate } from "@/lib/core/i18n/messages";
import { homePath } from "@/lib/core/pages/paths";
import type { FrameLinks } from "@/lib/home/links";
import type { HomeSection } from "@/lib/home/sections";
import { kindWords } from "@/lib/tours/pages/kind-words";
import { toursPath } from "@/lib/tours/pages/paths";
import type { NavigationEntry } from "./navigation";

/**
 * Returns the header's links. Tours are separate, because wide screens put them in a menu. A page, section or list with
 * nothing behind it has no link.
 */
export function menuLinks(
  language: Language,
  { sections, kinds, blogs }: Pick<FrameLinks, "sections" | "kinds" | "blogs">,
) {
  const t = translate(language);
  const home = homePath(language);
  const toSection = (section: HomeSection & keyof Messages["header"]): NavigationEntry[] =>
    sections.includes(section) ? [{ label: t(`header.${section}`), href: `${home}#${section}` }] : [];
  const tours: NavigationEntry[] = kinds.map((kind) => ({
    label: kindWords(kind, language).label,
    href: toursPath(language, kind),
  }));
  const highlights = [...toSection("packages"), ...toSection("promo")];
  const pages: NavigationEntry[] = [
    ...toSection("about"),
    ...toSection("gallery"),
    ...(blogs ? [{ label: t("header.blogs"), href: blogsPath(language) }] : []),
    ...toSection("faq"),
    ...(isReachable() ? [{ label: t("header.contact"), href: `${home}#contact` }] : []),
  ];
  return { tours, highlights, pages };
}
