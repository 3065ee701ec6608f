export const currencyChoice = "currency";
