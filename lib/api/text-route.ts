import "server-only";
import type { RouteHandler } from "./endpoint";
import { errorResponse } from "./error-response";
import { methods } from "./methods";

const types = {
  xml: "application/xml; charset=utf-8",
  atom: "application/atom+xml; charset=utf-8",
  manifest: "application/manifest+json; charset=utf-8",
  calendar: "text/calendar; charset=utf-8",
  text: "text/plain; charset=utf-8",
} as const;

type Params = Record<string, string | string[]>;

export function textRoute(
  type: keyof typeof types,
  read: (params: Params, address: URL) => Promise<string | null>,
) {
  const handler: RouteHandler = async (request, route) => {
    try {
      const text = await read(await route.params, new URL(request.url));
      if (text === null)
        return new Response("Not found\n", {
          status: 404,
          headers: { "Content-Type": types.text, "Cache-Control": "no-store" },
        });
      return new Response(text, {
        headers: { "Content-Type": types[type], "Cache-Control": "public, no-cache" },
      });
    } catch (error) {
      return errorResponse(error);
    }
  };
  return methods({ GET: handler });
}
