import { z } from "zod";
import { areas, guideLanguages } from "../facts/codes";
import { tags } from "../tags";
import { lengths, plainNeeds } from "./filters";
import {
  type FilterName,
  type NamedCheck,
  namedChecks,
  type Selection,
  type TourTable,
  unfilteredList,
} from "./table-filters";

const option = z.object({
  value: z.string(),
  count: z.int().min(0).describe("How many tours the list has with it, beside the other filters."),
  without: z.int().min(0).optional().describe("Of a chosen one: how many tours the list has without it."),
});

export const facetsSchema = z.object({
  total: z.int().min(0),
  options: z
    .record(z.enum(["search", "tags", "date", "for", "area", "length", "max"]), z.array(option))
    .describe("By parameter of the list. Of `search` and `date` there is what was asked for alone."),
});

export type Facets = z.output<typeof facetsSchema>;
type Option = z.output<typeof option>;

/** The limits that are offered, in baht. */
export const maxSteps = [1_000, 2_000, 3_000, 5_000, 10_000, 30_000];

/** In place of the number of a filter: several of them keep the tour out, or it is not listed at all. */
const byMore = 255;

/** Of each tour what keeps it out: 0 for nothing, the place of a filter and 1 where that alone does. */
function keptOutBy({ length }: Int32Array, mask: Uint8Array, checks: NamedCheck[]): Uint8Array {
  const by = new Uint8Array(length);
  for (let place = 0; place < length; place += 1) if (mask[place] === 0) by[place] = byMore;
  for (const [index, { codes, passes }] of checks.entries()) {
    for (let place = 0; place < length; place += 1) {
      if (passes[codes[place] ?? 0] === 0) by[place] = by[place] === 0 ? index + 1 : byMore;
    }
  }
  return by;
}

/** How many tours are kept out by what: first those that nothing keeps out. */
function countKeptOut(by: Uint8Array): Uint32Array {
  const counts = new Uint32Array(byMore + 1);
  for (const each of by) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
}

/** How many tours have each code, of those that nothing keeps out, or the filter `alone`. */
function countCodes(codes: Uint8Array | Uint32Array, by: Uint8Array, alone: number, size: number) {
  const counts = new Uint32Array(size);
  for (let place = 0; place < by.length; place += 1) {
    if (by[place] !== 0 && by[place] !== alone) continue;
    const code = codes[place] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** How many tours cost at most each of the steps. */
function countPrices({ baht }: TourTable, by: Uint8Array, alone: number): number[] {
  const counts = maxSteps.map(() => 0);
  for (let place = 0; place < by.length; place += 1) {
    if (by[place] !== 0 && by[place] !== alone) continue;
    const price = baht[place] ?? Number.NaN;
    for (let step = maxSteps.length - 1; step >= 0 && price <= (maxSteps[step] ?? 0); step -= 1) {
      counts[step] = (counts[step] ?? 0) + 1;
    }
  }
  return counts;
}

const placeIn = (values: readonly string[], value: string) => values.indexOf(value);

/** How many tours each option of a list would leave, beside what is chosen already. */
export function countOptions(table: TourTable, selection: Selection): Facets {
  const checks = namedChecks(table, selection);
  const by = keptOutBy(table.ids, unfilteredList(table, selection).mask, checks);
  const [total = 0, ...without] = countKeptOut(by);
  /** By what a tour may be kept out and count for an option of `name`: by the chosen option of the same name. */
  const alone = (name: FilterName) => checks.findIndex((check) => check.name === name) + 1;
  const ofTag = countCodes(table.tags, by, alone("tags"), tags.length + 1);
  const ofLength = countCodes(table.lengths, by, alone("length"), lengths.length + 1);
  const ofArea = countCodes(table.factsOf, by, alone("area"), table.facts.length);
  // A chosen code of several stays beside the next one.
  const ofNeed = countCodes(table.factsOf, by, 0, table.facts.length);
  const ofPrice = countPrices(table, by, alone("max"));
  const options = (name: FilterName, known: readonly string[], countOf: (value: string) => number) => {
    const chosen = checks.flatMap((check, index) => (check.name === name ? [{ ...check, index }] : []));
    const values = [...known, ...chosen.map(({ value }) => value).filter((value) => !known.includes(value))];
    return values.map((value): Option => {
      const at = chosen.find((check) => check.value === value)?.index;
      const count = at === undefined ? countOf(value) : total;
      return at === undefined ? { value, count } : { value, count, without: total + (without[at] ?? 0) };
    });
  };
  const withFacts = (counts: Uint32Array, say: (place: number) => boolean) =>
    counts.reduce((sum, count, place) => sum + (say(place) ? count : 0), 0);
  const needs = [...plainNeeds, ...guideLanguages.map((language) => `guide_${language}`)];
  return {
    total,
    options: {
      search: options("search", [], () => 0),
      tags: options("tags", tags, (value) => ofTag[placeIn(tags, value) + 1] ?? 0),
      date: options("date", [], () => 0),
      for: options("for", needs, (value) =>
        withFacts(ofNeed, (place) => table.facts[place]?.needs.has(value) === true),
      ),
      area: options("area", areas, (value) =>
        withFacts(ofArea, (place) => table.facts[place]?.areas.has(value) === true),
      ),
      length: options("length", lengths, (value) => ofLength[placeIn(lengths, value) + 1] ?? 0),
      max: options("max", maxSteps.map(String), (value) => ofPrice[maxSteps.indexOf(Number(value))] ?? 0),
    },
  };
}
