import { z } from "zod";
import { pageQuery, pageRequest, type Viewer } from "../../core/api/query";
import { dayReach } from "../calendar/running-on";
import { type Kind, kindPaths, kinds } from "../kinds";
import { areaCode } from "../pickup-areas/codes";
import { tourStates } from "../publication";
import { tagOf } from "../tags";
import { lengths, readMax, readNeeds, sorts } from "./filters";
import type { ListRequest } from "./queries";

const types = Object.fromEntries(kindPaths.map((kind) => [String(kinds[kind].type), kind]));

export const tourListQuery = pageQuery.extend({
  tour_type: z
    .enum(Object.keys(types), "Harus 1, 2 atau 3.")
    .transform((type) => kinds[types[type] as Kind].type)
    .optional(),
  min_rate: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,3})?$/, "Harus berupa angka.")
    .transform(Number)
    .optional(),
  search: z.string().optional(),
  tags: z
    .string()
    .refine((category) => tagOf(category) !== undefined, "Kategori tidak dikenal.")
    .optional(),
  date: z.iso
    .date("Harus berupa tanggal, misalnya 2027-03-06.")
    .optional()
    .describe(
      `Lists the tours that can be requested for this day, from the operator's today to ${dayReach} days later.`,
    ),
  for: z
    .string()
    .refine((text) => readNeeds(text) !== null, "Kode tidak dikenal.")
    .transform((text) => readNeeds(text)?.join(".") || undefined)
    .optional()
    .describe("Codes of facts, separated by dots (`calm.children`). Lists the tours that state all of them."),
  area: areaCode.optional().describe("The code of the area in which the tours must pick up guests."),
  length: z
    .enum(lengths, "Harus half, day atau more.")
    .optional()
    .describe("The length of the tours: `half` up to 360 minutes, `day` up to 1,440 minutes, `more` above."),
  max: z
    .string()
    .refine((text) => readMax(text) !== null, "Harus berupa bilangan bulat mulai dari 1.")
    .transform(Number)
    .optional()
    .describe("The highest price in baht, compared with the price that visitors see."),
  sort: z.enum(sorts).optional().describe("The order of the tours. The order of the lists is the default."),
  state: z
    .enum(tourStates)
    .optional()
    .describe("Only for staff: lists the tours that visitors see today, or those that visitors do not see."),
});

/** The query of `GET packages/facets`: that of the list, without its pages. */
export const facetsQuery = tourListQuery.omit({ page: true, per_page: true, state: true });

export function tourListRequest(query: z.output<typeof tourListQuery>, viewer: Viewer): ListRequest {
  const { tour_type, min_rate, search, tags = "", area, length, max, sort } = query;
  const state = viewer === "admin" ? (query.state ?? "all") : undefined;
  return {
    type: tour_type,
    minRate: min_rate,
    search,
    tag: tagOf(tags),
    state,
    for: query.for,
    area,
    length,
    max,
    sort,
    ...pageRequest(query, viewer),
  };
}
