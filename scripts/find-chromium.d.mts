export const FETCHED_CHROMIUM: string;
export function findChromium(): Promise<string | null>;
