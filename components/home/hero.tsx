import { preload } from "react-dom";
import { channelOf, chatLink } from "@/lib/booking/chat-link";
import { chatContacts } from "@/lib/booking/contacts";
import { type HeroCut, heroFile, heroMedia, heroSizes, heroSrcSet } from "@/lib/home/hero-picture";
import { heroSlides } from "@/lib/home/hero-slides";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { toursPath } from "@/lib/i18n/paths";
import { HeroCarousel } from "./hero-carousel";

function preloadFirst(cut: HeroCut): void {
  const [first] = heroSlides;
  preload(heroFile(first, cut, 960, "avif"), {
    as: "image",
    type: "image/avif",
    media: heroMedia[cut],
    imageSrcSet: heroSrcSet(first, cut, "avif"),
    imageSizes: heroSizes[cut],
    fetchPriority: "high",
  });
}

/** The home page's opening: eight slides about what the operator does (site.md 2). */
export function Hero({ language }: { language: Language }) {
  const t = translate(language);
  preloadFirst("tall");
  preloadFirst("wide");
  const slides = heroSlides.map((key, index) => {
    const title = t(`hero.slides.${key}.title`);
    return {
      key,
      title,
      subtitle: t(`hero.slides.${key}.subtitle`),
      place: t("hero.slideOf", { number: index + 1, count: heroSlides.length }),
      chatHref: chatLink(channelOf(language), chatContacts(), t("hero.chatText", { topic: title })),
    };
  });
  const words = {
    viewPackages: t("hero.viewPackages"),
    contactAdmin: t("hero.contactAdmin"),
    previous: t("hero.previous"),
    next: t("hero.next"),
    pause: t("hero.pause"),
    play: t("hero.play"),
    goTo: slides.map(({ title }, index) => t("hero.goTo", { number: index + 1, topic: title })),
  };
  return (
    <HeroCarousel
      heading={t("hero.heading")}
      label={t("hero.carousel")}
      slides={slides}
      toursHref={toursPath(language, "tours")}
      words={words}
    />
  );
}
