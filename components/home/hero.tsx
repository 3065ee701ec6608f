import { preload } from "react-dom";
import { channelOf } from "@/lib/booking/chat-link";
import { chatContacts } from "@/lib/booking/contacts";
import { type HeroCut, heroFile, heroMedia, heroSizes, heroSrcSet } from "@/lib/home/hero-picture";
import { heroSlides } from "@/lib/home/hero-slides";
import type { Language } from "@/lib/i18n/languages";
import { messagesOf } from "@/lib/i18n/messages";
import { toursPath } from "@/lib/i18n/paths";
import { HeroCarousel } from "./hero-carousel";

function preloadFirst(cut: HeroCut): void {
  const [first] = heroSlides;
  preload(heroFile(first, cut, 960, "avif"), {
    as: "image",
    type: "image/avif",
    media: heroMedia[cut],
    imageSrcSet: heroSrcSet(first, cut),
    imageSizes: heroSizes[cut],
    fetchPriority: "high",
  });
}

/** The home page's opening: eight slides about what the operator does (site.md 2). */
export function Hero({ language }: { language: Language }) {
  preloadFirst("tall");
  preloadFirst("wide");
  return (
    <HeroCarousel
      words={messagesOf(language, "hero")}
      toursHref={toursPath(language, "tours")}
      channel={channelOf(language)}
      contacts={chatContacts()}
    />
  );
}
