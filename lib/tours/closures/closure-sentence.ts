import { localize } from "../../core/content/localized-text";
import { asSentence } from "../../core/i18n/as-sentence";
import { fill } from "../../core/i18n/fill";
import type { Language } from "../../core/i18n/languages";
import type { Closure, SeaTour } from "./closure";
import { closureDays } from "./closure-days";

/** The words of the sentences for guests, whose tour a closing hits. */
export interface ClosureWords {
  hello: string;
  atSea: string;
  yours: string;
  anotherDay: string;
  /** The form of a period with two ends. */
  period: string;
}

/** Whether each tour of a closing goes to sea. A tour whose facts do not say so counts as one on land. */
function isAtSea(tours: readonly Pick<SeaTour, "sea">[]): boolean {
  return tours.length > 0 && tours.every(({ sea }) => sea === "open" || sea === "sheltered");
}

/** Writes what staff send to each guest of a closing, without the name of guest and tour. */
export function closureSentence(
  { days, reason, tours }: Pick<Closure, "days" | "reason"> & { tours: readonly Pick<SeaTour, "sea">[] },
  language: Language,
  { hello, atSea, yours, anotherDay, period }: ClosureWords,
): string {
  const said = fill(isAtSea(tours) ? atSea : yours, { days: closureDays(days, language, period) });
  return [hello, said, asSentence(localize(reason, language).text), anotherDay].filter(Boolean).join(" ");
}
