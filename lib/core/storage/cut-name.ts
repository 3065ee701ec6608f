import "server-only";
import { createHash } from "node:crypto";
import type { FocalPoint } from "./crop";
import { nameOfHash } from "./stored-names";

export interface PictureCut {
  width: number;
  height: number;
  /** Widths of the copies, the full one last. */
  widths: readonly number[];
}

/** The original of a cut: the name of a stored picture, or a file of the software. */
export interface CutOriginal {
  path: string;
  file?: string;
}

/** The name under which a cut is stored. The same cut of the same picture is made once. */
export function cutName({ path }: CutOriginal, { width, height }: PictureCut, { x, y }: FocalPoint): string {
  const key = `${path} ${width}x${height} ${x},${y}`;
  return nameOfHash(createHash("sha256").update(key).digest("hex"));
}
