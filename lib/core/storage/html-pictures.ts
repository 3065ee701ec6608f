import "server-only";
import type { Transaction } from "../content/change-content";
import type { Fields } from "../content/field";
import type { TextPatch } from "../content/localized-text";
import { holdStored } from "./image-locks";

const address = "/storage/([0-9a-f]{2}/[0-9a-f]{32})(?:-[0-9]{2,4})?[.](?:webp|avif)";

/** The stored pictures that HTML shows. A copy counts as its picture. */
function storedImagesIn(html: string): string[] {
  const names = [...html.matchAll(new RegExp(`"${address}"`, "g"))].map(([, name]) => `${name}.webp`);
  return [...new Set(names)];
}

function withoutMissingImages(html: string, stored: ReadonlySet<string>): string {
  const isStored = (image: string) => storedImagesIn(image).some((path) => stored.has(path));
  return html.replace(/<img\b[^>]*>/g, (image) => (isStored(image) ? image : ""));
}

export function htmlNames(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.kind === "html");
}

/**
 * Keeps the stored pictures of a record's HTML from being swept before the transaction ends, and removes pictures from the HTML
 * that the store does not have.
 */
export async function keepHtmlPictures<Input extends object>(
  tx: Transaction,
  fields: Fields,
  input: Input,
): Promise<Input> {
  const values: object = input;
  const given = htmlNames(fields).flatMap((name): [name: string, texts: TextPatch][] => {
    const texts: TextPatch | null | undefined = Reflect.get(values, name);
    return texts ? [[name, texts]] : [];
  });
  const all = given.flatMap(([, texts]) => Object.values(texts).map((html) => html ?? ""));
  const stored = await holdStored(tx, [...new Set(all.flatMap(storedImagesIn))]);
  const shown = given.map(([name, texts]) => [
    name,
    Object.fromEntries(
      Object.entries(texts).map(([language, html]) => [language, html && withoutMissingImages(html, stored)]),
    ),
  ]);
  return { ...input, ...Object.fromEntries(shown) };
}
