import { z } from "zod";
import { pageQuery } from "../api/query";

/** The query of `GET blogs`. */
export const blogListQuery = pageQuery.extend({
  search: z.string().optional(),
  category: z.string().optional(),
});
