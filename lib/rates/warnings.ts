import { daysBetween } from "../core/calendar/days";
import { type ExchangeRate, isCurrent, lastDayOf } from "./rates";

const noticeDays = 7;

export interface RateWarnings<Rate extends ExchangeRate> {
  /** Expired: visitors see no prices in these currencies. */
  gone: Rate[];
  ending: Rate[];
  examples: Rate[];
}

export function rateWarnings<Rate extends ExchangeRate>(rates: Rate[], today: string): RateWarnings<Rate> {
  const gone = rates.filter((rate) => !isCurrent(rate, today));
  const ending = rates.filter((rate) => {
    const last = lastDayOf(rate);
    return last !== null && isCurrent(rate, today) && daysBetween(today, last) < noticeDays;
  });
  return { gone, ending, examples: rates.filter(({ source }) => source === "demo") };
}
