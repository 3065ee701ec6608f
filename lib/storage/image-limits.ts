/** Limits of an upload. */
export const imageLimits = {
  bytes: 15_000_000,
  pixels: 50_000_000,
  width: 2560,
  /** Bytes of memory that decoding may take, as the header lets one expect. */
  memory: 512_000_000,
  /** Pictures with more pixels, or with more memory, are decoded one at a time. */
  alone: { pixels: 24_000_000, memory: 128_000_000 },
} as const;
