/** Ids of what the booking bar and the box beside the form look for: the form's tab and the button that leads to it. */
export const bookingForm = "booking";
export const mainButton = "book";
