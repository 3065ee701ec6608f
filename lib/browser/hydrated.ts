/** Event of `window` at the moment when the page's controls work. */
export const hydrated = "site-hydrated";
