import type { Metadata } from "next";
import type { Language } from "../core/i18n/languages";
import { translate } from "../core/i18n/messages";
import type { OgImage } from "../core/og/image";
import type { PublicAddress } from "../core/pages/address";
import type { PublicPage } from "../core/pages/public-page";
import { heroBackground } from "../site/og/backgrounds";
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
