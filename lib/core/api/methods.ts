import "server-only";
import { AppError, found } from "../errors";
import { type Endpoint, endpoint, type RouteHandler } from "./endpoint";
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

interface ApiRoute {
  /** The segments of the declared path; `{name}` stands for any segment. */
  pattern: string[];
  handlers: MethodHandlers;
}

interface MatchedRoute {
  handlers: MethodHandlers;
  params: Record<string, string>;
}

const isParameter = (segment: string) => segment.startsWith("{");

function paramsOf(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  if (pattern.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const value = path[index] ?? "";
    if (isParameter(segment)) params[segment.slice(1, -1)] = value;
    else if (segment !== value) return null;
  }
  return params;
}

const nothing = endpoint({ auth: "public" }, async () => found<never>(null));
const unknownPath: MatchedRoute = {
  handlers: methods({ GET: nothing, POST: nothing, PUT: nothing, PATCH: nothing, DELETE: nothing }),
  params: {},
};

function routesOf(endpoints: readonly Endpoint<Operation>[]): ApiRoute[] {
  const byPath = new Map<string, Endpoint<Operation>[]>();
  for (const each of endpoints) {
    const { path } = each.declaration;
    byPath.set(path, [...(byPath.get(path) ?? []), each]);
  }
  const routes = [...byPath].map(([path, ofPath]) => ({
    pattern: path.slice(1).split("/"),
    handlers: route(...ofPath),
  }));
  // A path without parameters is preferred: `/packages/facets` is no record.
  return routes.sort((a, b) => a.pattern.filter(isParameter).length - b.pattern.filter(isParameter).length);
}

/** Serves each operation at its method and path. Another method of the path gets 405, any other path 404. */
export function dispatch(endpoints: readonly Endpoint<Operation>[]): MethodHandlers {
  const routes = routesOf(endpoints);
  const match = (path: readonly string[]): MatchedRoute => {
    for (const { pattern, handlers } of routes) {
      const params = paramsOf(pattern, path);
      if (params) return { handlers, params };
    }
    return unknownPath;
  };
  const serve =
    (method: keyof MethodHandlers): RouteHandler =>
    async (request, { params: sent }) => {
      const { path = [] } = await sent;
      const { handlers, params } = match([path].flat());
      return handlers[method](request, { params: Promise.resolve(params) });
    };
  return {
    GET: serve("GET"),
    HEAD: serve("HEAD"),
    POST: serve("POST"),
    PUT: serve("PUT"),
    PATCH: serve("PATCH"),
    DELETE: serve("DELETE"),
    OPTIONS: serve("OPTIONS"),
  };
}
