import type { StoredImage } from "../storage/stored-image";
import { variantPath } from "../storage/variants";
import { previewSize } from "./preview";

/** The name of the smallest copy of a picture that fills a preview's width. */
export function previewCopy({ path, widths }: Pick<StoredImage, "path" | "widths">): string {
  const width = widths.find((each) => each >= previewSize.width);
  return width ? variantPath(path, width, "webp") : path;
}
