import type { Language } from "../i18n/languages";
import { translate } from "../i18n/messages";
import type { Preview } from "../previews/preview";
import { heroFile } from "./hero-picture";

/** What a link to the home page shows, and one to a page without a picture of its own. */
export function homePreview(language: Language): Preview {
  const title = translate(language)("hero.heading");
  const ground = { file: heroFile("packages", "wide", 1440, "avif") };
  return { of: "page/home", language, title, line: "", price: "", ground };
}
