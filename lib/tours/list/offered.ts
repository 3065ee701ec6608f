import "server-only";
import { z } from "zod";
import { cachedContent } from "../../core/content/cached-content";
import { db } from "../../core/db";
import { factsSchema } from "../facts/schema";
import { type Kind, kindPaths, kinds } from "../kinds";
import { listPickupAreas } from "../pickup-areas/queries";
import { toursIn } from "../visible-tours";
import { areasOf, type Length, lengthOf, needsMetBy } from "./filters";
import { listRows } from "./list-rows";
import { passAll, selectPlain, unfilteredRows } from "./plain-rows";
import { filtersOf, type PricedListRow, type Selection } from "./select-rows";

/** The options of the filters that leave at least one tour. The form lists these and the chosen ones. */
export interface OfferedOptions {
  for: ReadonlySet<string>;
  area: ReadonlySet<string>;
  length: ReadonlySet<string>;
  /** The lowest price in baht; null if it is not known, so that every limit is listed. */
  lowest: number | null;
}

interface Optional {
  needs: Iterable<string>;
  areas: Iterable<string>;
  length: Length | null;
  baht: number | null;
}

function collect(tours: Iterable<Optional>): OfferedOptions {
  const [needed, area, long] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let lowest: number | null = null;
  for (const { needs, areas, length, baht } of tours) {
    for (const need of needs) needed.add(need);
    for (const each of areas) area.add(each);
    if (length) long.add(length);
    if (baht !== null) lowest = Math.min(lowest ?? baht, baht);
  }
  return { for: needed, area, length: long, lowest };
}

/** Reads the different facts of the visible tours of a kind. Facts change the key of the kind's list, prices do not. */
async function loadOptions(kind: Kind): Promise<OfferedOptions> {
  const { type } = kinds[kind];
  const rows = await db(`tours:${type}`).$queryRaw<unknown[]>`
    SELECT DISTINCT facts - 'pay_there' - 'meeting' - 'bring' AS facts, duration_minutes AS minutes
    FROM tour WHERE tour_type = ${type} AND ${toursIn("visible")}`;
  const tours = z
    .array(z.object({ facts: factsSchema, minutes: z.int().nullable() }))
    .parse(rows)
    .map(({ facts, minutes }) => ({
      needs: needsMetBy(facts),
      areas: areasOf(facts),
      length: lengthOf(minutes ?? 0),
      baht: null,
    }));
  return collect(tours);
}

async function loadCategories(kind: Kind): Promise<Set<string>> {
  const { type } = kinds[kind];
  const rows = selectPlain(await listRows(type), { type, state: "visible" });
  return new Set(rows.flatMap(({ tag }) => tag ?? []));
}

const categoriesOf = new Map(kindPaths.map((kind) => [kind, cachedContent(() => loadCategories(kind))]));

/** The categories that have a visible tour of the kind. The list shows no chip for another one. */
export function listCategories(kind: Kind): Promise<ReadonlySet<string>> {
  return categoriesOf.get(kind)?.() ?? loadCategories(kind);
}

const optionsOf = new Map(kindPaths.map((kind) => [kind, cachedContent(() => loadOptions(kind))]));

/** The options of a list that is narrowed by no filter and no day. */
export function listOfferedOptions(kind: Kind): Promise<OfferedOptions> {
  return optionsOf.get(kind)?.() ?? loadOptions(kind);
}

/** The pick-up areas that a visible tour of the kind names, which the place of stay proposes. */
export async function listServedAreas(kind: Kind) {
  const [areas, { area }] = await Promise.all([listPickupAreas(), listOfferedOptions(kind)]);
  return areas.filter(({ code }) => area.has(code));
}

/** The options of a narrowed list: each beside the other filters that are chosen. */
export function offeredBeside(rows: readonly PricedListRow[], selection: Selection): OfferedOptions {
  const listed = unfilteredRows(rows, selection);
  const chosen = filtersOf(selection);
  const beside = (name: "for" | "area" | "length" | "max") =>
    collect(
      passAll(
        listed,
        chosen.filter((filter) => name === "for" || filter.name !== name),
      ),
    );
  return {
    for: beside("for").for,
    area: beside("area").area,
    length: beside("length").length,
    lowest: beside("max").lowest,
  };
}
