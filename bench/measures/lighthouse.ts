import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findChromium } from "../../scripts/find-chromium.mjs";
import type { BenchSite } from "../bench-site.ts";
import { pageAddresses } from "../bench-site.ts";
import { askOften } from "../load.ts";
import { median, rounded } from "../numbers.ts";
import type { Report } from "../report.ts";
import { startStockNext } from "../stock-next.ts";

const run = promisify(execFile);

const aim = "Lighthouse, mobile, simulated";

/** The newest Lighthouse needs a newer Node than the site does; both come from npm for the while. */
const packages = ["--package=node@22.22.0", "--package=lighthouse@13.0.1"];

interface Result {
  scores: Record<string, number>;
  lcp: number;
  cls: number;
  tbt: number;
}

async function lighthouse(url: string, chromium: string): Promise<Result> {
  const flags = `--headless=new --no-sandbox --disable-background-networking`;
  const args = [
    "--yes",
    ...packages,
    "lighthouse",
    url,
    "--quiet",
    "--output=json",
    `--chrome-flags=${flags}`,
  ];
  const env = { ...process.env, CHROME_PATH: chromium, NODE_OPTIONS: "" };
  const { stdout } = await run("npx", args, { env, maxBuffer: 64 * 1024 * 1024, timeout: 300_000 });
  const { categories, audits } = JSON.parse(stdout);
  const scores = Object.entries(categories as Record<string, { score: number }>);
  return {
    scores: Object.fromEntries(scores.map(([name, { score }]) => [name, Math.round(score * 100)])),
    lcp: audits["largest-contentful-paint"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    tbt: audits["total-blocking-time"].numericValue,
  };
}

async function several(url: string, chromium: string, times: number): Promise<Result> {
  const all: Result[] = [];
  for (let time = 0; time < times; time += 1) all.push(await lighthouse(url, chromium));
  const names = Object.keys(all[0]?.scores ?? {});
  return {
    scores: Object.fromEntries(
      names.map((name) => [name, median(all.map(({ scores }) => scores[name] ?? 0))]),
    ),
    lcp: median(all.map(({ lcp }) => lcp)),
    cls: median(all.map(({ cls }) => cls)),
    tbt: median(all.map(({ tbt }) => tbt)),
  };
}

export async function measureLighthouse(report: Report, site: BenchSite, quick: boolean): Promise<void> {
  const chromium = await findChromium();
  if (!chromium) return report.add({ aim, what: "there is no Chromium", figure: "-", unit: "" });
  const times = quick ? 1 : 5;
  const stock = await startStockNext(await (await fetch(`${site.url}/en/tours`)).text());
  try {
    const bare = await several(`${stock.origin}/four`, chromium, times);
    report.add({
      aim,
      what: "bare Next with four pictures: LCP",
      figure: rounded(bare.lcp / 1000, 2),
      unit: "s",
    });
    const pages = Object.entries(await pageAddresses(site.url)).slice(0, quick ? 1 : 4);
    for (const [name, address] of pages) {
      await askOften(site.url + address);
      const { scores, lcp, cls, tbt } = await several(site.url + address, chromium, times);
      const { performance: speed = 0, ...others } = scores;
      const ratio = rounded(lcp / bare.lcp, 2);
      report.add(
        {
          aim,
          what: `${name}: performance (${Object.values(others).join(", ")} the rest)`,
          figure: speed,
          unit: "",
          target: "≥ 99, the rest 100",
          met: speed >= 99 && Object.values(others).every((each) => each === 100),
        },
        {
          aim,
          what: `${name}: LCP ${rounded(lcp / 1000, 2)} s against bare Next`,
          figure: ratio,
          unit: "×",
          target: "≤ 1.1",
          met: ratio <= 1.1,
        },
        {
          aim,
          what: `${name}: CLS ${rounded(cls, 3)}, TBT`,
          figure: Math.round(tbt),
          unit: "ms",
          target: "CLS 0, TBT ≤ 100",
          met: rounded(cls, 3) === 0 && tbt <= 100,
        },
      );
    }
  } catch (error) {
    // The end says why; the beginning is the command.
    const reason = error instanceof Error ? error.message.trim().slice(-300) : String(error);
    report.add({ aim, what: `not measured: ${reason}`, figure: "-", unit: "" });
  } finally {
    await stock.stop();
  }
}
