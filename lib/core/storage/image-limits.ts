export const imageLimits = {
  bytes: 15_000_000,
  pixels: 50_000_000,
  width: 2560,
  memory: 512_000_000,
  /** Larger pictures are decoded one at a time. */
  alone: { pixels: 24_000_000, memory: 128_000_000 },
} as const;
