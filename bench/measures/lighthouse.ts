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

/** Lighthouse needs a newer Node.js than the site does, so npm installs both for the measurement. */
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

/** The results of all rounds for one page. */
class Rounds {
  readonly results: Result[] = [];

  middle(value: (result: Result) => number): number {
    return median(this.results.map(value));
  }

  score(name: string): number {
    return this.middle(({ scores }) => scores[name] ?? 0);
  }

  get lcpSpread(): string {
    const all = this.results.map(({ lcp }) => lcp / 1000);
    return `${rounded(Math.min(...all), 2)} to ${rounded(Math.max(...all), 2)} s`;
  }
}

const rest = ["accessibility", "best-practices", "seo"];

function reportPage(report: Report, name: string, page: Rounds, bare: Rounds): void {
  const speed = page.score("performance");
  const others = rest.map((each) => page.score(each));
  const lcp = page.middle((result) => result.lcp);
  const ratio = rounded(lcp / bare.middle((result) => result.lcp), 2);
  const cls = rounded(
    page.middle((result) => result.cls),
    3,
  );
  const tbt = page.middle((result) => result.tbt);
  report.add(
    {
      aim,
      what: `${name}: performance (${others.join(", ")} the rest)`,
      figure: speed,
      unit: "",
      target: "≥ 99, the rest 100",
      met: speed >= 99 && others.every((each) => each === 100),
    },
    {
      aim,
      what: `${name}: LCP ${rounded(lcp / 1000, 2)} s (${page.lcpSpread}) against bare Next`,
      figure: ratio,
      unit: "×",
      target: "≤ 1.1",
      met: ratio <= 1.1,
    },
    {
      aim,
      what: `${name}: CLS ${cls}, TBT`,
      figure: Math.round(tbt),
      unit: "ms",
      target: "CLS 0, TBT ≤ 100",
      met: cls === 0 && tbt <= 100,
    },
  );
}

/**
 * Measures the pages in turns, so that other load on the machine affects all of them. Each figure is the
 * median of the rounds.
 */
export async function measureLighthouse(report: Report, site: BenchSite, quick: boolean): Promise<void> {
  const chromium = await findChromium();
  if (!chromium) return report.add({ aim, what: "there is no Chromium", figure: "-", unit: "" });
  const stock = await startStockNext({ page: await (await fetch(`${site.url}/en/tours`)).text() });
  try {
    const bare = new Rounds();
    const pages = Object.entries(await pageAddresses(site.url)).map(([name, address]) => ({
      name,
      url: site.url + address,
      rounds: new Rounds(),
    }));
    const measured = quick ? pages.slice(0, 1) : pages;
    for (const { url } of measured) await askOften(url);
    for (let round = 0; round < (quick ? 1 : 7); round += 1) {
      bare.results.push(await lighthouse(`${stock.origin}/four`, chromium));
      for (const { url, rounds } of measured) rounds.results.push(await lighthouse(url, chromium));
    }
    report.add({
      aim,
      what: `bare Next with four pictures: LCP (${bare.lcpSpread})`,
      figure: rounded(bare.middle((result) => result.lcp) / 1000, 2),
      unit: "s",
    });
    for (const { name, rounds } of measured) reportPage(report, name, rounds, bare);
  } catch (error) {
    // Keeps the end of the message, which names the reason. The beginning is the command.
    const reason = error instanceof Error ? error.message.trim().slice(-300) : String(error);
    report.add({ aim, what: `not measured: ${reason}`, figure: "-", unit: "" });
  } finally {
    await stock.stop();
  }
}
