import { daysBetween } from "../calendar/days";
import { type ExchangeRate, isCurrent, lastDayOf } from "./rates";

/** Days before a rate holds no longer, on which staff are told. */
const noticeDays = 7;

export interface RateWarnings<Rate extends ExchangeRate> {
  /** They hold no longer: visitors see nothing of them. */
  gone: Rate[];
  /** They hold for a few more days. */
  ending: Rate[];
  /** Examples of the demo content. */
  examples: Rate[];
}

/** What staff have to know of the rates; `today` is the day in Phuket. */
export function rateWarnings<Rate extends ExchangeRate>(rates: Rate[], today: string): RateWarnings<Rate> {
  const gone = rates.filter((rate) => !isCurrent(rate, today));
  const ending = rates.filter((rate) => {
    const last = lastDayOf(rate);
    return last !== null && isCurrent(rate, today) && daysBetween(today, last) < noticeDays;
  });
  return { gone, ending, examples: rates.filter(({ source }) => source === "demo") };
}
