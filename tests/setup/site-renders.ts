import { expect } from "playwright/test";

/** Pages and API responses that a site has rendered, by its own counter at `/metrics`. */
export async function siteRenders(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  const counts = [...text.matchAll(/^site_renders_total\{[^}]*\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Waits until the counter stands still, because a save has pages rendered ahead in quiet moments, and returns it. */
export async function siteRendersAtRest(metrics: string): Promise<number> {
  const counts: number[] = [];
  await expect
    .poll(
      async () => {
        counts.push(await siteRenders(metrics));
        return counts.length > 8 && new Set(counts.slice(-8)).size === 1;
      },
      { timeout: 150_000, intervals: [500] },
    )
    .toBe(true);
  return counts.at(-1) ?? 0;
}
