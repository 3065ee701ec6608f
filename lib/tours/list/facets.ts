import { z } from "zod";
import { guideLanguages } from "../facts/codes";
import { tags } from "../tags";
import { lengths, plainNeeds } from "./filters";
import { type Filter, type FilterName, passAll, unfilteredRows } from "./plain-rows";
import { filterBy, filtersOf, type PricedListRow, type Selection } from "./select-rows";

const option = z.object({
  value: z.string(),
  count: z
    .int()
    .min(0)
    .describe("The number of tours that the list has with this option and the other filters."),
  without: z
    .int()
    .min(0)
    .optional()
    .describe("The number of tours that the list has without this option. Only for options that are chosen."),
});

export const facetsSchema = z.object({
  total: z.int().min(0),
  options: z
    .record(z.enum(["search", "tags", "date", "for", "area", "length", "max"]), z.array(option))
    .describe(
      "The options of each parameter of the list. `search` and `date` have only the requested value.",
    ),
});

export type Facets = z.output<typeof facetsSchema>;
type Option = z.output<typeof option>;

/** The limits that are offered, in baht. */
export const maxSteps = [1_000, 2_000, 3_000, 5_000, 10_000, 30_000];

/**
 * Counts how many tours each option of a list would leave, beside the filters that are chosen already.
 *
 * @param areas the codes of the operator's pick-up areas
 */
export function countOptions(
  rows: readonly PricedListRow[],
  selection: Selection,
  areas: readonly string[],
): Facets {
  const listed = unfilteredRows(rows, selection);
  const chosen = filtersOf(selection);
  const total = passAll(listed, chosen).length;
  const countWithout = (left: Filter<PricedListRow>) =>
    passAll(
      listed,
      chosen.filter((filter) => filter !== left),
    ).length;
  const chosenOptions = (name: FilterName): Option[] =>
    chosen
      .filter((filter) => filter.name === name)
      .map((filter) => ({ value: filter.value, count: total, without: countWithout(filter) }));
  const options = (name: keyof typeof filterBy, values: readonly string[]): Option[] => {
    // A code of `for` is chosen beside the others; a value of any other filter takes the place of the chosen one.
    const beside = chosen.filter((filter) => name === "for" || filter.name !== name);
    const passing = passAll(listed, beside);
    const ofChosen = chosenOptions(name);
    const known = values.map(
      (value) =>
        ofChosen.find((option) => option.value === value) ?? {
          value,
          count: passing.filter(filterBy[name](value)).length,
        },
    );
    return [...known, ...ofChosen.filter(({ value }) => !values.includes(value))];
  };
  return {
    total,
    options: {
      search: chosenOptions("search"),
      tags: options("tags", tags),
      date: chosenOptions("date"),
      for: options("for", [...plainNeeds, ...guideLanguages.map((language) => `guide_${language}`)]),
      area: options("area", areas),
      length: options("length", lengths),
      max: options("max", maxSteps.map(String)),
    },
  };
}
