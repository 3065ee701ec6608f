/** Of the footer's select, by which the pages' script knows it. */
export const currencyChoice = "currency";
