import { z } from "zod";

/** Prisma: not reached, timed out, connection closed, pool exhausted, no transaction in time, writers in each other's way. */
const prismaCodes = ["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2034"];

const adapterKinds = [
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
  "TransactionAlreadyClosed",
  "TransactionWriteConflict",
];

/** PostgreSQL: connection failures, out of resources, lock or statement timed out, shutting down or starting up. */
const sqlStates = /^(?:08...|53...|55P03|57014|57P0[1-3])$/;

/** The driver's own words, where Prisma passes an error on as it came. */
const messages =
  /Connection terminated|is not queryable|terminating connection|the database system is|timeout exceeded when trying to connect|Query read timeout|ECONNREFUSED|ECONNRESET|EPIPE/;

const cause = z.object({ kind: z.string().optional(), originalCode: z.string().optional() });

/** Prisma's error, which holds the adapter's, or that one itself: the end of a transaction throws it as it is. */
const failure = z.object({
  code: z.string().optional(),
  message: z.string().optional(),
  cause: cause.optional().catch(undefined),
  meta: z.object({ driverAdapterError: z.object({ cause: cause.optional() }).optional() }).nullish(),
});

/** Whether an error means that the database does not answer (503), not that the question was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const { data } = failure.safeParse(error);
  if (!data) return false;
  const { kind = "", originalCode = "" } = data.meta?.driverAdapterError?.cause ?? data.cause ?? {};
  const { code = "", message = "" } = data;
  return (
    prismaCodes.includes(code) ||
    adapterKinds.includes(kind) ||
    sqlStates.test(originalCode) ||
    sqlStates.test(code) ||
    messages.test(message)
  );
}
