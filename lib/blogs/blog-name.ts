import type { Language } from "../core/i18n/languages";
import { translate } from "../core/i18n/messages";
import { shownText, siteSettings } from "../site/settings";

/** The operator's own name of the blog, or the word of the software. */
export function blogName(language: Language): string {
  return shownText(siteSettings().blog_name, language)?.text ?? translate(language)("blogs.title");
}
