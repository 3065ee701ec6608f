import { z } from "zod";
import { pageQuery, pageRequest, type Viewer } from "../api/query";
import { tagOf } from "./fields";
import { type Kind, kindPaths, kinds } from "./kinds";
import type { TourListRequest } from "./queries";

const types = Object.fromEntries(kindPaths.map((kind) => [String(kinds[kind].type), kind]));

/** The query of `GET packages`. */
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
});

export function tourListRequest(query: z.output<typeof tourListQuery>, viewer: Viewer): TourListRequest {
  const { tour_type, min_rate, search, tags = "" } = query;
  return { type: tour_type, minRate: min_rate, search, tag: tagOf(tags), ...pageRequest(query, viewer) };
}
