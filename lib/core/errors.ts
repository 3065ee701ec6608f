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

/** The 429 for a caller who has asked too often. `retryAfter` is in seconds. */
export class TooManyRequests extends AppError {
  constructor(
    message: string,
    readonly retryAfter: number,
  ) {
    super(429, message);
    this.name = "TooManyRequests";
  }
}

/** The 503 for a database that did not answer in time. */
export class DatabaseSilent extends AppError {
  constructor() {
    super(503, "Layanan sedang tidak tersedia. Silakan coba lagi sebentar lagi.");
    this.name = "DatabaseSilent";
  }
}

export interface RecordFailure {
  key: string;
  error: unknown;
}

/** The failures of single records in a change of many records. The history makes the response, which names the records. */
export class RecordFailures extends Error {
  constructor(readonly failures: readonly RecordFailure[]) {
    super("Records refuse their part of a change of many records.");
    this.name = "RecordFailures";
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

/** Prisma: unreachable, timed out, connection or transaction closed, pool exhausted, no transaction in time, write conflict. */
const prismaCodes = /^P(?:1001|1002|1008|1017|1018|2024|2028|2034|2037)$/;

const adapterKinds =
  /^(?:DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|TransactionAlreadyClosed|TransactionWriteConflict)$/;

/** PostgreSQL: connection failures, out of resources, lock, statement or idle timeout, shutting down or starting up. */
const sqlStates = /^(?:08...|25P03|53...|55P03|57014|57P0[1-5])$/;

/** Node.js, where no connection was made, or one broke off. */
const networkCodes =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(?:HOST|NET)(?:UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN)$/;

/** The driver gives errors of its own no code. */
const messages =
  /Connection terminated|is not queryable|terminating connection|the database system is|timeout e(?:xpired$|xceeded when trying to connect)|Query read timeout|message from backend|ECONNREFUSED|ECONNRESET|EPIPE/;

const text = z.string().optional().catch(undefined);

const cause = z.object({ kind: text, originalCode: text }).optional().catch(undefined);

/** Prisma's error with the adapter's inside, or the adapter's alone, as the end of a transaction throws it. */
const failure = z.object({
  name: text,
  code: text,
  syscall: text,
  message: text,
  cause,
  meta: z
    .object({ driverAdapterError: z.object({ cause }).optional().catch(undefined) })
    .optional()
    .catch(undefined),
});

/**
 * Decides whether an error means that the database is away: 503 and not 500. The form decides and not the class, because the server
 * and the bundles of Next each load this module and share a ping (lib/core/shared-state.ts).
 */
export function isDatabaseAway(error: unknown): boolean {
  const { data } = failure.safeParse(error);
  if (!data) return false;
  const { kind = "", originalCode = "" } = data.meta?.driverAdapterError?.cause ?? data.cause ?? {};
  const { name, code = "", syscall, message = "" } = data;
  return (
    name === "DatabaseSilent" ||
    syscall === "connect" ||
    prismaCodes.test(code) ||
    networkCodes.test(code) ||
    adapterKinds.test(kind) ||
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
