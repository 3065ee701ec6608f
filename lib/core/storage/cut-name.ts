import "server-only";
import { createHash } from "node:crypto";
import type { FocalPoint } from "./crop";
import { nameOfHash } from "./stored-names";

export interface CutShape {
  width: number;
  height: number;
  /** Widths of the copies, the full one last. */
  widths: readonly number[];
}

export interface PictureCut {
  /** The name of the stored original. */
  original: string;
  shape: CutShape;
  focus: FocalPoint;
}

/** The name under which a cut is stored. The same cut of the same picture is made once. */
export function cutName({ original, shape: { width, height }, focus: { x, y } }: PictureCut): string {
  const key = `${original} ${width}x${height} ${x},${y}`;
  return nameOfHash(createHash("sha256").update(key).digest("hex"));
}
