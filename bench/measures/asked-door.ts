import type { BenchSite } from "../bench-site.ts";
import { askOften, visit } from "../load.ts";
import { rounded } from "../numbers.ts";
import type { Report } from "../report.ts";

const aim = "A cached page beside the questions of assistants";
const page = "/en/tours";
const perSecond = 50;

const headers = { "Content-Type": "application/json", Accept: "application/json" };

function callOf(id: number, tour: number): string {
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const params = { name: "price_of", arguments: { id: tour, day, adults: 2 } };
  return JSON.stringify({ jsonrpc: "2.0", id, method: "tools/call", params });
}

/** Visits the page one time after the other, and returns the 99th percentile in milliseconds. */
async function slowestVisits(url: string, seconds: number): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    const begun = performance.now();
    await visit(url);
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}

/** Measures a visitor of a cached page without questions, and beside 50 questions a second. */
export async function measureAskedDoor(report: Report, site: BenchSite, quick: boolean): Promise<void> {
  const url = site.url + page;
  const list = await fetch(`${site.url}/api/packages?per_page=10`).then((response) => response.json());
  const ids: number[] = list.data.map((tour: { id: number }) => tour.id);
  await askOften(url);
  const seconds = quick ? 4 : 15;
  const quiet = await slowestVisits(url, seconds);
  const answers: Promise<number>[] = [];
  const timer = setInterval(() => {
    const number = answers.length;
    const call = { method: "POST", headers, body: callOf(number, ids[number % ids.length] ?? 0) };
    answers.push(fetch(`${site.url}/mcp`, call).then(({ status }) => status));
  }, 1_000 / perSecond);
  const asked = await slowestVisits(url, seconds);
  clearInterval(timer);
  const good = (await Promise.all(answers)).filter((status) => status === 200).length;
  report.add(
    { aim, what: "p99 without questions", figure: rounded(quiet, 2), unit: "ms" },
    {
      aim,
      what: `p99 beside ${Math.round(answers.length / seconds)} questions a second, of which ${good} of ${answers.length} were answered`,
      figure: rounded(asked, 2),
      unit: "ms",
      target: "≤ 20",
      met: asked <= 20 && good === answers.length,
    },
  );
}
