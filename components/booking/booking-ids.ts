/**
 * Element ids that `BookingBar` and `BookingBox` observe. They have their own module because server
 * components need the strings.
 */
export const bookingForm = "booking";
export const mainButton = "book";
