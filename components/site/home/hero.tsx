import type { ReactNode } from "react";
import { PreloadPicture } from "@/components/ui/preload-picture";
import { type ChatContacts, channelOf } from "@/lib/booking/chat-link";
import { type LocalizedText, localize } from "@/lib/core/content/localized-text";
import type { Language } from "@/lib/core/i18n/languages";
import { messagesOf, translate } from "@/lib/core/i18n/messages";
import { heroMedia, heroShapes, heroSizes } from "@/lib/core/pages/hero";
import { imageSources } from "@/lib/core/storage/sources";
import type { HomeView } from "@/lib/home/view";
import { HeroCarousel } from "./hero-carousel";

interface HeroProps {
  home: Pick<HomeView, "hero_title" | "slides">;
  language: Language;
  contacts: ChatContacts;
  greeting?: string | null;
  ask: ReactNode;
  /** The list of tours that the hero leads to. Null for a site without tours. */
  toursHref: string | null;
}

export function Hero({
  home: { hero_title, slides },
  language,
  contacts,
  greeting = null,
  ask,
  toursHref,
}: HeroProps) {
  const first = slides[0]?.picture;
  const textOf = (text: LocalizedText) => localize(text, language).text;
  return (
    <>
      {first &&
        heroShapes.map((shape) => {
          const { src, format, srcSet } = imageSources(first[shape]);
          return (
            <PreloadPicture
              key={shape}
              src={src}
              format={format}
              srcSet={srcSet}
              sizes={heroSizes[shape]}
              media={heroMedia[shape]}
            />
          );
        })}
      <HeroCarousel
        heading={hero_title ? textOf(hero_title) : contacts.siteName || translate(language)("common.home")}
        slides={slides.map(({ title, subtitle, picture }) => ({
          title: textOf(title),
          subtitle: textOf(subtitle),
          picture,
        }))}
        words={messagesOf(language, "hero")}
        toursHref={toursHref}
        channel={channelOf(language, contacts)}
        contacts={contacts}
        greeting={greeting}
        ask={ask}
      />
    </>
  );
}
