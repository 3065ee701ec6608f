import type { LocalizedText } from "@/lib/content/localized-text.ts";
import { languages } from "@/lib/i18n/languages.ts";
import { kindOf } from "@/lib/tours/kinds.ts";
import { tourPath } from "@/lib/tours/pages/paths.ts";
import type { Tour } from "@/lib/tours/schema.ts";

/** Escapes the name of a tour as the text of an element. */
function escapeName(name: string): string {
  return name.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

/** Replaces each `<p>{tour: English name}</p>` of a demo article by the paragraph that pages show as the card of the tour. */
export function withTourBlocks(
  content: LocalizedText,
  tours: Pick<Tour, "id" | "name" | "tour_type">[],
): LocalizedText {
  const written = { ...content };
  for (const language of languages) {
    const html = content[language];
    if (html === undefined) continue;
    written[language] = html.replace(/<p>\{tour: ([^}]+)\}<\/p>/g, (_, english: string) => {
      const tour = tours.find(({ name }) => name.en === english);
      if (!tour)
        throw new Error(`An article names the tour "${english}", which the demo content does not have.`);
      const path = tourPath(language, kindOf(tour.tour_type), tour);
      return `<p><a href="${path}">${escapeName(tour.name[language] ?? tour.name.en)}</a></p>`;
    });
  }
  return written;
}
