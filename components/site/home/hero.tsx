import type { ReactNode } from "react";
import { PreloadPicture } from "@/components/ui/preload-picture";
import { type ChatContacts, channelOf } from "@/lib/booking/chat-link";
import { type LocalizedText, localize } from "@/lib/content/localized-text";
import type { HomeView } from "@/lib/home/view";
import type { Language } from "@/lib/i18n/languages";
import { messagesOf, translate } from "@/lib/i18n/messages";
import { heroMedia, heroSizes } from "@/lib/pages/hero";
import { toursPath } from "@/lib/tours/pages/paths";
import { HeroCarousel } from "./hero-carousel";

const shapes = ["tall", "wide"] as const;

interface HeroProps {
  home: Pick<HomeView, "hero_title" | "slides">;
  language: Language;
  contacts: ChatContacts;
  greeting?: string | null;
  ask: ReactNode;
}

export function Hero({ home: { hero_title, slides }, language, contacts, greeting = null, ask }: HeroProps) {
  const first = slides[0]?.picture;
  const textOf = (text: LocalizedText) => localize(text, language).text;
  return (
    <>
      {first &&
        shapes.map((shape) => (
          <PreloadPicture
            key={shape}
            src={first.src}
            format={first.format}
            srcSet={first[shape]}
            sizes={heroSizes[shape]}
            media={heroMedia[shape]}
          />
        ))}
      <HeroCarousel
        heading={hero_title ? textOf(hero_title) : contacts.siteName || translate(language)("common.home")}
        slides={slides.map(({ id, title, subtitle, picture }) => ({
          id,
          title: textOf(title),
          subtitle: textOf(subtitle),
          picture,
        }))}
        words={messagesOf(language, "hero")}
        toursHref={toursPath(language, "tours")}
        channel={channelOf(language, contacts)}
        contacts={contacts}
        greeting={greeting}
        ask={ask}
      />
    </>
  );
}
