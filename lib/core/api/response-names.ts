import type { z } from "zod";

const names = new Map<z.core.$ZodType, string>();

/** Names a response in the API's document. A response without a name is written out at each operation. */
export function nameResponse<S extends z.ZodType>(name: string, schema: S): S {
  names.set(schema, name);
  return schema;
}

export const responseNames: ReadonlyMap<z.core.$ZodType, string> = names;
