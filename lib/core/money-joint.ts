/** Stands between currency and number: no line breaks within an amount. */
export const moneyJoint = "\u00a0";

/** Tells whether a text has an amount with this joint. */
export function holdsMoney(text: string): boolean {
  return /\S\u00a0\d/.test(text);
}
