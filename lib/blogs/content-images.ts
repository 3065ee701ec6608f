const address = "/storage/([0-9a-f]{2}/[0-9a-f]{32})(?:-[0-9]{2,4})?[.](?:webp|avif)";

/** The store's name of the picture behind each address in an article, copies counting as their file. */
export function storedImagesIn(html: string): string[] {
  const names = [...html.matchAll(new RegExp(`"${address}"`, "g"))].map(([, name]) => `${name}.webp`);
  return [...new Set(names)];
}

/** A cleaned article without the pictures that the store does not have. */
export function withoutMissingImages(html: string, stored: ReadonlySet<string>): string {
  const isStored = (image: string) => storedImagesIn(image).some((path) => stored.has(path));
  return html.replace(/<img\b[^>]*>/g, (image) => (isStored(image) ? image : ""));
}
