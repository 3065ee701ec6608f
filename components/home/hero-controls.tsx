"use client";

import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";

export interface HeroControlWords {
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** One per slide. */
  goTo: string[];
}

interface HeroControlsProps {
  index: number;
  playing: boolean;
  words: HeroControlWords;
  onShow: (slide: number) => void;
  onToggle: () => void;
}

const round =
  "inline-flex size-10 items-center justify-center rounded-full border border-white/40 transition-colors hover:bg-white/15 focus-visible:outline-white";

/** Pause, previous, next and one dot per slide; of no use without script. */
export function HeroControls({ index, playing, words, onShow, onToggle }: HeroControlsProps) {
  const Mark = playing ? Pause : Play;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3 scriptless:hidden">
      <ul className="-ml-1.5 flex">
        {words.goTo.map((label, slide) => (
          <li key={label}>
            <button
              type="button"
              aria-label={label}
              aria-current={slide === index || undefined}
              onClick={() => onShow(slide)}
              className="group/dot flex h-8 w-6 items-center justify-center focus-visible:outline-white aria-[current]:w-10"
            >
              <span className="h-1 w-3.5 rounded-full bg-white/50 transition-colors group-hover/dot:bg-white group-aria-[current]/dot:w-8 group-aria-[current]/dot:bg-white" />
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
          <Mark aria-hidden="true" strokeWidth={0} className="size-4.5 fill-current" />
        </button>
        <button type="button" aria-label={words.previous} onClick={() => onShow(index - 1)} className={round}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </button>
        <button type="button" aria-label={words.next} onClick={() => onShow(index + 1)} className={round}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </button>
      </div>
    </div>
  );
}
