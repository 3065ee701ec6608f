import { blogsPath } from "@/lib/blogs/paths";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { kinds } from "@/lib/tours/kinds";
import { kindWords } from "@/lib/tours/pages/kind-words";
import { toursPath } from "@/lib/tours/pages/paths";
import type { PageSubject } from "@/lib/tours/pages/subject";

export interface MissingWords {
  /** Present where the title alone does not say that nothing was found. */
  plainly?: string;
  title: string;
  text: string;
  action: { label: string; href: string };
}

/** Returns the 404 page's texts, which name a missing tour or article. */
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
      action: { label: kindWords(list, language).back, href: toursPath(language, list) },
    };
  }
  return {
    plainly: t("errors.notFound"),
    title: t("errors.notFoundTitle"),
    text: t("errors.notFoundText"),
    action: { label: t("errors.seeTours"), href: toursPath(language, "tours") },
  };
}

/** Returns the specified texts for a page that could not be loaded. */
export function failureTitle(language: Language, { list, detail }: PageSubject): string {
  const t = translate(language);
  if (list === null) return t("errors.failedToLoad");
  if (list === "home") return t("errors.failedToLoadHome");
  if (list === "blogs") return t(detail ? "errors.failedToLoadBlog" : "errors.failedToLoadBlogs");
  return t(`tours.${kinds[list].messages}.${detail ? "failedToLoadDetails" : "failedToLoad"}`);
}
