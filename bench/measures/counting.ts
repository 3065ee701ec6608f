import { ownSite } from "../../tests/setup/own-site.ts";
import { runProgram } from "../../tests/setup/site-process.ts";
import { askOften, inTurns } from "../load.ts";
import { rounded } from "../numbers.ts";
import type { Report } from "../report.ts";

const aim = "Counting visits";
const page = "/en/tours";
const agent =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";

/**
 * A cached page of sites that count its visits and that do not, in turns of a second, because the machine's own speed changes
 * from second to second. Two sites do not count: what lies between them is the measure's own error.
 */
export async function measureCounting(report: Report, quick: boolean): Promise<void> {
  await runProgram("tests/setup/build-site.ts", {});
  const sites = {
    uncounted: await ownSite({ FIGURES: "off" }),
    counted: await ownSite({ FIGURES: "all" }),
    "uncounted too": await ownSite({ FIGURES: "off" }),
  };
  for (const { url } of Object.values(sites)) await askOften(url + page);
  const loads = Object.entries(sites).map(([name, { url: origin }]) => {
    return [name, () => ({ origin, paths: [page], seconds: 1, agent })] as const;
  });
  const results = Object.entries(await inTurns(Object.fromEntries(loads), quick ? 9 : 45));
  await Promise.all(Object.values(sites).map((site) => site.stop()));
  const perSecond: Record<string, number> = {};
  for (const [name, result] of results) {
    perSecond[name] = result?.perSecond ?? Number.NaN;
    report.add({ aim, what: name, figure: Math.round(perSecond[name]), unit: "req/s" });
  }
  const { counted = 0, uncounted = 0, "uncounted too": control = 0 } = perSecond;
  const ratio = rounded((2 * counted) / (uncounted + control), 2);
  report.add(
    {
      aim,
      what: "counted against uncounted",
      figure: ratio,
      unit: "×",
      target: "≥ 0.95",
      met: ratio >= 0.95,
    },
    { aim, what: "uncounted against uncounted", figure: rounded(control / uncounted, 2), unit: "×" },
  );
}
