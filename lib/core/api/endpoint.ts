import "server-only";
import { z } from "zod";
import type { HoldCaller } from "../auth/accounts";
import { type ProvePassword, requireOwnPassword } from "../auth/log-in";
import type { Actor } from "../auth/permissions";
import { actorOf, holdSession, requirePermission, requireSession, sessionOf } from "../auth/request-session";
import type { AdminSession } from "../auth/sessions";
import type { Transaction } from "../content/change-content";
import { fieldErrorMap } from "../content/field-error-map";
import { whileDatabaseResponds } from "../db";
import { AppError, isStale, staleError } from "../errors";
import { errorResponse } from "./error-response";
import { idempotencyKey, idempotent } from "./idempotency";
import { readJsonBody, type SentBody } from "./json-body";
import { readMultipartBody } from "./multipart-body";
import {
  type Body,
  type Declaration,
  type OpenAccess,
  type Operation,
  type Operations,
  requiresSession,
} from "./operation";
import type { Viewer } from "./query";

export type RouteHandler = (
  request: Request,
  route: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>;

export type Endpoint<D extends Declaration> = RouteHandler & { readonly declaration: D };

type Idempotent = <T>(create: (tx: Transaction) => Promise<T>, timeout?: number) => Promise<T>;

/** The request after all checks. A part that the declaration does not name is undefined. */
export interface Call<D extends Declaration> {
  params: D extends { params: infer P extends z.ZodType } ? z.output<P> : undefined;
  query: D extends { query: infer Q extends z.ZodType } ? z.output<Q> : undefined;
  body: D extends { body: { schema: infer B extends z.ZodType } } ? z.output<B> : undefined;
  session: D extends { auth: OpenAccess } ? AdminSession | null : AdminSession;
  actor: D extends { auth: OpenAccess } ? Actor | null : Actor;
  idempotent: D extends { idempotent: true } ? Idempotent : undefined;
  /** Checks within a transaction that the session still has the permission, and locks the session until the end. */
  hold: D extends { auth: OpenAccess } ? undefined : HoldCaller;
  provePassword: D extends { provesPassword: true } ? ProvePassword : undefined;
  viewer: Viewer;
  headers: Headers;
}

type Result<D extends Declaration> = D extends { response: infer R extends z.ZodType }
  ? z.input<R>
  : D extends { status: 204 }
    ? unknown
    : object;

type Handler<D extends Declaration> = (call: Call<D>) => Promise<Result<D> | Response>;

type ReadRecordVersion = (id: number) => Promise<{ updated_at: Date } | null>;

const reading = ["GET", "HEAD"];
const unsent: SentBody = { value: undefined, fingerprint: "", dispose: async () => {} };

async function admit(
  { auth, provesPassword }: Pick<Declaration, "auth" | "provesPassword">,
  request: Request,
): Promise<AdminSession | null> {
  if (!requiresSession(auth)) return auth === "public" ? sessionOf(request.headers) : null;
  const session = await requireSession(request, auth);
  if (provesPassword) requirePermission(actorOf(session), "proveOwnPassword");
  return session;
}

function readBody(request: Request, body: Body): Promise<SentBody> {
  return body.encoding === "json" ? readJsonBody(request, body) : readMultipartBody(request, body);
}

function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries([...new URL(request.url).searchParams].filter(([, value]) => value !== ""));
}

function success({ status = 200 }: Declaration, result: unknown): Response {
  if (result instanceof Response) return result;
  const headers = { "Cache-Control": "no-store" };
  return status === 204
    ? new Response(null, { status, headers })
    : Response.json(result, { status, headers });
}

/**
 * Makes a route handler that checks in the documented order (401, 403, 404, 415, 413, 400, 409, 422; ). The session is
 * checked again after the body has arrived. `record` reads the record of the path before the body.
 */
export function endpoint<const D extends Declaration>(
  declaration: D,
  handler: Handler<NoInfer<D>>,
  ...[record]: D extends { versioned: true } ? [record: ReadRecordVersion] : [record?: ReadRecordVersion]
): Endpoint<D> {
  const { auth, body } = declaration;
  const paramsSchema = declaration.params ?? z.unknown();
  const querySchema = declaration.query ?? z.unknown();
  const bodySchema = body?.schema ?? z.unknown();

  const find = async (path: { id?: number }) => {
    const found = record ? await record(path.id ?? 0) : undefined;
    if (found === null) throw new AppError(404, "Data tidak ditemukan.");
    return found;
  };

  const handle: RouteHandler = async (request, route) => {
    let sent = unsent;
    const begun = performance.now();
    try {
      let session = await whileDatabaseResponds(admit(declaration, request), begun);
      const path = paramsSchema.safeParse(await route.params);
      if (!path.success) throw new AppError(404, "Data tidak ditemukan.");
      const stored = await whileDatabaseResponds(find(path.data as { id?: number }), begun);
      if (body) {
        sent = await readBody(request, body);
        // A client can delay its body for minutes. Its account may be deactivated meanwhile.
        session = await whileDatabaseResponds(admit(declaration, request));
      }
      if (stored && isStale(sent.value, stored)) throw staleError();
      const caller = session;
      const create = declaration.idempotent && {
        sessionId: session?.id ?? 0,
        key: idempotencyKey(request.headers),
        fingerprint: `${new URL(request.url).pathname} ${sent.fingerprint}`,
      };
      const call = {
        params: path.data,
        query: querySchema.parse(queryOf(request), fieldErrorMap),
        body: bodySchema.parse(sent.value, fieldErrorMap),
        headers: request.headers,
        session,
        actor: session && actorOf(session),
        viewer: session ? "admin" : "public",
        hold:
          caller && requiresSession(auth) ? (tx: Transaction) => holdSession(tx, caller, auth) : undefined,
        provePassword:
          caller && declaration.provesPassword
            ? (...proof: Parameters<ProvePassword>) => requireOwnPassword(caller, request.headers, ...proof)
            : undefined,
        idempotent:
          create &&
          (<T>(task: (tx: Transaction) => Promise<T>, timeout?: number) => idempotent(create, task, timeout)),
      } as Call<D>;
      // A change runs to its end even if the client is gone; the limits of its statements end it.
      const changes = !reading.includes(request.method);
      return success(
        declaration,
        await (changes ? handler(call) : whileDatabaseResponds(handler(call), begun)),
      );
    } catch (error) {
      return errorResponse(error, request);
    } finally {
      await sent.dispose();
    }
  };
  return Object.assign(handle, { declaration });
}

/** The operations of a feature by their ids, each with its handler. */
export type Api = Record<string, Endpoint<Operation>>;

/** A handler, with the function that reads the stored record if the record is looked for before the body. */
type Implementation<D extends Operation> =
  | readonly [handler: Handler<D>, record: ReadRecordVersion]
  | (D extends { versioned: true } ? never : Handler<D>);

export type Endpoints<O extends Operations> = { readonly [Name in keyof O]: Endpoint<O[Name]> };

export type Implementations<O extends Operations> = { [Name in keyof O]: Implementation<O[Name]> };

/** Pairs each operation with its implementation. The compiler names an operation that has none. */
export function endpoints<const O extends Operations>(
  operations: O,
  implementations: Implementations<O>,
): Endpoints<O> {
  const pairs = Object.entries(operations).map(([name, operation]) => {
    const [handler, record] = [implementations[name]].flat() as [Handler<Operation>, ReadRecordVersion?];
    return [name, endpoint<Operation>(operation, handler, record)];
  });
  return Object.fromEntries(pairs);
}
