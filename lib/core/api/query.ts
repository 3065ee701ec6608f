import { z } from "zod";
import type { PageOf } from "../content/pagination";

/** The public sees no scheduled articles and gets shorter pages. */
export type Viewer = "public" | "admin";

/** Most rows of a page. A larger number is reduced, not refused. */
const perPageLimits: Record<Viewer, number> = { public: 100, admin: 9999 };

/** An id in a path: a positive integer without leading zeros. */
export const pathId = z
  .string()
  .regex(/^[1-9]\d*$/)
  .transform(Number);

export const idParams = z.object({ id: pathId });

/** A whole number from 1. With eleven digits at most, the product of two numbers stays exact. */
const count = z
  .string()
  .regex(/^0*[1-9]\d{0,10}$/, "Harus berupa bilangan bulat mulai dari 1.")
  .transform(Number);

const perPage = z
  .string()
  .regex(/^0*[1-9]\d*$/, "Harus berupa bilangan bulat mulai dari 1.")
  .transform(Number);

const defaultPerPage = 12;

export const pageQuery = z.object({ page: count.optional(), per_page: perPage.optional() });

export function pageRequest(
  { page = 1, per_page = defaultPerPage }: z.output<typeof pageQuery>,
  viewer: Viewer,
): PageOf {
  return { page, perPage: Math.min(per_page, perPageLimits[viewer]) };
}
