import { formatNumber, formatRate } from "../core/format";
import type { Language } from "../core/i18n/languages";
import { translate } from "../core/i18n/messages";

interface Rated {
  rate: number | null;
  rating_count: number | null;
  rating_source: string | null;
}

/**
 * A tour's rating as its badge writes it, and in words for screen readers. The rate stands alone where staff have filled in neither
 * the number of guests nor the source.
 */
export function ratingTexts(
  { rate, rating_count: count, rating_source: source }: Rated,
  language: Language,
): { written: string; spoken: string } | null {
  if (rate === null) return null;
  const t = translate(language);
  const number = formatRate(rate, language);
  const behind = [count === null ? null : formatNumber(count, language), source].filter(Boolean).join(", ");
  const spoken =
    count === null ? t("tours.rate", { rate: number }) : t("tours.rating", { rate: number, count });
  return {
    written: behind ? `${number} (${behind})` : number,
    spoken: [spoken, source].filter(Boolean).join(", "),
  };
}
