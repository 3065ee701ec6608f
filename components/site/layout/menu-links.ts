import { blogsPath } from "@/lib/blogs/paths";
import { isReachable } from "@/lib/booking/contacts";
import { localize } from "@/lib/core/content/localized-text";
import type { Language } from "@/lib/core/i18n/languages";
import { type Messages, translate } from "@/lib/core/i18n/messages";
import { homePath } from "@/lib/core/pages/paths";
import type { FrameLinks } from "@/lib/home/links";
import type { HomeSection } from "@/lib/home/sections";
import { ownPagePath } from "@/lib/own-pages/address";
import type { OwnPageLink } from "@/lib/own-pages/schema";
import { shownText, siteSettings } from "@/lib/site/settings";
import { kindWords } from "@/lib/tours/pages/kind-words";
import { toursPath } from "@/lib/tours/pages/paths";
import type { NavigationEntry } from "./navigation";

interface KeyedEntry extends NavigationEntry {
  /** The name of the entry in the operator's list: a section, `blogs`, `contact`, or the address of an own page. */
  key: string;
}

/**
 * Returns the header's links. Tours are separate, because wide screens put them in a menu, and so are the links of the
 * footer alone. A page, section or list with nothing behind it has no link. The operator's order comes first.
 */
export function menuLinks(
  language: Language,
  { sections, kinds, blogs, own }: Pick<FrameLinks, "sections" | "kinds" | "blogs" | "own">,
) {
  const t = translate(language);
  const home = homePath(language);
  const { menu } = siteSettings();
  const toSection = (section: HomeSection & keyof Messages["header"]): KeyedEntry[] =>
    sections.includes(section)
      ? [{ key: section, label: t(`header.${section}`), href: `${home}#${section}` }]
      : [];
  const toOwn = (placement: OwnPageLink["placement"]): KeyedEntry[] =>
    own
      .filter((page) => page.placement === placement)
      .map(({ address, title }) => ({
        key: address,
        label: localize(title, language).text,
        href: ownPagePath(language, address),
      }));
  /** Puts the entries of the operator's list first, in its order and with its names. */
  const arranged = (entries: KeyedEntry[]): NavigationEntry[] => {
    const placeOf = ({ key }: KeyedEntry) => {
      const place = menu.findIndex(({ entry }) => entry === key);
      return place < 0 ? menu.length : place;
    };
    const inOrder = [...entries].sort((one, other) => placeOf(one) - placeOf(other));
    return inOrder.map(({ key, label, href }) => {
      const name = menu.find(({ entry }) => entry === key)?.name;
      return { label: shownText(name ?? null, language)?.text ?? label, href };
    });
  };
  const tours: NavigationEntry[] = kinds.map((kind) => ({
    label: kindWords(kind, language).label,
    href: toursPath(language, kind),
  }));
  const highlights = arranged([...toSection("packages"), ...toSection("promo")]);
  const pages = arranged([
    ...toSection("about"),
    ...toSection("gallery"),
    ...toOwn("menu"),
    ...(blogs ? [{ key: "blogs", label: t("header.blogs"), href: blogsPath(language) }] : []),
    ...toSection("faq"),
    ...(isReachable() ? [{ key: "contact", label: t("header.contact"), href: `${home}#contact` }] : []),
  ]);
  return { tours, highlights, pages, below: arranged(toOwn("footer")) };
}
