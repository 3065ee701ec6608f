import { readFileSync } from "node:fs";
import { languages } from "../../lib/core/i18n/languages.ts";
import type { BenchSite } from "../bench-site.ts";
import { visit } from "../load.ts";
import { median, p99, rounded, timed } from "../numbers.ts";
import type { Report } from "../report.ts";
import { searchPaths } from "../searches.ts";

const aim = "The busiest hour of 100 times today's load";

/** Requests per second (docs/operating.md, "What grows first"). */
const rates = { pages: 67, pictures: 440, searches: 2.2 } as const;
const secondsBetweenSaves = 20;

interface Visits {
  milliseconds: number[];
  /** The reasons why requests failed. */
  failures: string[];
}

/** Sends `perSecond` requests a second, however long the responses take. */
async function steadily(
  origin: string,
  pathOf: (number: number) => string,
  perSecond: number,
  seconds: number,
): Promise<Visits> {
  const visits: Visits = { milliseconds: [], failures: [] };
  const begin = performance.now();
  const requests: Promise<void>[] = [];
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const wait = begin + (number * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    requests.push(
      timed(() => visit(origin + pathOf(number))).then(
        (taken) => void visits.milliseconds.push(taken),
        (error: Error) => void visits.failures.push(error.message),
      ),
    );
  }
  await Promise.all(requests);
  return visits;
}

/** Returns the processor seconds that a process has used, or NaN if the system is not Linux. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const oneAfterAnother = (paths: string[]) => (number: number) => paths[number % paths.length] ?? "";

const goldenRatio = 0.618_033_988_75;

/**
 * Weights paths as visitors choose them: the second half as often as the first, the third a third as often.
 */
const byRank = (paths: string[]) => (number: number) =>
  paths[Math.floor((paths.length + 1) ** ((number * goldenRatio) % 1)) - 1] ?? "";

/**
 * Collects the paths that visitors open: home pages, lists, the details that these link to, and their
 * pictures.
 */
export async function visitedPaths(origin: string) {
  const lists = languages.flatMap((language) =>
    ["", "/tours", "/international-tours", "/domestic-tours", "/blogs"].map((list) => `/${language}${list}`),
  );
  const documents = await Promise.all(lists.map(async (list) => (await fetch(origin + list)).text()));
  const found = (pattern: RegExp) => documents.flatMap((document) => document.match(pattern) ?? []);
  const details = found(/(?<=href=")\/[a-z]{2}\/[a-z-]+\/[^"?#]+-\d+(?=")/g);
  return {
    lists,
    details: [...new Set(details)],
    pictures: [...new Set(found(/\/storage\/[\w/-]+-(?:640|960)\.avif/g))],
  };
}

/** Measures visits at the rates of the busiest hour while a tour that home and a list show is being saved. */
export async function measureBusyHour(report: Report, site: BenchSite, quick: boolean): Promise<void> {
  const seconds = quick ? 15 : 60;
  const { pid = 0 } = site.child;
  const { lists, details, pictures } = await visitedPaths(site.url);
  // A site in its busiest hour has been visited before, so its pages are cached.
  for (const each of [...lists, ...details, ...searchPaths(200, 50_000)]) {
    await visit(site.url + each);
  }
  const [list, detail] = [oneAfterAnother(lists), byRank(details)];
  const headers = { Authorization: `Bearer ${await site.token()}`, "Content-Type": "application/json" };
  const { data } = await (await fetch(`${site.url}/api/packages?tour_type=1&per_page=1`)).json();
  const [{ id, name }] = data as [{ id: number; name: string }];
  const save = () =>
    fetch(`${site.url}/api/packages/${id}`, { method: "PUT", headers, body: JSON.stringify({ name }) });
  const saves = setInterval(() => void save(), secondsBetweenSaves * 1000);
  const before = cpuSeconds(pid);
  const visits = await Promise.all([
    steadily(site.url, (number) => (number % 2 ? list : detail)(number >> 1), rates.pages, seconds),
    steadily(site.url, oneAfterAnother(pictures), rates.pictures, seconds),
    steadily(site.url, oneAfterAnother(searchPaths(2_000, 60_000)), rates.searches, seconds),
  ]);
  clearInterval(saves);
  const share = rounded(((cpuSeconds(pid) - before) / seconds) * 100, 0);
  for (const [index, [what, rate]] of Object.entries(rates).entries()) {
    const { milliseconds, failures } = visits[index] ?? { milliseconds: [], failures: [] };
    report.add({
      aim,
      what: `${what}, ${rate} a second for ${seconds} s: failures ${failures.length}, p50 ${rounded(median(milliseconds))} ms, p99`,
      figure: rounded(p99(milliseconds)),
      unit: "ms",
      ...(what === "pages" && { target: "≤ 50", met: p99(milliseconds) <= 50 && failures.length === 0 }),
    });
  }
  report.add({ aim, what: "the site's share of a core", figure: share, unit: "%" });
}
