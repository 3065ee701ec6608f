import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { AppError, DatabaseSilent, isDatabaseAway, isRefusedValue, TooManyRequests } from "../errors";
import { log } from "../log";
import { metrics } from "../monitoring/metrics";
import { requestIdHeader } from "../monitoring/request-errors";

const databaseRetryAfter = 5;

function retryAfter(error: AppError): number | null {
  if (error instanceof TooManyRequests) return error.retryAfter;
  return error.status === 503 ? databaseRetryAfter : null;
}

const mostErrors = { fields: 100, ofField: 5, path: 200, text: 300 } as const;

function* errorsOf(issue: z.core.$ZodIssue): Generator<[path: string, text: string]> {
  if (issue.code !== "unrecognized_keys") {
    yield [issue.path.join("."), issue.message];
    return;
  }
  for (const key of issue.keys) yield [[...issue.path, key].join("."), "Kolom ini tidak dikenal."];
}

function* allErrors(error: z.ZodError): Generator<[path: string, text: string]> {
  for (const issue of error.issues) yield* errorsOf(issue);
}

function boundedErrors(errors: Iterable<[path: string, text: string]>): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const [path, text] of errors) {
    const name = path.slice(0, mostErrors.path);
    const known = fields.get(name);
    if (!known && fields.size >= mostErrors.fields) break;
    const texts = known ?? [];
    if (texts.length < mostErrors.ofField) texts.push(text.slice(0, mostErrors.text));
    fields.set(name, texts);
  }
  return Object.fromEntries(fields);
}

/** Field errors by path: `{ "faqs.0.question": ["…"] }`. */
function fieldErrors(error: z.ZodError): Record<string, string[]> {
  return boundedErrors(allErrors(error));
}

function* pairsOf(fields: Record<string, string[]>): Generator<[path: string, text: string]> {
  for (const [path, texts] of Object.entries(fields)) for (const text of texts) yield [path, text];
}

/** Returns null for an unexpected error. */
function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof z.ZodError) return new AppError(422, "Data tidak valid.", fieldErrors(error));
  if (isRefusedValue(error)) return new AppError(422, "Data tidak valid.");
  return isDatabaseAway(error) ? new DatabaseSilent() : null;
}

export function errorResponse(error: unknown, request?: Request): Response {
  const headers = { "Cache-Control": "no-store" };
  const known = asAppError(error);
  const requestId = request?.headers.get(requestIdHeader) ?? randomUUID();
  if (!known) {
    log().error({ err: error, request_id: requestId }, "An API request failed.");
    return Response.json(
      { message: "Terjadi kesalahan pada server.", request_id: requestId },
      { status: 500, headers: { ...headers, "X-Request-Id": requestId } },
    );
  }
  const { status, message, fields, code, details } = known;
  const seconds = retryAfter(known);
  if (status === 503) metrics().databaseErrors.inc();
  if (status === 503)
    log().warn({ err: error, request_id: requestId }, "The database does not respond, so a request got 503.");
  return Response.json(
    status === 422
      ? {
          message: message.slice(0, mostErrors.text),
          errors: boundedErrors(pairsOf(fields ?? {})),
          ...details,
        }
      : { message, code, ...details },
    {
      status,
      headers: seconds === null ? headers : { ...headers, "Retry-After": String(seconds) },
    },
  );
}
