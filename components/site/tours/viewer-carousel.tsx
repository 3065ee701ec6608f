"use client";

import "swiper/css";
import { useEffect, useRef, useState } from "react";
import { TransformComponent, TransformWrapper } from "react-zoom-pan-pinch";
import type { Swiper as SwiperInstance } from "swiper";
import { Keyboard } from "swiper/modules";
import { Swiper, SwiperSlide } from "swiper/react";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { imageSources, type RenderedImage } from "@/lib/core/storage/sources";

export interface ViewerPicture extends RenderedImage {
  /** The position from 1. It is the key, because a tour may show the same file twice. */
  number: number;
  alt: string;
}

export interface ViewerTexts {
  viewer: string;
  loading: string;
  close: string;
  previous: string;
  next: string;
}

export interface ViewerProps {
  pictures: ViewerPicture[];
  texts: ViewerTexts;
  start: number;
  onSelect: (index: number) => void;
}

/** Milliseconds from one picture to the next. */
const speed = 300;

const arrow =
  "absolute top-1/2 z-10 hidden size-12 -translate-y-1/2 place-items-center rounded-full bg-sea-950/60 hover:bg-sea-800 sm:grid";

/** The pictures in a loop, moved by swipes, arrows and keys. While one is zoomed, a drag pans it instead. */
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
              alt={picture.alt}
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

interface ZoomablePictureProps {
  picture: RenderedImage;
  alt: string;
  /** Whether this is the current picture. Leaving it resets its zoom. */
  shown: boolean;
  onZoom: (zoomed: boolean) => void;
}

/** The limits of the zoom. */
const scales = { minScale: 0.5, maxScale: 5, initialScale: 1 };
const off = { disabled: true };

/** A picture as large as the window. A double click zooms in or back, a drag pans the zoomed picture. */
function ZoomablePicture({ picture, alt, shown, onZoom }: ZoomablePictureProps) {
  const [zoomed, setZoomed] = useState(false);
  const [visit, setVisit] = useState(0);
  // Remounts instead of resetting, because a running zoom animation would outlive a reset.
  useEffect(() => {
    if (shown || !zoomed) return;
    setZoomed(false);
    setVisit((last) => last + 1);
  }, [shown, zoomed]);
  const handleTransform = (_: unknown, { scale }: { scale: number }) => {
    if (scale > 1 === zoomed) return;
    setZoomed(scale > 1);
    if (shown) onZoom(scale > 1);
  };
  const { width, height } = picture;
  return (
    <TransformWrapper
      key={visit}
      {...scales}
      centerOnInit
      wheel={off}
      pinch={off}
      doubleClick={{ mode: zoomed ? "reset" : "zoomIn" }}
      panning={{ disabled: !zoomed }}
      onTransform={handleTransform}
    >
      <TransformComponent wrapperClass="size-full!">
        <div
          data-viewer-picture=""
          className={zoomed ? "cursor-grab" : "cursor-zoom-in"}
          style={{
            aspectRatio: `${width} / ${height}`,
            width: `min(100vw, (100dvh - 6rem) * ${width / height})`,
          }}
        >
          <Picture source={imageSources(picture)} alt={alt} sizes="100vw" fit="contain" />
        </div>
      </TransformComponent>
    </TransformWrapper>
  );
}
