import type { StoredImage } from "./stored-image";

/** Names that the store gives: hex folders and files, nothing that could lead out of it. */
const storedName = /^[0-9a-f]{2}\/[0-9a-f]{32}(-\d{2,4})?\.(webp|avif)$/;

export function isStoredName(path: string): boolean {
  return storedName.test(path);
}

/** The image that a file belongs to: `ab/abcd-640.avif` → `ab/abcd.webp`. */
export function imageOf(path: string): string {
  return path.replace(/(-\d{2,4})?\.(webp|avif)$/, ".webp");
}

/** The name of the picture whose file has this SHA-256, in hex: the same picture twice is one file. */
export function nameOfHash(hash: string): string {
  return `${hash.slice(0, 2)}/${hash.slice(0, 32)}.webp`;
}

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
