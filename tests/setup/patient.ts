/** For `vi.waitFor` and `vi.waitUntil`, which by themselves wait a second: a ceiling for a slow and loaded machine. */
export const patient = { timeout: 15_000, interval: 20 };
