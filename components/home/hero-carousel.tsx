"use client";

import { useRef } from "react";
import { button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { Link } from "@/components/ui/link";
import { type Channel, type ChatContacts, chatLink } from "@/lib/booking/chat-link";
import { classNames } from "@/lib/class-names";
import { heroSlides } from "@/lib/home/hero-slides";
import { fill } from "@/lib/i18n/fill";
import { HeroControls, type HeroWords } from "./hero-controls";
import { HeroPicture } from "./hero-picture";
import { useRotation } from "./use-rotation";
import { useSwipe } from "./use-swipe";

interface HeroCarouselProps {
  words: HeroWords;
  toursHref: string;
  channel: Channel;
  contacts: ChatContacts;
}

export function HeroCarousel({ words, toursHref, channel, contacts }: HeroCarouselProps) {
  const area = useRef<HTMLElement>(null);
  const { index, playing, wants, show, toggle } = useRotation(heroSlides.length, area);
  useSwipe(area, (step) => show(index + step));
  const shown = heroSlides[index] ?? heroSlides[0];
  const question = fill(words.chatText, { topic: words.slides[shown].title });
  return (
    <section
      ref={area}
      aria-roledescription="carousel"
      aria-label={words.carousel}
      className="on-picture relative isolate flex min-h-[92svh] overflow-hidden bg-sea-800 text-white sm:bg-sea-950 sm:min-h-[min(44rem,92svh)] lg:min-h-[min(92svh,56rem)]"
    >
      <div aria-hidden="true" className="absolute inset-x-0 top-0 -z-10 h-[58svh] sm:h-full">
        {heroSlides.map(
          (key, place) =>
            wants(place) && <HeroPicture key={key} slide={key} shown={place === index} first={place === 0} />,
        )}
        <div className="absolute inset-0 bg-linear-to-t from-sea-800 to-55% to-transparent sm:from-sea-950/50" />
      </div>
      <Container className="flex flex-col justify-end gap-6 pt-[34svh] pb-8 sm:pt-32 sm:pb-12 low:pt-20 lg:gap-8 lg:pb-14">
        <div className="hero-shade relative grid max-w-3xl gap-6 lg:gap-8">
          <h1 className="font-medium text-base text-sand-100 tracking-normal lg:text-lg">{words.heading}</h1>
          <div aria-live={playing ? "off" : "polite"} className="grid items-start">
            {heroSlides.map((key, number) => (
              <article
                key={key}
                aria-roledescription="slide"
                aria-label={fill(words.slideOf, { number: number + 1, count: heroSlides.length })}
                className={classNames(
                  "col-start-1 row-start-1 grid gap-3 transition-[opacity,visibility] duration-700 ease-swell lg:gap-5",
                  number !== index && "invisible opacity-0",
                )}
              >
                <h2 className="text-display">{words.slides[key].title}</h2>
                <p className="max-w-xl text-base text-sea-50 sm:text-lg">{words.slides[key].subtitle}</p>
              </article>
            ))}
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Link href={toursHref} className={button({ look: "primary" })}>
              {words.viewPackages}
            </Link>
            <a
              href={chatLink(channel, contacts, question)}
              target="_blank"
              rel="noopener noreferrer"
              className={button({ look: "glass" })}
            >
              {words.contactAdmin}
            </a>
          </div>
        </div>
        <HeroControls index={index} playing={playing} words={words} onShow={show} onToggle={toggle} />
      </Container>
    </section>
  );
}
