import { TripForm } from "@/components/site/trip/trip-form";
import { PreloadPicture } from "@/components/ui/preload-picture";
import { channelOf } from "@/lib/booking/chat-link";
import { chatContacts, chatGreeting } from "@/lib/booking/contacts";
import type { Language } from "@/lib/i18n/languages";
import { messagesOf } from "@/lib/i18n/messages";
import { heroFile, heroMedia, heroSizes, heroSlides, heroSrcSet } from "@/lib/pages/hero";
import { toursPath } from "@/lib/tours/pages/paths";
import { StaticHtml } from "@/server/in-next/static-html";
import { HeroCarousel } from "./hero-carousel";

const cuts = ["tall", "wide"] as const;

export function Hero({ language }: { language: Language }) {
  const [first] = heroSlides;
  const contacts = chatContacts();
  return (
    <>
      {cuts.map((cut) => (
        <PreloadPicture
          key={cut}
          src={heroFile(first, cut, 960, "avif")}
          format="avif"
          srcSet={heroSrcSet(first, cut)}
          sizes={heroSizes[cut]}
          media={heroMedia[cut]}
        />
      ))}
      <HeroCarousel
        words={messagesOf(language, "hero")}
        toursHref={toursPath(language, "tours")}
        channel={channelOf(language, contacts)}
        contacts={contacts}
        greeting={chatGreeting("hero_greeting", language)}
        ask={
          <StaticHtml>
            <TripForm kind="tours" language={language} />
          </StaticHtml>
        }
      />
    </>
  );
}
