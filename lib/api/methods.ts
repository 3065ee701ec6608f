import "server-only";
import { AppError } from "../errors";
import type { Endpoint, RouteHandler } from "./endpoint";
import { errorResponse } from "./error-response";
import type { Operation } from "./operation";

const writing = ["POST", "PUT", "PATCH", "DELETE"] as const;

type Writing = (typeof writing)[number];
type Declared = { GET?: RouteHandler } & Partial<Record<Writing, RouteHandler>>;
export type MethodHandlers = Record<"GET" | "HEAD" | "OPTIONS" | Writing, RouteHandler>;

function withoutBody(get: RouteHandler): RouteHandler {
  return async (request, route) => {
    const { status, headers } = await get(request, route);
    return new Response(null, { status, headers });
  };
}

/** Adds HEAD, and 405 with `Allow` for undeclared methods. */
export function methods(declared: Declared): MethodHandlers {
  const allow = [
    ...(declared.GET ? ["GET", "HEAD"] : []),
    ...writing.filter((method) => declared[method]),
    "OPTIONS",
  ];
  const headers = { Allow: allow.join(", ") };
  const refuse: RouteHandler = async () => {
    const response = errorResponse(new AppError(405, "Metode tidak didukung."));
    response.headers.set("Allow", headers.Allow);
    return response;
  };
  const options: RouteHandler = async () => new Response(null, { status: 204, headers });
  return {
    GET: declared.GET ?? refuse,
    HEAD: withoutBody(declared.GET ?? refuse),
    POST: declared.POST ?? refuse,
    PUT: declared.PUT ?? refuse,
    PATCH: declared.PATCH ?? refuse,
    DELETE: declared.DELETE ?? refuse,
    OPTIONS: options,
  };
}

export function route(...endpoints: Endpoint<Operation>[]): MethodHandlers {
  return methods(Object.fromEntries(endpoints.map((each) => [each.declaration.method, each])));
}
