import { type BenchSite, benchSite } from "./bench-site.ts";
import { measureAfterSave } from "./measures/after-save.ts";
import { measureAskedDoor } from "./measures/asked-door.ts";
import { measureBusyHour } from "./measures/busy-hour.ts";
import { measureCachedPage } from "./measures/cached-page.ts";
import { measureEventToPaint } from "./measures/event-to-paint.ts";
import { measureRenderedSearch } from "./measures/rendered-search.ts";
import { measureSizes } from "./measures/sizes.ts";
import { type Report, startReport } from "./report.ts";

/**
 * Measures that are chosen by name on the command line. They run on one site with `tours` additional tours,
 * or on sites of their own.
 */
type Group =
  | {
      tours: number;
      onSite: Record<string, (report: Report, site: BenchSite, quick: boolean) => Promise<void>>;
    }
  | { alone: Record<string, (report: Report, quick: boolean) => Promise<void>> };

const groups: Group[] = [
  {
    tours: 0,
    onSite: {
      cached: measureCachedPage,
      door: measureAskedDoor,
      busy: measureBusyHour,
      paint: measureEventToPaint,
    },
  },
  { alone: { "after-save": measureAfterSave } },
  { tours: 1_000, onSite: { search: measureRenderedSearch } },
  { alone: { sizes: async (report, quick) => (quick ? undefined : measureSizes(report)) } },
];

const namesOf = (group: Group) => Object.keys("alone" in group ? group.alone : group.onSite);

// Measures the aims that decide something. Names select measures: `npm run bench -- search after-save`.
const asked = process.argv.slice(2).filter((word) => word !== "--quick");
const quick = process.argv.includes("--quick");
const unknown = asked.filter((word) => !groups.some((group) => namesOf(group).includes(word)));
if (unknown.length > 0) {
  console.error(`Not measured: ${unknown.join(", ")}. Known: ${groups.flatMap(namesOf).join(", ")}.`);
  process.exit(1);
}
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);
const report = startReport();
for (const group of groups) {
  if (!namesOf(group).some(isAsked)) continue;
  if ("alone" in group) {
    for (const [name, measure] of Object.entries(group.alone))
      if (isAsked(name)) await measure(report, quick);
    continue;
  }
  const site = await benchSite(group.tours);
  for (const [name, measure] of Object.entries(group.onSite)) {
    if (isAsked(name)) await measure(report, site, quick);
  }
  await site.stop();
}
report.finish(".bench/figures.json");
process.exit(0);
