import type { FocalPoint } from "../core/storage/crop";
import type { ImageSources } from "../core/storage/sources";
import type { HeroSources } from "./built-in-pictures";

export interface SlidePicture {
  picture?: string | null;
  focus_x?: number | null;
  focus_y?: number | null;
}

const centre = 50;

export function focusOf({ focus_x, focus_y }: SlidePicture): FocalPoint {
  return { x: focus_x ?? centre, y: focus_y ?? centre };
}

export function isCentred(slide: SlidePicture): boolean {
  const { x, y } = focusOf(slide);
  return x === centre && y === centre;
}

/** The part of a picture that has not been cut which the browser keeps visible, such as `30% 50%`. */
export function positionOf(slide: SlidePicture): string {
  const { x, y } = focusOf(slide);
  return `${x}% ${y}%`;
}

/** The sources of a picture that is not cut yet. The browser keeps the part around the focal point visible. */
export function uncutHero({ src, srcSet, format }: ImageSources, slide: SlidePicture): HeroSources {
  return { tall: srcSet, wide: srcSet, src, format, position: positionOf(slide) };
}
