import type { BenchSite } from "../bench-site.ts";
import { load } from "../load.ts";
import { rounded } from "../numbers.ts";
import type { Report } from "../report.ts";
import { searchPaths } from "../searches.ts";

const aim = "A rendered search page";

export async function measureRenderedSearch(report: Report, site: BenchSite, quick: boolean): Promise<void> {
  await load({ origin: site.url, paths: searchPaths(500, 9_000), seconds: quick ? 2 : 4 });
  const { perSecond, p50, p99, failures } = await load({
    origin: site.url,
    paths: searchPaths(5_000),
    seconds: quick ? 4 : 10,
  });
  const popular = await load({ origin: site.url, paths: searchPaths(20, 20_000), seconds: quick ? 2 : 4 });
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
    { aim, what: "twenty searches that many ask for", figure: Math.round(popular.perSecond), unit: "req/s" },
  );
}
