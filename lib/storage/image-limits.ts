/** Limits of an upload (decisions.md 5 and 10). */
export const imageLimits = { bytes: 15_000_000, pixels: 50_000_000, width: 2560 } as const;
