import type { StoredImage } from "./stored-image";

/** The names that the store gives: hex folders and files, so that no name can lead out of the store. */
const storedName = /^[0-9a-f]{2}\/[0-9a-f]{32}(-\d{2,4})?\.(webp|avif)$/;

export function isStoredName(path: string): boolean {
  return storedName.test(path);
}

const documentName = /^[0-9a-f]{32}\.pdf$/;

/** The file of a document in the store: `abcd….pdf` → `ab/abcd….pdf`. Null for a name that the store did not give. */
export function documentFile(name: string): string | null {
  return documentName.test(name) ? `${name.slice(0, 2)}/${name}` : null;
}

/** The name of the document that a file of the store is; null for another file. */
export function documentOf(path: string): string | null {
  const name = path.slice("ab/".length);
  return documentFile(name) === path ? name : null;
}

/** Whether the store may have a file of this name: of a picture or a document. */
export function isStoredFile(path: string): boolean {
  return isStoredName(path) || documentOf(path) !== null;
}

const types: Record<string, string> = { webp: "image/webp", avif: "image/avif", pdf: "application/pdf" };

export function fileType(path: string): string {
  return types[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
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
