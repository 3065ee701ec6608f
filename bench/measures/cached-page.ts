import type { BenchSite } from "../bench-site.ts";
import { askOften, inTurns, visit } from "../load.ts";
import { startNginx } from "../nginx.ts";
import { rounded } from "../numbers.ts";
import { startPlainServer } from "../plain-server.ts";
import type { Report } from "../report.ts";
import { startStockNext } from "../stock-next.ts";

const aim = "A cached page";
const page = "/en/tours";

export async function measureCachedPage(report: Report, site: BenchSite, quick: boolean): Promise<void> {
  await askOften(site.url + page);
  const { body, headers: answered } = await visit(site.url + page);
  // Node sets these headers itself, and so does the plain server.
  const { date: _date, connection: _connection, "keep-alive": _kept, ...headers } = answered;
  const nginx = await startNginx(body);
  const plain = await startPlainServer(body, headers);
  const stock = await startStockNext({ page: await (await fetch(site.url + page)).text() });
  const seconds = quick ? 2 : 4;
  const results = await inTurns(
    {
      ...(nginx && { nginx: () => ({ origin: nginx.origin, paths: [nginx.path], seconds }) }),
      plain: () => ({ origin: plain.origin, paths: [plain.path], seconds }),
      stock: () => ({ origin: stock.origin, paths: [stock.path], seconds, encoding: "gzip" }),
      ours: () => ({ origin: site.url, paths: [page], seconds }),
    },
    quick ? 1 : 3,
  );
  await Promise.all([nginx?.stop(), plain.stop(), stock.stop()]);
  const { nginx: static_, plain: bare, stock: isr, ours } = results;
  if (!ours || !isr || !bare) return;
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
  report.add({
    aim,
    what: "ours against Node's http server with the same answer",
    figure: rounded(ours.perSecond / bare.perSecond, 2),
    unit: "×",
  });
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
