import { ownSite } from "../../tests/setup/own-site.ts";
import { runProgram } from "../../tests/setup/site-process.ts";
import { askOften, inTurns } from "../load.ts";
import { median, rounded } from "../numbers.ts";
import type { Report } from "../report.ts";

const aim = "Counting visits";
const page = "/en/tours";
const agent =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";

/**
 * Measures the requests per second of a cached page on a site that counts visits and on one that does not, in
 * turns of a second.
 */
async function pairOfSites(figures: ["all", "off"] | ["off", "all"]): Promise<Record<"all" | "off", number>> {
  const sites = [await ownSite({ FIGURES: figures[0] }), await ownSite({ FIGURES: figures[1] })];
  const loads = sites.map(({ url }, index) => {
    const load = () => ({ origin: url, paths: [page], seconds: 1, agent });
    return [figures[index], load] as const;
  });
  for (const { url } of sites) await askOften(url + page);
  const results = await inTurns(Object.fromEntries(loads), 11);
  await Promise.all(sites.map(({ stop }) => stop()));
  return { all: results.all?.perSecond ?? Number.NaN, off: results.off?.perSecond ?? Number.NaN };
}

/**
 * Measures the cost of counting visits. Two processes of one program differ by a few hundredths, so each pair
 * of sites is started anew, measured in short turns, and the median of the ratios counts. The site that
 * starts first is slower by three hundredths, so each is first in half of the pairs.
 */
export async function measureCounting(report: Report, quick: boolean): Promise<void> {
  await runProgram("tests/setup/build-site.ts", {});
  const ratios: number[] = [];
  for (let round = 0; round < (quick ? 2 : 8); round += 1) {
    const { all: counted, off: uncounted } = await pairOfSites(round % 2 ? ["off", "all"] : ["all", "off"]);
    ratios.push(rounded(counted / uncounted, 2));
    const what = `counted, beside ${Math.round(uncounted)} uncounted`;
    report.add({ aim, what, figure: Math.round(counted), unit: "req/s" });
  }
  const ratio = median(ratios);
  report.add({
    aim,
    what: `counted against uncounted; single pairs ${Math.min(...ratios)} to ${Math.max(...ratios)}`,
    figure: ratio,
    unit: "×",
    target: "≥ 0.95",
    met: ratio >= 0.95,
  });
}
