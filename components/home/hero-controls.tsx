"use client";

import { Icon } from "@/components/ui/icon";
import { heroSlides } from "@/lib/home/hero-slides";
import { fill } from "@/lib/i18n/fill";
import type { Messages } from "@/lib/i18n/messages";

export type HeroWords = Messages["hero"];

interface HeroControlsProps {
  index: number;
  playing: boolean;
  words: HeroWords;
  onShow: (slide: number) => void;
  onToggle: () => void;
}

const round =
  "inline-flex size-10 items-center justify-center rounded-full border border-white/60 bg-(--shade) transition-colors hover:bg-sea-950";

/** Pause, previous, next and one dot per slide; of no use without script. */
export function HeroControls({ index, playing, words, onShow, onToggle }: HeroControlsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3 scriptless:hidden">
      <ul className="-ml-1 flex">
        {heroSlides.map((key, slide) => (
          <li key={key}>
            <button
              type="button"
              aria-label={fill(words.goTo, { number: slide + 1, topic: words.slides[key].title })}
              aria-current={slide === index || undefined}
              onClick={() => onShow(slide)}
              className="slide-dot"
            >
              <span />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
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
