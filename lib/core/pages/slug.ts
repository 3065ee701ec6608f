import slugify from "@sindresorhus/slugify";

const options: Parameters<typeof slugify>[1] = {
  decamelize: false,
  // Otherwise Phi Phi in Russian becomes `pkhi`, and an ampersand the English word.
  customReplacements: [
    ["х", "h"],
    ["Х", "h"],
    ["&", " "],
  ],
};

/** ASCII, lower case, hyphens: `text` as a part of an address; empty where nothing transliterates. */
export function slug(text: string): string {
  return slugify(text, options);
}

/** Joins text and id. A text without Latin letters gives `tour-12`. */
export function recordSlug(text: string, id: number, noun: "tour" | "blog"): string {
  return `${slug(text) || noun}-${id}`;
}

/** Reads the last segment, or the whole (`/tours/12`). Null if it is no positive integer of the database's size. */
export function slugId(value: string): number | null {
  const segment = value.split("-").at(-1) ?? "";
  if (!/^[1-9]\d{0,9}$/.test(segment)) return null;
  const id = Number(segment);
  return id <= 2_147_483_647 ? id : null;
}
