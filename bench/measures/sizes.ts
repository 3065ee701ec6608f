import { type BenchSite, benchSite } from "../bench-site.ts";
import { asBrowsers } from "../load.ts";
import { median, rounded, timed } from "../numbers.ts";
import type { Report } from "../report.ts";
import { searchPaths } from "../searches.ts";

const aim = "1,000 → 100,000 tours";

/** Returns the median of the milliseconds until a complete response. */
async function middle(
  site: BenchSite,
  paths: string[],
  headers: Record<string, string> = {},
): Promise<number> {
  const times: number[] = [];
  for (const path of paths) {
    times.push(
      await timed(async () => {
        const response = await fetch(site.url + path, { headers: { ...asBrowsers, ...headers } });
        if (!response.ok) throw new Error(`${path} answers ${response.status}`);
        await response.arrayBuffer();
      }),
    );
  }
  return median(times);
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

async function measure(site: BenchSite, tours: number): Promise<Record<string, number>> {
  const rounds = numbers(12);
  const lastPage = Math.floor(tours / 3 / 12) - 1;
  const staff = { Authorization: `Bearer ${await site.token()}` };
  await middle(site, searchPaths(20, 50_000));
  const index = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const parts = [...index.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/g)].map(([, path = ""]) => path);
  return {
    // These addresses have not been requested before, so each is rendered.
    "list page, rendered": await middle(
      site,
      rounds.map((n) => `/en/tours?page=${2 + n}`),
    ),
    "deep list page, rendered": await middle(
      site,
      rounds.map((n) => `/en/domestic-tours?page=${lastPage - n}`),
    ),
    "search page, rendered": await middle(site, searchPaths(40)),
    "count (API, one per page)": await middle(
      site,
      rounds.map((n) => `/api/packages?tour_type=1&per_page=1&page=${1 + n}`),
    ),
    "staff's list (API, hundred per page)": await middle(
      site,
      rounds.map((n) => `/api/packages?tour_type=3&per_page=100&page=${1 + (n % 3)}`),
      staff,
    ),
    // A part of the sitemap grows with the number of tours.
    "sitemap part, per thousand addresses": await perThousand(site, parts.slice(0, 3)),
  };
}

async function perThousand(site: BenchSite, parts: string[]): Promise<number> {
  const times: number[] = [];
  for (const part of parts) {
    let text = "";
    const milliseconds = await timed(async () => {
      text = await (await fetch(site.url + part, { headers: asBrowsers })).text();
    });
    times.push(milliseconds / ((text.match(/<loc>/g) ?? []).length / 1_000));
  }
  return median(times);
}

export async function measureSizes(report: Report): Promise<void> {
  const results: Record<string, number>[] = [];
  for (const tours of [1_000, 100_000]) {
    const site = await benchSite(tours);
    results.push(await measure(site, tours));
    await site.stop();
  }
  const [small = {}, large = {}] = results;
  for (const [what, before] of Object.entries(small)) {
    const after = large[what] ?? Number.NaN;
    const ratio = rounded(after / before, 2);
    report.add({
      aim,
      what: `${what}: ${rounded(before)} → ${rounded(after)} ms`,
      figure: ratio,
      unit: "×",
      target: "≤ 2",
      met: ratio <= 2,
    });
  }
}
