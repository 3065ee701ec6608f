import { type Site, startSite } from "../../tests/setup/start-site.ts";
import { benchSite } from "../bench-site.ts";
import { rounded, timed } from "../numbers.ts";
import type { Report } from "../report.ts";

/** Measures the time from the command to the first response, with everything built. */
export async function measureStart(report: Report): Promise<void> {
  const { dataDir, stop } = await benchSite(0);
  await stop();
  let site: Site | undefined;
  const took = await timed(async () => {
    site = await startSite(dataDir);
    await fetch(`${site.url}/en`);
  });
  await site?.stop();
  const seconds = rounded(took / 1000, 2);
  report.add({
    aim: "Start",
    what: "to the first answer",
    figure: seconds,
    unit: "s",
    target: "< 3",
    met: seconds < 3,
  });
}
