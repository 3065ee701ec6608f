import "server-only";
import { z } from "zod";
import { id as indonesian } from "zod/locales";
import { requireSession, sessionOf } from "../auth/request-session";
import type { AdminSession } from "../auth/sessions";
import type { Transaction } from "../content/change-content";
import { whileDatabaseAnswers } from "../db";
import { AppError, isStale, staleError } from "../errors";
import { errorResponse } from "./error-response";
import { idempotencyKey, idempotent } from "./idempotency";
import type { Body, SentBody } from "./json-body";
import type { Viewer } from "./query";

export type RouteHandler = (
  request: Request,
  route: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>;

type Status = 200 | 201 | 204;

interface Declaration<P, Q, B extends z.ZodType> {
  /** Who may call: everybody, or those with a session that the database knows (401, 403). */
  auth?: "admin";
  /** Of the path; what does not fit is not there: 404. */
  params?: P;
  /** The record that the path names, asked for before the body is looked at; null: 404. */
  record?: (id: number) => Promise<{ updated_at: Date } | null>;
  /** Of the address; what does not fit is 422. Empty values count as absent. */
  query?: Q;
  body?: Body<B>;
  /** Of a success; 204 has no body. */
  status?: Status;
}

interface Call<P, Q, B> {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  viewer: Viewer;
  /** Runs a create in one transaction, once per `Idempotency-Key`. */
  idempotent: <T>(create: (tx: Transaction) => Promise<T>) => Promise<T>;
}

const reading = ["GET", "HEAD"];
const errorMap = { error: indonesian().localeError };
const unsent: SentBody = { value: undefined, fingerprint: "", dispose: async () => {} };

function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries([...new URL(request.url).searchParams].filter(([, value]) => value !== ""));
}

function success(status: Status, result: unknown): Response {
  if (result instanceof Response) return result;
  const headers = { "Cache-Control": "no-store" };
  return status === 204
    ? new Response(null, { status, headers })
    : Response.json(result, { status, headers });
}

/**
 * The server border of one method of one path: checks in the documented order what the declaration
 * names (401, 403, 404, 415, 413, 400, 409, 422), runs the handler and turns its result, unless that is
 * a `Response` already, or anything thrown, into JSON.
 */
export function endpoint<
  P extends z.ZodType = z.ZodUnknown,
  Q extends z.ZodType = z.ZodUnknown,
  B extends z.ZodType = z.ZodUnknown,
>(
  { auth, params, record, query, body, status = 200 }: Declaration<P, Q, B>,
  handler: (call: Call<P, Q, B>) => Promise<unknown>,
): RouteHandler {
  const paramsSchema: z.ZodType = params ?? z.unknown();
  const querySchema: z.ZodType = query ?? z.unknown();
  const bodySchema: z.ZodType = body?.schema ?? z.unknown();

  const admit = (request: Request): Promise<AdminSession | null> =>
    auth === "admin" ? requireSession(request) : sessionOf(request.headers);

  const find = async (path: { id?: number }) => {
    const found = record ? await record(path.id ?? 0) : undefined;
    if (found === null) throw new AppError(404, "Data tidak ditemukan.");
    return found;
  };

  return async (request, route) => {
    let sent = unsent;
    try {
      const session = await whileDatabaseAnswers(admit(request));
      const path = paramsSchema.safeParse(await route.params);
      if (!path.success) throw new AppError(404, "Data tidak ditemukan.");
      const stored = await whileDatabaseAnswers(find(path.data as { id?: number }));
      if (body) sent = await body.read(request);
      if (stored && isStale(sent.value, stored)) throw staleError();
      const create = {
        sessionId: session?.id ?? 0,
        key: idempotencyKey(request.headers),
        fingerprint: `${new URL(request.url).pathname} ${sent.fingerprint}`,
      };
      const call = {
        params: path.data,
        query: querySchema.parse(queryOf(request), errorMap),
        body: bodySchema.parse(sent.value, errorMap),
        viewer: session ? "admin" : "public",
        idempotent: (task) => idempotent(create, task),
      } as Call<P, Q, B>;
      // A change is not given up half-way: the limits of its statements end it.
      const changes = !reading.includes(request.method);
      return success(status, await (changes ? handler(call) : whileDatabaseAnswers(handler(call))));
    } catch (error) {
      return errorResponse(error, request);
    } finally {
      await sent.dispose();
    }
  };
}
