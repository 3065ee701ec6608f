import { z } from "zod";

const names = new Map<z.core.$ZodType, string>();

/** Names a response in the API's document. A response without a name is written out at each operation. */
export function nameResponse<S extends z.ZodType>(name: string, schema: S): S {
  names.set(schema, name);
  return schema;
}

export const responseNames: ReadonlyMap<z.core.$ZodType, string> = names;

const count = z.int().min(0);

export const paginationSchema = nameResponse(
  "Pagination",
  z.object({ current_page: count, per_page: count, total: count, last_page: count }),
);

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), pagination: paginationSchema });
