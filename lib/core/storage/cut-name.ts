import "server-only";
import { createHash } from "node:crypto";
import type { FocalPoint } from "./crop";
import { nameOfHash } from "./stored-names";

export interface CutShape {
  width: number;
  height: number;
  /** Widths of the copies, the full one last. */
  widths: readonly number[];
  /** The last digit of the names of such cuts, in hex. A changed shape needs another digit. */
  digit: string;
}

export interface PictureCut {
  /** The name of the stored original. */
  original: string;
  shape: CutShape;
  focus: FocalPoint;
}

const digits = 31;

/**
 * Returns the stored name of a cut. The same cut of the same picture is made once. Cuts around one point differ in the last digit
 * alone, so that a page with the names of both is compressed better.
 */
export function cutName({ original, shape, focus: { x, y } }: PictureCut): string {
  const hash = createHash("sha256").update(`${original} ${x},${y}`).digest("hex");
  return nameOfHash(hash.slice(0, digits) + shape.digit);
}
