import { decodeEntities } from "@/lib/core/content/article-text.ts";
import type { LocalizedText } from "@/lib/core/content/localized-text.ts";
import { languages } from "@/lib/core/i18n/languages.ts";
import { kindOf } from "@/lib/tours/kinds.ts";
import { tourPath } from "@/lib/tours/pages/paths.ts";
import type { Tour } from "@/lib/tours/schema.ts";

/**
 * Replaces each `<p>{name of a tour}</p>` of a demo article by the paragraph that pages show as the card of the
 * tour, and leaves it out where the content has no such tour.
 */
export function withTourBlocks(
  content: LocalizedText,
  tours: Pick<Tour, "id" | "name" | "tour_type">[],
): LocalizedText {
  const written = { ...content };
  for (const language of languages) {
    const html = content[language];
    if (html === undefined) continue;
    written[language] = html.replace(/<p>\{([^}]+)\}<\/p>/g, (_, named: string) => {
      const tour = tours.find(({ name }) => name[language] === decodeEntities(named));
      if (!tour) return "";
      const path = tourPath(language, kindOf(tour.tour_type), tour);
      return `<p><a href="${path}">${named}</a></p>`;
    });
  }
  return written;
}
