import { z } from "zod";
import { pageQuery, pageRequest, type Viewer } from "../../api/query";
import { dayReach } from "../calendar/running-on";
import { type Kind, kindPaths, kinds } from "../kinds";
import { areaCode } from "../pickup-areas/codes";
import { tourStates } from "../publication";
import { tagOf } from "../tags";
import type { FilteredRequest } from "./filter-queries";
import { lengths, readMax, readNeeds, sorts } from "./filters";

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
    .describe(`The tours that can still be requested for a day: today in Phuket to ${dayReach} days later.`),
  for: z
    .string()
    .refine((text) => readNeeds(text) !== null, "Kode tidak dikenal.")
    .transform((text) => readNeeds(text)?.join(".") || undefined)
    .optional()
    .describe("What the tours' facts must say, between dots: calm.children. Not stated is not met."),
  area: areaCode.optional().describe("The code of the area in which guests are picked up."),
  length: z
    .enum(lengths, "Harus half, day atau more.")
    .optional()
    .describe("Up to 360 minutes, up to 1,440, or more."),
  max: z
    .string()
    .refine((text) => readMax(text) !== null, "Harus berupa bilangan bulat mulai dari 1.")
    .transform(Number)
    .optional()
    .describe("Most baht of the price that visitors see."),
  sort: z.enum(sorts).optional().describe("Absent: the order of the lists."),
  state: z.enum(tourStates).optional().describe("For staff: whether visitors see the tours today."),
});

/** The query of `GET packages/facets`: that of the list, without its pages. */
export const facetsQuery = tourListQuery.omit({ page: true, per_page: true, state: true });

export function tourListRequest(query: z.output<typeof tourListQuery>, viewer: Viewer): FilteredRequest {
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
