import type { BenchSite } from "../bench-site.ts";
import { inTurns, load } from "../load.ts";
import { rounded } from "../numbers.ts";
import type { Report } from "../report.ts";
import { searchPaths } from "../searches.ts";
import { startStockNext } from "../stock-next.ts";

const aim = "A rendered search page";

/** Returns the addresses of the same searches on the dynamic page of stock Next. */
function stockPaths(paths: string[]): string[] {
  const types = ["tours", "international-tours", "domestic-tours"];
  return paths.map((each) => {
    const { pathname, searchParams } = new URL(each, "http://localhost");
    const type = String(types.indexOf(pathname.split("/")[2] ?? "") + 1);
    return `/search?${new URLSearchParams({ search: searchParams.get("search") ?? "", type })}`;
  });
}

/** Returns the HTML of a search that fills a page with tours. */
async function fullSearch(origin: string): Promise<string> {
  for (const each of searchPaths(200, 19_000)) {
    const document = await (await fetch(origin + each)).text();
    if ((document.match(/<article/g) ?? []).length === 12) return document;
  }
  throw new Error("no search finds a whole page of tours");
}

export async function measureRenderedSearch(report: Report, site: BenchSite, quick: boolean): Promise<void> {
  const warm = searchPaths(500, 9_000);
  await load({ origin: site.url, paths: warm, seconds: quick ? 2 : 4 });
  const stock = await startStockNext({
    page: await (await fetch(`${site.url}/en/tours`)).text(),
    search: { document: await fullSearch(site.url), database: site.database },
  });
  await load({ origin: stock.origin, paths: stockPaths(warm), seconds: quick ? 2 : 4, encoding: "gzip" });
  const seconds = quick ? 4 : 10;
  // Each round uses new searches, because earlier ones are cached.
  const rounds = quick ? 1 : 3;
  const { ours, next } = await inTurns(
    {
      ours: (round) => ({ origin: site.url, paths: searchPaths(5_000, round * 100_000), seconds }),
      next: (round) => ({
        origin: stock.origin,
        paths: stockPaths(searchPaths(5_000, round * 100_000)),
        seconds,
        encoding: "gzip",
      }),
    },
    rounds,
  );
  await stock.stop();
  const popular = await load({ origin: site.url, paths: searchPaths(20, 20_000), seconds: quick ? 2 : 4 });
  if (!ours || !next) return;
  const { perSecond, p50, p99, failures } = ours;
  const times = rounded(perSecond / next.perSecond, 2);
  report.add(
    {
      aim,
      what: `each another one, p50 ${rounded(p50)} ms, failures ${failures}`,
      figure: rounded(perSecond),
      unit: "req/s",
      target: "≥ 150",
      met: perSecond >= 150,
    },
    { aim, what: "p99 at 32 connections", figure: rounded(p99), unit: "ms", target: "< 400", met: p99 < 400 },
    {
      aim,
      what: `stock Next's dynamic page: p50 ${rounded(next.p50)} ms, p99 ${rounded(next.p99)} ms, failures ${next.failures}`,
      figure: rounded(next.perSecond),
      unit: "req/s",
    },
    { aim, what: "ours against it", figure: times, unit: "×", target: "≥ 1.5", met: times >= 1.5 },
    { aim, what: "twenty searches that many ask for", figure: Math.round(popular.perSecond), unit: "req/s" },
  );
}
