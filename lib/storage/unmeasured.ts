/** What is known of a picture that no row was read for: enough to draw the file itself. */
export const unmeasured = { width: 1600, height: 1067, widths: [], avif: false, thumbhash: "" };
