import { benchSite } from "../bench-site.ts";
import { askOften, load } from "../load.ts";
import { rounded } from "../numbers.ts";
import type { Report } from "../report.ts";
import { searchPaths } from "../searches.ts";

const aim = "Several processes on one port";

/** The same site with one process and with two: cached pages, and searches that nobody asked before. */
export async function measureWorkers(report: Report, quick: boolean): Promise<void> {
  const seconds = quick ? 4 : 10;
  const results: Record<"pages" | "searches", number>[] = [];
  for (const workers of [1, 2]) {
    const site = await benchSite(1_000, { WORKERS: String(workers) });
    await askOften(`${site.url}/en/tours`);
    await load({ origin: site.url, paths: searchPaths(500, 9_000), seconds: quick ? 2 : 4 });
    const pages = await load({ origin: site.url, paths: ["/en/tours"], seconds });
    const searches = await load({ origin: site.url, paths: searchPaths(5_000), seconds });
    await site.stop();
    for (const [what, { perSecond, p99, failures }] of Object.entries({ pages, searches })) {
      report.add({
        aim,
        what: `WORKERS=${workers}, ${what}: p99 ${rounded(p99)} ms, failures ${failures}`,
        figure: rounded(perSecond),
        unit: "req/s",
      });
    }
    results.push({ pages: pages.perSecond, searches: searches.perSecond });
  }
  const [one, two] = results;
  if (!one || !two) return;
  report.add(
    { aim, what: "pages, two against one", figure: rounded(two.pages / one.pages, 2), unit: "×" },
    { aim, what: "searches, two against one", figure: rounded(two.searches / one.searches, 2), unit: "×" },
  );
}
