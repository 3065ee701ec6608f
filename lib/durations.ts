/** Lengths of time in milliseconds. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Lengths of time in seconds, as cookies and headers have them. */
export const daySeconds = 24 * 60 * 60;
export const yearSeconds = 365 * daySeconds;
