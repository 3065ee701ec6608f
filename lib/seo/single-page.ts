import type { Metadata } from "next";
import type { Language } from "../i18n/languages";
import { translate } from "../i18n/messages";
import { heroBackground } from "../og/backgrounds";
import type { OgImage } from "../og/image";
import type { PublicAddress } from "../pages/address";
import type { PublicPage } from "../pages/public-page";
import { titleWithName } from "../site/settings";
import { pageMetadata } from "./metadata";

/** The Open Graph image of a single page, named after its route. Null for a page without words of its own. */
export function singlePageOgImage({ route, words }: PublicAddress, language: Language): OgImage | null {
  if (!words) return null;
  return {
    of: `page/${route.slice(1)}`,
    language,
    title: translate(language)(`${words}.title`),
    line: "",
    price: "",
    ground: heroBackground(5),
  };
}

/** The head of a single page, whose texts are the words that its address names. Throws for an address without words. */
export function singlePageMetadata(address: PublicAddress, page: PublicPage, language: Language): Metadata {
  const ogImage = singlePageOgImage(address, language);
  if (!address.words || !ogImage) throw new Error(`The address ${address.route} names no words for a head.`);
  const description = translate(language)(`${address.words}.lead`);
  return pageMetadata({ page, language, title: titleWithName(ogImage.title), description, ogImage });
}
