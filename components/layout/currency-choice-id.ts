/** The id of the footer's select, by which the page's script finds it. */
export const currencyChoice = "currency";
