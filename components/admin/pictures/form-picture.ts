import type { Language } from "@/lib/i18n/languages";

/** A picture in a form: a file of the store, and what it shows in words. Its place in the list is its order. */
export interface FormPicture {
  path: string;
  alt: Partial<Record<Language, string>>;
}

/** Stays the same while a picture moves; a list may hold a picture twice. */
export function pictureKeys(pictures: readonly FormPicture[]): string[] {
  const seen = new Map<string, number>();
  return pictures.map(({ path }) => {
    const count = (seen.get(path) ?? 0) + 1;
    seen.set(path, count);
    return `${path}#${count}`;
  });
}
