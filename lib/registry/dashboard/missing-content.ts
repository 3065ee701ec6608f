import "server-only";
import { db } from "../../core/db";
import type { Language } from "../../core/i18n/languages";
import { type TargetLanguage, targetLanguages } from "../../core/translations/schema";
import { getShownLanguages } from "../../site/settings";
import { type Kind, kindOf } from "../../tours/kinds";
import { readOrNull } from "./read-or-null";

/** The number of records of a list without a name in a language that visitors see. */
export interface MissingLanguage {
  segment: Kind | "blogs";
  language: Language;
  count: number;
}

export function toursMissingLanguage(): Promise<MissingLanguage[] | null> {
  return readOrNull("tours without a language", async () => {
    const shown = await getShownLanguages();
    const rows = await db().$queryRaw<{ tour_type: number; language: Language; count: number }[]>`
      SELECT tour_type, language, count(*)::int AS count
      FROM tour CROSS JOIN unnest(${[...shown]}::text[]) AS language
      WHERE coalesce(name ->> language, '') = ''
      GROUP BY tour_type, language ORDER BY tour_type, language`;
    return rows.map(({ tour_type, language, count }) => ({ segment: kindOf(tour_type), language, count }));
  });
}

const asked = ["age", "pickup", "pregnant"] as const;

export interface MissingFact {
  fact: (typeof asked)[number];
  count: number;
}

export function missingFacts(): Promise<MissingFact[] | null> {
  return readOrNull("tours without facts", async () => {
    const rows = await db().$queryRaw<MissingFact[]>`
      SELECT fact, count(*) FILTER (WHERE NOT jsonb_exists(facts, fact))::int AS count
      FROM tour CROSS JOIN unnest(${[...asked]}::text[]) WITH ORDINALITY AS asked (fact, ordinal)
      GROUP BY fact, ordinal ORDER BY ordinal`;
    return rows.filter(({ count }) => count > 0);
  });
}

export function blogsMissingLanguage(): Promise<MissingLanguage[] | null> {
  return readOrNull("blogs without a language", async () => {
    const shown = await getShownLanguages();
    const rows = await db().$queryRaw<{ language: Language; count: number }[]>`
      SELECT language, count(*)::int AS count
      FROM blog CROSS JOIN unnest(${[...shown]}::text[]) AS language
      WHERE coalesce(title ->> language, '') = ''
      GROUP BY language ORDER BY language`;
    return rows.map((row) => ({ segment: "blogs", ...row }));
  });
}

export interface StaleTranslations {
  language: TargetLanguage;
  count: number;
}

export function staleTranslations(): Promise<StaleTranslations[] | null> {
  return readOrNull("stale translations", async () => {
    const sums = await db().translationState.groupBy({ by: ["language"], _sum: { stale: true } });
    const shown = await getShownLanguages();
    return targetLanguages
      .filter((language) => shown.includes(language))
      .map((language) => ({
        language,
        count: sums.find((each) => each.language === language)?._sum.stale ?? 0,
      }))
      .filter(({ count }) => count > 0);
  });
}
