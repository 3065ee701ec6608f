import { addDays } from "../../core/calendar/days";

/** Days after its day on which an old price is still recent. */
const recentDays = 90;

/** Why staff should look at an old price again. Visitors see it in any case. */
export type OldPriceDoubt = "undated" | "outdated";

/** Returns the first day since which a recent old price can have been asked. */
export function firstRecentDay(today: string): string {
  return addDays(today, -recentDays);
}

export function oldPriceDoubt(since: string | null, today: string): OldPriceDoubt | null {
  if (since === null) return "undated";
  return since < firstRecentDay(today) ? "outdated" : null;
}
