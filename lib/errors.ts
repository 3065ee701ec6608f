import { z } from "zod";

/** A failure with its HTTP status; `fields` belongs to 422. */
export class AppError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields?: Record<string, string[]>,
    readonly code?: string,
    readonly details?: object,
  ) {
    super(message);
    this.name = "AppError";
  }
}

/** Returns the record; throws 404 for null (it does not exist) and false (it could not be changed). */
export function found<T>(record: T | null | false): T {
  if (record === null || record === false) throw new AppError(404, "Data tidak ditemukan.");
  return record;
}

/** The 409 for a record that was saved since the client read it. */
export function staleError(): AppError {
  return new AppError(
    409,
    "Data ini sudah diubah sejak Anda membukanya. Muat ulang halaman sebelum menyimpan.",
  );
}

/** Ignores invalid dates, which the schema reports with their path. */
export function isStale(sent: unknown, { updated_at }: { updated_at: Date }): boolean {
  if (typeof sent !== "object" || sent === null || !("updated_at" in sent)) return false;
  const time = typeof sent.updated_at === "string" ? Date.parse(sent.updated_at) : Number.NaN;
  return !Number.isNaN(time) && time !== updated_at.getTime();
}

/** Prisma: unreachable, timed out, connection closed, pool exhausted, no transaction in time, write conflict. */
const prismaCodes = ["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2034"];

const adapterKinds = [
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
  "TransactionAlreadyClosed",
  "TransactionWriteConflict",
];

/** PostgreSQL: connection failures, out of resources, lock or statement timeout, shutting down or starting up. */
const sqlStates = /^(?:08...|53...|55P03|57014|57P0[1-3])$/;

const messages =
  /Connection terminated|is not queryable|terminating connection|the database system is|timeout exceeded when trying to connect|Query read timeout|ECONNREFUSED|ECONNRESET|EPIPE/;

const cause = z.object({ kind: z.string().optional(), originalCode: z.string().optional() });

/** Prisma's error with the adapter's inside, or the adapter's alone, as the end of a transaction throws it. */
const failure = z.object({
  code: z.string().optional(),
  message: z.string().optional(),
  cause: cause.optional().catch(undefined),
  meta: z.object({ driverAdapterError: z.object({ cause: cause.optional() }).optional() }).nullish(),
});

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

/** PostgreSQL refuses a value: a check, a size, a number or date out of range, an unsupported character. */
const refusals = /^(?:23514|22001|22003|22007|22008|22009|22021|22P02|22P05)$/;

const refusal = z.object({
  meta: z.object({ driverAdapterError: z.object({ cause: z.object({ originalCode: z.string() }) }) }),
});

/** Whether the database refused a value, which is a mistake of the client that the schema missed (422). */
export function isRefusedValue(error: unknown): boolean {
  const { data } = refusal.safeParse(error);
  return data !== undefined && refusals.test(data.meta.driverAdapterError.cause.originalCode);
}
