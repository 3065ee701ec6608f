/**
 * Element ids that `BookingBar` and `BookingBox` observe: the form's tab and the link to it. Not in their module,
 * because server components need the strings.
 */
export const bookingForm = "booking";
export const mainButton = "book";
