import "server-only";
import { z } from "zod";
import { id as indonesian } from "zod/locales";
import { AppError } from "../errors";
import { errorResponse } from "./error-response";
import type { Viewer } from "./viewer";
import { whileDatabaseAnswers } from "./while-database-answers";

export type RouteHandler = (
  request: Request,
  route: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>;

interface Declaration<P, Q> {
  /** Of the path; what does not fit is not there: 404. */
  params?: P;
  /** Of the address; what does not fit is 422. Empty values count as absent. */
  query?: Q;
}

interface Call<P, Q> {
  params: z.output<P>;
  query: z.output<Q>;
  viewer: Viewer;
}

function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries([...new URL(request.url).searchParams].filter(([, value]) => value !== ""));
}

/**
 * The server border of one method of one path: reads what the declaration names, runs the handler and
 * turns its answer, or anything thrown, into JSON (decisions.md 4 and 10).
 */
export function endpoint<P extends z.ZodType = z.ZodUnknown, Q extends z.ZodType = z.ZodUnknown>(
  { params, query }: Declaration<P, Q>,
  handler: (call: Call<P, Q>) => Promise<unknown>,
): RouteHandler {
  const paramsSchema: z.ZodType = params ?? z.unknown();
  const querySchema: z.ZodType = query ?? z.unknown();
  return async (request, route) => {
    try {
      const path = paramsSchema.safeParse(await route.params);
      if (!path.success) throw new AppError(404, "Data tidak ditemukan.");
      const call = {
        params: path.data,
        query: querySchema.parse(queryOf(request), { error: indonesian().localeError }),
        viewer: "public",
      } as Call<P, Q>;
      const answer = await whileDatabaseAnswers(handler(call));
      return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
    } catch (error) {
      return errorResponse(error);
    }
  };
}
