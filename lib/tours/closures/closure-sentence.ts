import { localize } from "../../core/content/localized-text";
import { asSentence } from "../../core/content/text";
import { formatDayPart } from "../../core/format";
import { fill } from "../../core/i18n/fill";
import { dayLocales, type Language } from "../../core/i18n/languages";
import { type Closure, periodsOfDays, type SeaTour } from "./closure";

/** Writes days in order as `26 – 28 November and 1 December`, with `period` as the form of two ends. */
export function closureDays(days: readonly string[], language: Language, period: string): string {
  const written = periodsOfDays(days).map(({ from, until }) => {
    const last = formatDayPart(until, "dayMonth", language);
    if (from === until) return last;
    const isSameMonth = from.slice(0, 7) === until.slice(0, 7);
    const first = isSameMonth ? String(Number(from.slice(8))) : formatDayPart(from, "dayMonth", language);
    const isDayFirst = /^\d/.test(last);
    return fill(period, {
      from: isDayFirst ? first : formatDayPart(from, "dayMonth", language),
      until: last,
    });
  });
  return new Intl.ListFormat(dayLocales[language], { type: "conjunction" }).format(written);
}

/** The words of the sentences for guests, whose tour a closing hits. */
export interface ClosureWords {
  hello: string;
  atSea: string;
  yours: string;
  anotherDay: string;
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
