import type { BenchSite } from "../bench-site.ts";
import { type Load, type LoadResult, load } from "../load.ts";
import { startNginx } from "../nginx.ts";
import { median, rounded } from "../numbers.ts";
import type { Report } from "../report.ts";
import { startStockNext } from "../stock-next.ts";

const aim = "A cached page";
const page = "/en/tours";

/** The body as it goes over the wire: `fetch` would unpack it. */
async function wireBody(url: string): Promise<Buffer> {
  const { request } = await import("node:http");
  return new Promise((resolve, reject) => {
    request(url, { headers: { "Accept-Encoding": "br" } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => resolve(Buffer.concat(parts)));
    })
      .on("error", reject)
      .end();
  });
}

/** Each server in turn, several times, so that what else the machine does meets them all. */
async function inTurns(servers: Record<string, Load>, rounds: number): Promise<Record<string, LoadResult>> {
  const results = new Map<string, LoadResult[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, wanted] of Object.entries(servers)) {
      results.set(name, [...(results.get(name) ?? []), await load(wanted)]);
    }
  }
  const middle = (all: LoadResult[], of: keyof LoadResult) => median(all.map((each) => each[of]));
  return Object.fromEntries(
    [...results].map(([name, all]) => [
      name,
      {
        perSecond: middle(all, "perSecond"),
        p50: middle(all, "p50"),
        p99: middle(all, "p99"),
        failures: all.reduce((sum, { failures }) => sum + failures, 0),
      },
    ]),
  );
}

export async function measureCachedPage(report: Report, site: BenchSite, quick: boolean): Promise<void> {
  // Asked for again and again: the server has made it as small as it will.
  for (let time = 0; time < 5; time += 1) {
    await wireBody(site.url + page);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const nginx = await startNginx(await wireBody(site.url + page));
  const stock = await startStockNext();
  const seconds = quick ? 2 : 4;
  const results = await inTurns(
    {
      ...(nginx && { nginx: { origin: nginx.origin, paths: [nginx.path], seconds } }),
      stock: { origin: stock.origin, paths: [stock.path], seconds, encoding: "gzip" },
      ours: { origin: site.url, paths: [page], seconds },
    },
    quick ? 1 : 3,
  );
  await Promise.all([nginx?.stop(), stock.stop()]);
  const { nginx: static_, stock: isr, ours } = results;
  if (!ours || !isr) return;
  for (const [name, { perSecond, p50, p99, failures }] of Object.entries(results)) {
    const figure = `${Math.round(perSecond)}`;
    report.add({
      aim,
      what: `${name}: p50 ${rounded(p50, 2)} ms, p99 ${rounded(p99, 2)} ms, failures ${failures}`,
      figure,
      unit: "req/s",
    });
  }
  if (static_) {
    const ratio = rounded(ours.perSecond / static_.perSecond, 2);
    report.add({
      aim,
      what: "ours against nginx, the same bytes",
      figure: ratio,
      unit: "×",
      target: "≥ 0.5, aim 0.6",
      met: ratio >= 0.5,
    });
  } else {
    report.add({ aim, what: "nginx is not installed (apt-get install nginx-light)", figure: "-", unit: "" });
  }
  const times = rounded(ours.perSecond / isr.perSecond);
  report.add(
    {
      aim,
      what: "ours against stock Next with ISR and gzip",
      figure: times,
      unit: "×",
      target: "≥ 30",
      met: times >= 30,
    },
    { aim, what: "p99 of ours", figure: rounded(ours.p99, 2), unit: "ms", target: "≤ 5", met: ours.p99 <= 5 },
  );
}
