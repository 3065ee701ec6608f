import { expect } from "playwright/test";

/** Pages and API responses that a site has rendered, by its own counter at `/metrics`. */
export async function siteRenders(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  const counts = [...text.matchAll(/^site_renders_total\{[^}]*\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** The same once it stands still: pages of a site that just started, or was saved to, are rendered ahead in quiet moments. */
export async function siteRendersAtRest(metrics: string): Promise<number> {
  const counts: number[] = [];
  await expect
    .poll(
      async () => {
        counts.push(await siteRenders(metrics));
        return counts.length > 8 && new Set(counts.slice(-8)).size === 1;
      },
      { timeout: 150_000, intervals: [1_000] },
    )
    .toBe(true);
  return counts.at(-1) ?? 0;
}
