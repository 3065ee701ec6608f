"use client";

import "swiper/css";
import { useRef, useState } from "react";
import type { Swiper as SwiperInstance } from "swiper";
import { Keyboard } from "swiper/modules";
import { Swiper, SwiperSlide } from "swiper/react";
import { Icon } from "@/components/ui/icon";
import { fill } from "@/lib/i18n/fill";
import type { ViewerProps } from "./viewer-dialog";
import { ZoomablePicture } from "./zoomable-picture";

/** Milliseconds from one picture to the next. */
const speed = 300;

const arrow =
  "absolute top-1/2 z-10 hidden size-12 -translate-y-1/2 place-items-center rounded-full bg-sea-950/60 hover:bg-sea-800 sm:grid";

/** The pictures in a loop, swiped or led by arrows; while one is zoomed, a drag moves it instead. */
export function ViewerCarousel({ pictures, texts, start, onSelect }: ViewerProps) {
  const swiper = useRef<SwiperInstance>(null);
  const [shown, setShown] = useState(start);
  const several = pictures.length > 1;
  const show = ({ realIndex, allowTouchMove }: SwiperInstance) => {
    setShown(realIndex);
    onSelect(realIndex);
    if (!allowTouchMove && swiper.current) swiper.current.allowTouchMove = true;
  };
  const handleZoom = (zoomed: boolean) => {
    if (swiper.current) swiper.current.allowTouchMove = !zoomed;
  };
  return (
    <>
      <Swiper
        modules={[Keyboard]}
        keyboard={{ enabled: several, onlyInViewport: false }}
        initialSlide={start}
        loop={several}
        slidesPerView={1}
        spaceBetween={16}
        loopPreventsSliding={false}
        speed={speed}
        onSwiper={(instance) => {
          swiper.current = instance;
        }}
        onRealIndexChange={show}
        className="h-full"
      >
        {pictures.map((picture, index) => (
          <SwiperSlide key={picture.number}>
            <ZoomablePicture
              picture={picture}
              alt={picture.alt || fill(texts.alt, { name: texts.name, number: picture.number })}
              shown={index === shown}
              onZoom={handleZoom}
            />
          </SwiperSlide>
        ))}
      </Swiper>
      {several && (
        <>
          <button
            type="button"
            aria-label={texts.previous}
            onClick={() => swiper.current?.slidePrev()}
            className={`${arrow} left-3`}
          >
            <Icon name="chevron-left" className="size-7" />
          </button>
          <button
            type="button"
            aria-label={texts.next}
            onClick={() => swiper.current?.slideNext()}
            className={`${arrow} right-3`}
          >
            <Icon name="chevron-right" className="size-7" />
          </button>
        </>
      )}
      <p
        aria-live="polite"
        className="pointer-events-none absolute bottom-4 left-1/2 z-10 -translate-x-1/2 rounded-full bg-sea-950/75 px-3.5 py-1.5 font-medium text-sm"
      >
        {shown + 1} / {pictures.length}
      </p>
    </>
  );
}
