import { z } from "zod";

/** What PostgreSQL says of values: a check, a size, a number or date out of range, a letter it cannot store. */
const refusals = /^(?:23514|22001|22003|22007|22008|22009|22021|22P02|22P05)$/;

const failure = z.object({
  meta: z.object({ driverAdapterError: z.object({ cause: z.object({ originalCode: z.string() }) }) }),
});

/** Whether the database refused a value, which is the client's mistake, caught late: 422. */
export function isRefusedValue(error: unknown): boolean {
  const { data } = failure.safeParse(error);
  return data !== undefined && refusals.test(data.meta.driverAdapterError.cause.originalCode);
}
