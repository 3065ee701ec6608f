import { shorten } from "@/lib/core/content/text";

/** The approximate length of a description in search results. */
const length = 155;

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

function wordsOf(html: string): string {
  return html
    .replace(/<h([2-4])>[\s\S]*?<\/h\1>/g, " ")
    .replace(/<\/(?:p|li|blockquote|td|th)>|<br \/>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns the first words of an article, which are its description if staff wrote none. */
export function articleBeginning(html: string): string {
  return shorten(wordsOf(html), length);
}
