"use client";

import { type ReactNode, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { Container } from "@/components/ui/container";
import { Icon } from "@/components/ui/icon";
import { type Channel, type ChatContacts, chatLink } from "@/lib/booking/chat-link";
import { fill } from "@/lib/core/i18n/fill";
import type { Messages } from "@/lib/core/i18n/messages";
import { heroCuts, heroMedia, heroShapes, heroSizes } from "@/lib/core/pages/hero";
import { imageSources } from "@/lib/core/storage/sources";
import type { HeroPicture as Picture } from "@/lib/home/view";
import { useCarousel } from "./use-carousel";

interface SlideContent {
  title: string;
  subtitle: string;
  picture: Picture | null;
}

interface HeroSlide extends SlideContent {
  id: number;
}

interface HeroCarouselProps {
  heading: string;
  slides: SlideContent[];
  words: HeroWords;
  toursHref: string | null;
  channel: Channel | null;
  contacts: ChatContacts;
  /** What the operator wants guests to write first, if not a question about the slide. */
  greeting: string | null;
  ask: ReactNode;
}

const quietLink =
  "inline-flex min-h-11 items-center rounded-full px-3 font-semibold underline underline-offset-4 hover:no-underline";

export function HeroCarousel({ heading, words, toursHref, ...props }: HeroCarouselProps) {
  const { channel, contacts, greeting, ask } = props;
  const area = useRef<HTMLElement>(null);
  // The slides of a page never change their order, so that their positions name them.
  const slides = props.slides.map((slide, id): HeroSlide => ({ ...slide, id }));
  const { index, playing, wants, show, toggle } = useCarousel(slides.length, area);
  const topic = slides[index]?.title ?? heading;
  // Without any picture there is nothing to shade, and no room to leave for a picture.
  const isPictured = slides.some(({ picture }) => picture !== null);
  const question = greeting ?? fill(words.chatText, { topic });
  return (
    <section
      ref={area}
      aria-roledescription="carousel"
      aria-label={words.carousel}
      className={classNames(
        "on-picture relative isolate flex overflow-hidden text-white sm:bg-sea-950",
        isPictured
          ? "min-h-[92svh] bg-sea-800 sm:min-h-[min(44rem,92svh)] lg:min-h-[min(92svh,56rem)]"
          : "bg-sea-950",
      )}
    >
      {isPictured && (
        <div aria-hidden="true" className="absolute inset-x-0 top-0 -z-10 h-[58svh] sm:h-full">
          {slides.map(
            ({ id, picture }, position) =>
              picture &&
              wants(position) && (
                <HeroPicture key={id} picture={picture} shown={position === index} first={position === 0} />
              ),
          )}
          <div className="hero-shade" />
          <div className="hero-melt" />
        </div>
      )}
      <Container
        className={classNames(
          "flex flex-col gap-6 pb-8 sm:pb-12 lg:gap-8 lg:pt-32 lg:pb-14",
          isPictured ? "pt-[34svh] low:pt-20" : "pt-28",
        )}
      >
        <div className="grid max-w-2xl gap-6 lg:gap-8">
          <h1
            className={
              slides.length > 0 ? "font-medium text-base tracking-normal lg:text-lg" : "text-display"
            }
          >
            {heading}
          </h1>
          <div aria-live={playing ? "off" : "polite"} className="grid items-start">
            {slides.map(({ id, title, subtitle }, number) => (
              <article
                key={id}
                aria-roledescription="slide"
                aria-label={fill(words.slideOf, { number: number + 1, count: slides.length })}
                className={classNames(
                  "col-start-1 row-start-1 grid gap-3 transition-[opacity,visibility] duration-700 ease-swell lg:gap-5",
                  number !== index && "invisible opacity-0",
                )}
              >
                <h2 className="text-display">{title}</h2>
                <p className="max-w-xl text-base sm:text-lg">{subtitle}</p>
              </article>
            ))}
          </div>
        </div>
        <div className="grid gap-2">
          {ask}
          <div className="-ml-3 flex flex-wrap items-center gap-x-3">
            {toursHref && (
              <a href={toursHref} className={quietLink}>
                {words.viewPackages}
              </a>
            )}
            {channel && (
              <a
                href={chatLink(channel, contacts, question)}
                target="_blank"
                rel="noopener noreferrer"
                className={quietLink}
              >
                {words.contactAdmin}
              </a>
            )}
          </div>
        </div>
        {slides.length > 1 && (
          <HeroControls
            slides={slides}
            index={index}
            playing={playing}
            words={words}
            onShow={show}
            onToggle={toggle}
          />
        )}
      </Container>
    </section>
  );
}

interface HeroPictureProps {
  picture: Picture;
  shown: boolean;
  first: boolean;
}

/** A slide's picture on top of the others. It is decorative, because the slide's text describes it. */
function HeroPicture({ picture, shown, first }: HeroPictureProps) {
  const { width, height } = heroCuts.wide;
  const { position } = picture;
  return (
    <picture>
      {heroShapes.map((shape) => {
        const { format, srcSet } = imageSources(picture[shape]);
        return (
          <source
            key={shape}
            media={heroMedia[shape]}
            type={`image/${format}`}
            srcSet={srcSet}
            sizes={heroSizes[shape]}
          />
        );
      })}
      <img
        src={imageSources(picture.wide).src}
        width={width}
        height={height}
        alt=""
        fetchPriority={first ? "high" : "low"}
        decoding="async"
        style={position ? { objectPosition: position } : undefined}
        className={classNames(
          "absolute inset-0 size-full object-cover transition-opacity duration-1000 ease-swell",
          !shown && "opacity-0",
        )}
      />
    </picture>
  );
}

type HeroWords = Messages["hero"];

interface HeroControlsProps {
  slides: HeroSlide[];
  index: number;
  playing: boolean;
  words: HeroWords;
  onShow: (slide: number) => void;
  onToggle: () => void;
}

const round =
  "inline-flex size-11 items-center justify-center rounded-full border border-white/60 bg-(--shade) transition-colors hover:bg-sea-950";

/** Buttons for pause, previous, next and each slide. They are hidden without script. */
function HeroControls({ slides, index, playing, words, onShow, onToggle }: HeroControlsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3 scriptless:hidden">
      <ul className="-ml-1 flex">
        {slides.map(({ id, title }, slide) => (
          <li key={id}>
            <button
              type="button"
              aria-label={fill(words.goTo, { number: slide + 1, topic: title })}
              aria-current={slide === index || undefined}
              onClick={() => onShow(slide)}
              className="slide-dot"
            >
              <span />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex gap-1.5 sm:gap-2">
        <button
          type="button"
          aria-label={playing ? words.pause : words.play}
          onClick={onToggle}
          className={round}
        >
          <Icon name={playing ? "pause" : "play"} className="stroke-0 size-4.5 fill-current" />
        </button>
        <button type="button" aria-label={words.previous} onClick={() => onShow(index - 1)} className={round}>
          <Icon name="chevron-left" className="size-5" />
        </button>
        <button type="button" aria-label={words.next} onClick={() => onShow(index + 1)} className={round}>
          <Icon name="chevron-right" className="size-5" />
        </button>
      </div>
    </div>
  );
}
