import "server-only";
import { createHash } from "node:crypto";
import type { z } from "zod";
import type { Body } from "./body";
import { readJson } from "./read-body";

const limit = 1024 * 1024;

/** A JSON body of at most 1 MiB. */
export function jsonBody<S extends z.ZodType>(schema: S): Body<S> {
  return {
    schema,
    async read(request) {
      const value = await readJson(request, limit);
      const fingerprint = createHash("sha256").update(JSON.stringify(value)).digest("hex");
      return { value, fingerprint, dispose: async () => {} };
    },
  };
}
