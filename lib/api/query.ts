import { z } from "zod";
import type { PageOf } from "../page-info";
import { perPageLimits, type Viewer } from "./viewer";

/** The id in a path: a positive integer as it is written, without zeros in front. */
export const idParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d*$/)
    .transform(Number),
});

/** A whole number from 1; eleven digits keep every product of two of them exact. */
const count = z
  .string()
  .regex(/^0*[1-9]\d{0,10}$/, "Harus berupa bilangan bulat mulai dari 1.")
  .transform(Number);

const perPage = z
  .string()
  .regex(/^0*[1-9]\d*$/, "Harus berupa bilangan bulat mulai dari 1.")
  .transform(Number);

export const defaultPerPage = 12;

/** What every paged list understands. */
export const pageQuery = z.object({ page: count.optional(), per_page: perPage.optional() });

/** The page that was asked for, within what the viewer may have. */
export function pageRequest(
  { page = 1, per_page = defaultPerPage }: z.output<typeof pageQuery>,
  viewer: Viewer,
): PageOf {
  return { page, perPage: Math.min(per_page, perPageLimits[viewer]) };
}
