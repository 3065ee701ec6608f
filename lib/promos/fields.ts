import { operatorDay } from "../content/days";
import { isWebAddress } from "../content/text";

/** Letters of a promo's texts, in one language. */
export const promoLimit = { title: 255, description: 5_000, price: 100, pdf_url: 2_000 } as const;

/** Whether a text is an address on the web, or a path of this site, such as that of a document in `public/`. */
export function isDocumentAddress(value: string): boolean {
  return /^\/[^/\\]/.test(value) || isWebAddress(value);
}

export const documentAddressError = "Harus berupa alamat http(s) yang valid.";

const day = 24 * 60 * 60 * 1_000;

/**
 * Days until a promo's last one in Bangkok's calendar: 0 on that day itself, negative once it has ended
 * (R-4.7).
 */
export function daysLeft(endDate: Date, now: Date): number {
  return Math.floor((endDate.getTime() - operatorDay(now).getTime()) / day);
}
