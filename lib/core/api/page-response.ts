import { z } from "zod";
import { nameResponse } from "./response-names";

const count = z.int().min(0);

/** A page's position in its list, as responses have it. */
export const paginationSchema = nameResponse(
  "Pagination",
  z.object({ current_page: count, per_page: count, total: count, last_page: count }),
);

/** The response of a list that is read page by page. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), pagination: paginationSchema });
