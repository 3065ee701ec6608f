export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [lower = Number.NaN, upper = lower] = [(sorted.length - 1) >> 1, sorted.length >> 1].map(
    (index) => sorted[index],
  );
  return (lower + upper) / 2;
}

/** Returns the 99th percentile. */
export function p99(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? Number.NaN;
}

export function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}
