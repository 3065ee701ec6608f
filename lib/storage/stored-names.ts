import type { StoredImage } from "./stored-image";

/** The names that the store gives: hex folders and files, so that no name can lead out of the store. */
const storedName = /^[0-9a-f]{2}\/[0-9a-f]{32}(-\d{2,4})?\.(webp|avif)$/;

export function isStoredName(path: string): boolean {
  return storedName.test(path);
}

/** The image that a file belongs to: `ab/abcd-640.avif` → `ab/abcd.webp`. */
export function imageOf(path: string): string {
  return path.replace(/(-\d{2,4})?\.(webp|avif)$/, ".webp");
}

/** The name of a picture with this SHA-256, in hex. The same picture is stored once. */
export function nameOfHash(hash: string): string {
  return `${hash.slice(0, 2)}/${hash.slice(0, 32)}.webp`;
}

/** A file has copies in the widths below its own. */
export const pageWidths = [320, 480, 640, 960, 1280, 1920] as const;

export type VariantFormat = "webp" | "avif";

export function variantPath(path: string, width: number, format: VariantFormat): string {
  return path.replace(/\.webp$/, `-${width}.${format}`);
}

export function fullPath(path: string, format: VariantFormat): string {
  return path.replace(/\.webp$/, `.${format}`);
}

export function imageFiles({ path, widths, avif }: Pick<StoredImage, "path" | "widths" | "avif">): string[] {
  const formats: VariantFormat[] = avif ? ["webp", "avif"] : ["webp"];
  return formats.flatMap((format) => [
    fullPath(path, format),
    ...widths.map((width) => variantPath(path, width, format)),
  ]);
}
