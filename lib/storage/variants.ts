import type { StoredImage } from "./stored-image";

/** Widths in which pages show pictures; a file has copies in those below its own width. */
export const pageWidths = [320, 480, 640, 960, 1280, 1920] as const;

export type VariantFormat = "webp" | "avif";

/** The name of a copy beside its file: `ab/abcd.webp` → `ab/abcd-640.avif`. */
export function variantPath(path: string, width: number, format: VariantFormat): string {
  return path.replace(/\.webp$/, `-${width}.${format}`);
}

/** The file itself in a format: `ab/abcd.webp` → `ab/abcd.avif`. */
export function fullPath(path: string, format: VariantFormat): string {
  return path.replace(/\.webp$/, `.${format}`);
}

/** Every file that belongs to an image, itself included. */
export function imageFiles({ path, widths, avif }: Pick<StoredImage, "path" | "widths" | "avif">): string[] {
  const formats: VariantFormat[] = avif ? ["webp", "avif"] : ["webp"];
  return formats.flatMap((format) => [
    fullPath(path, format),
    ...widths.map((width) => variantPath(path, width, format)),
  ]);
}
