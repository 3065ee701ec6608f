/** Element ids in a module of their own, because server components need the strings. */
export const bookingForm = "booking";
export const mainButton = "book";
