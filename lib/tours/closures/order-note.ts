import { formatDecimal } from "../../core/format";
import { fill } from "../../core/i18n/fill";
import type { Language } from "../../core/i18n/languages";
import { messagesOf } from "../../core/i18n/messages";
import type { vessels } from "../facts/codes";
import { closureDays } from "./closure-sentence";
import type { HarbourOrder, Verdict } from "./harbour-order";
import { forbiddenText } from "./order-words";

/** An order in spite of which a tour runs on some days. */
export interface OrderNote {
  order: HarbourOrder;
  verdict: Extract<Verdict, { verdict: "long" | "elsewhere" }>;
  vessel: (typeof vessels)[number];
  days: string[];
}

/** Writes that a tour runs all the same: "Boats under 10 m may not leave on 7 June. This catamaran of 18 m runs." */
export function orderNoteText({ order, verdict, vessel, days }: OrderNote, language: Language): string {
  const { order: words, period } = messagesOf(language, "closure");
  const runs =
    verdict.verdict === "long"
      ? fill(words.runs[vessel], { length: formatDecimal(verdict.length, 1, language) })
      : words.elsewhere;
  return `${forbiddenText(order, closureDays(days, language, period), language, words)}. ${runs}`;
}
