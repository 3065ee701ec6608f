import type { BenchSite } from "../bench-site.ts";
import { load } from "../load.ts";
import { rounded } from "../numbers.ts";
import type { Report } from "../report.ts";

const aim = "Pictures";

/** Requests the pictures of a list in the widths of a phone, from the uploads folder. */
export async function measurePictures(report: Report, site: BenchSite, quick: boolean): Promise<void> {
  const html = await (await fetch(`${site.url}/en/tours`)).text();
  const paths = [...new Set(html.match(/\/storage\/[\w/-]+-(?:480|640)\.(?:avif|webp)/g))];
  let bytes = 0;
  for (const path of paths) bytes += (await (await fetch(site.url + path)).arrayBuffer()).byteLength;
  const { perSecond, p99, failures } = await load({
    origin: site.url,
    paths,
    seconds: quick ? 2 : 4,
    encoding: "identity",
  });
  const size = rounded(bytes / paths.length / 1024);
  report.add({
    aim,
    what: `${paths.length} pictures of ${size} KB, p99 ${rounded(p99)} ms, failures ${failures}`,
    figure: Math.round(perSecond),
    unit: "req/s",
  });
}
