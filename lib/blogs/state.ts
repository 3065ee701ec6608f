import { nextDay, operatorDay } from "../operator-day";

export const blogStates = ["published", "scheduled"] as const;

export type BlogState = (typeof blogStates)[number];

/** Whether visitors see a blog at a moment: from the beginning of its day in Bangkok. */
export function blogState(postingDate: Date, now: Date): BlogState {
  return postingDate < nextDay(operatorDay(now)) ? "published" : "scheduled";
}
