import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import type { PageSubject } from "@/lib/page-subject";
import { kinds } from "@/lib/tours/kinds";

/** The specified words for a page that could not be read. */
export function failureTitle(language: Language, { list, detail }: PageSubject): string {
  const t = translate(language);
  if (list === null) return t("errors.failedToLoad");
  if (list === "home") return t("errors.failedToLoadHome");
  if (list === "blogs") return t(detail ? "errors.failedToLoadBlog" : "errors.failedToLoadBlogs");
  return t(`tours.${kinds[list].messages}.${detail ? "failedToLoadDetails" : "failedToLoad"}`);
}
