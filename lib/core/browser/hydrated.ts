/** A `window` event: the controls of the page work from now on. */
export const hydrated = "site-hydrated";
