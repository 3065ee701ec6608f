import { homePath } from "../i18n/paths";
import { type PublicPage, wholePage } from "../public-page";

/** The home page. */
export function homePage(): PublicPage {
  return wholePage(homePath);
}
