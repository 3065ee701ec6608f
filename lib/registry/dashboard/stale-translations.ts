import "server-only";
import { db } from "../../core/db";
import { type TargetLanguage, targetLanguages } from "../../core/translations/schema";
import { getShownLanguages } from "../../site/settings";
import { readOrNull } from "./read-or-null";

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
