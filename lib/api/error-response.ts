import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { TooManyAttempts } from "../auth/login-limit";
import { AppError, isDatabaseAway, isRefusedValue } from "../errors";
import { log } from "../log";
import { metrics } from "../monitoring/metrics";
import { requestIdHeader } from "../monitoring/request-errors";

/** Seconds after which a client may try again while the database is away. */
const databaseRetryAfter = 5;

/** Seconds after which a client may try again; null where no time is known. */
function retryAfter(error: AppError): number | null {
  if (error instanceof TooManyAttempts) return error.retryAfter;
  return error.status === 503 ? databaseRetryAfter : null;
}

/** The paths of an issue: its own, or those of the keys that are not known. */
function pathsOf(issue: z.core.$ZodIssue): string[] {
  const keys = issue.code === "unrecognized_keys" ? issue.keys : [undefined];
  return keys.map((key) => [...issue.path, ...(key === undefined ? [] : [key])].join("."));
}

/** Field errors by path: `{ "faqs.0.question": ["…"] }`. */
function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const issue of error.issues) {
    for (const path of pathsOf(issue)) fields.set(path, [...(fields.get(path) ?? []), issue.message]);
  }
  return Object.fromEntries(fields);
}

/** Maps an error to the status and text that clients get; null for an unexpected one. */
function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof z.ZodError) return new AppError(422, "Data tidak valid.", fieldErrors(error));
  if (isRefusedValue(error)) return new AppError(422, "Data tidak valid.");
  if (isDatabaseAway(error))
    return new AppError(503, "Layanan sedang tidak tersedia. Silakan coba lagi sebentar lagi.");
  return null;
}

/** Turns anything thrown into the documented JSON; unexpected errors go to the log under a request id. */
export function errorResponse(error: unknown, request?: Request): Response {
  const headers = { "Cache-Control": "no-store" };
  const known = asAppError(error);
  const requestId = request?.headers.get(requestIdHeader) ?? randomUUID();
  if (!known) {
    log().error({ err: error, request_id: requestId }, "an API request failed");
    return Response.json(
      { message: "Terjadi kesalahan pada server.", request_id: requestId },
      { status: 500, headers: { ...headers, "X-Request-Id": requestId } },
    );
  }
  const { status, message, fields, code, details } = known;
  const seconds = retryAfter(known);
  if (status === 503) metrics().databaseErrors.inc();
  if (status === 503) log().warn({ err: error, request_id: requestId }, "the database does not answer");
  return Response.json(status === 422 ? { message, errors: fields ?? {} } : { message, code, ...details }, {
    status,
    headers: seconds === null ? headers : { ...headers, "Retry-After": String(seconds) },
  });
}
