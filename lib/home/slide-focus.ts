import type { FocalPoint } from "../core/storage/crop";

export interface SlidePicture {
  picture?: string | null;
  focus_x?: number | null;
  focus_y?: number | null;
}

const centre = 50;

export function focusOf({ focus_x, focus_y }: SlidePicture): FocalPoint {
  return { x: focus_x ?? centre, y: focus_y ?? centre };
}

/** The part of a picture that has not been cut which the browser keeps visible, such as `30% 50%`. */
export function positionOf(slide: SlidePicture): string {
  const { x, y } = focusOf(slide);
  return `${x}% ${y}%`;
}
