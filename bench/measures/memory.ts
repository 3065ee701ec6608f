import { readFileSync } from "node:fs";
import type { BenchSite } from "../bench-site.ts";
import { load } from "../load.ts";
import { rounded } from "../numbers.ts";
import type { Report } from "../report.ts";
import { searchPaths } from "../searches.ts";

const aim = "Memory";

function megabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/**
 * Measures memory after the number of pages, searches, data requests and misses that the aim names. It needs
 * Linux.
 */
export async function measureMemory(report: Report, site: BenchSite, quick: boolean): Promise<void> {
  const { pid = 0 } = site.child;
  const paths = [
    ...Array.from(
      { length: 40 },
      (_, number) => `/${["en", "id", "ru"][number % 3]}/${number % 2 ? "blogs" : "tours"}`,
    ),
    ...searchPaths(10, 30_000),
    "/api/packages?per_page=3",
    "/en/nowhere",
    "/_next/static/none.js",
  ];
  const wanted = quick ? 10_000 : 100_000;
  const half = async () => {
    let sent = 0;
    while (sent < wanted / 2) {
      const seconds = quick ? 2 : 5;
      sent += (await load({ origin: site.url, paths, seconds })).perSecond * seconds;
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return megabytes(pid);
  };
  const before = megabytes(pid);
  const first = await half();
  const second = await half();
  const growth = rounded((second / first - 1) * 100);
  report.add({
    aim,
    what: `${wanted} mixed requests: ${Math.round(before)} → ${Math.round(first)} → ${Math.round(second)} MB`,
    figure: growth,
    unit: "%",
    target: "≤ 5 in the second half",
    met: growth <= 5,
  });
}
