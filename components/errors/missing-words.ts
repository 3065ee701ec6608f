import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { blogsPath, toursPath } from "@/lib/i18n/paths";
import type { PageSubject } from "@/lib/page-subject";
import { kinds } from "@/lib/tours/kinds";

interface MissingWords {
  /** Where the title does not say itself that nothing was found. */
  plainly?: string;
  title: string;
  text: string;
  /** Where to go on. */
  action: { label: string; href: string };
}

/** What is said of an address that leads nowhere: of a tour or an article that it is not there. */
export function missingWords(language: Language, { list, detail }: PageSubject): MissingWords {
  const t = translate(language);
  if (detail && list === "blogs") {
    return {
      title: t("errors.blogNotFound"),
      text: t("errors.blogNotFoundHint"),
      action: { label: t("blogs.back"), href: blogsPath(language) },
    };
  }
  if (detail && list !== null && list !== "home" && list !== "blogs") {
    const words = kinds[list].messages;
    return {
      title: t(`tours.${words}.notFound`),
      text: t(`tours.${words}.notFoundHint`),
      action: { label: t(`tours.${words}.back`), href: toursPath(language, list) },
    };
  }
  return {
    plainly: t("errors.notFound"),
    title: t("errors.notFoundTitle"),
    text: t("errors.notFoundText"),
    action: { label: t("errors.seeTours"), href: toursPath(language, "tours") },
  };
}
