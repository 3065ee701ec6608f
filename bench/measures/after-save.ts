import { type BenchSite, benchSite } from "../bench-site.ts";
import { visit } from "../load.ts";
import { median, p99, rounded, timed } from "../numbers.ts";
import type { Report } from "../report.ts";
import { visitedPaths } from "./busy-hour.ts";

const aim = "The second after a save";

/**
 * Pages per second, as in the busiest hour, half of them home pages and lists, and the seconds between two
 * saves.
 */
const rate = 67;
const secondsBetween = 3;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function rendersOf(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  const counted = [...text.matchAll(/^site_renders_total\{[^}]*\} (\d+)$/gm)];
  return counted.reduce((sum, [, number]) => sum + Number(number), 0);
}

/** Resolves when nothing has been rendered for a second, which means that the pages of the start are warm. */
async function settled(metrics: string): Promise<void> {
  for (let before = -1, now = 0; before !== now; ) {
    before = now;
    await pause(1_000);
    now = await rendersOf(metrics);
  }
}

/**
 * Measures the response times of pages in the second after each save, in milliseconds, and the renders per
 * save.
 */
async function afterSaves(
  site: BenchSite,
  metrics: string,
  saves: number,
  save: (n: number) => Promise<unknown>,
) {
  const { lists, details } = await visitedPaths(site.url);
  const taken: number[] = [];
  for (const path of [...lists, ...details]) await visit(site.url + path);
  await settled(metrics);
  const before = await rendersOf(metrics);
  for (let round = 0; round < saves; round += 1) {
    const next = pause(secondsBetween * 1_000);
    await save(round);
    const requests: Promise<void>[] = [];
    for (let number = 0; number < rate; number += 1) {
      const paths = number % 2 ? lists : details;
      const path = paths[(round * rate + number) % paths.length] ?? "";
      requests.push(
        timed(() => visit(site.url + path)).then((milliseconds) => void taken.push(milliseconds)),
      );
      await pause(1_000 / rate);
    }
    await Promise.all(requests);
    await next;
  }
  // One render is subtracted, because the save itself is served by Next.
  return { taken, renders: (await rendersOf(metrics)) / saves - before / saves - 1 };
}

export async function measureAfterSave(report: Report, quick: boolean): Promise<void> {
  const port = 9_464;
  const site = await benchSite(0, { METRICS_PORT: String(port) });
  const metrics = `http://127.0.0.1:${port}/metrics`;
  const headers = { Authorization: `Bearer ${await site.token()}`, "Content-Type": "application/json" };
  const saver = async (list: string, change: (n: number) => unknown) => {
    const { data } = await (await fetch(site.url + list)).json();
    const [{ id }] = data as [{ id: number }];
    return (n: number) =>
      fetch(`${site.url}/api/packages/${id}`, { method: "PUT", headers, body: JSON.stringify(change(n)) });
  };
  const price = (n: number) => ({ starting_price: 1_000 + n });
  const saves = quick ? 5 : 20;
  const kinds = {
    "the price of a domestic tour": await saver("/api/packages?tour_type=2&per_page=1", price),
    "the price of a tour of the home page": await saver("/api/packages?tour_type=1&per_page=1", price),
  };
  for (const [what, save] of Object.entries(kinds)) {
    const { taken, renders } = await afterSaves(site, metrics, saves, save);
    report.add(
      { aim, what: `${what}: renders a save`, figure: rounded(renders), unit: "" },
      {
        aim,
        what: `${what}: pages, p50 ${rounded(median(taken))} ms, p99`,
        figure: rounded(p99(taken)),
        unit: "ms",
        target: "≤ 50",
        met: p99(taken) <= 50,
      },
    );
  }
  await site.stop();
}
