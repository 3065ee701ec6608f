import { operatorDay } from "../operator-day";

const day = 24 * 60 * 60 * 1_000;

/**
 * Days until a promo's last one in Bangkok's calendar: 0 on that day itself, negative once it has ended
 * (R-4.7).
 */
export function daysLeft(endDate: Date, now: Date): number {
  return Math.floor((endDate.getTime() - operatorDay(now).getTime()) / day);
}
