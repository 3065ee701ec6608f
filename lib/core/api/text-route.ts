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
  markdown: "text/markdown; charset=utf-8",
  json: "application/json",
  serverCard: "application/mcp-server-card+json",
} as const;

type Params = Record<string, string | string[]>;

/** Serves the text that `read` returns. A URL is a redirect to another spelling of the address. */
export function textRoute(
  type: keyof typeof types,
  read: (params: Params, address: URL) => Promise<string | URL | null>,
) {
  const handler: RouteHandler = async (request, route) => {
    try {
      const text = await read(await route.params, new URL(request.url));
      if (text === null)
        return new Response("Not found\n", {
          status: 404,
          headers: { "Content-Type": types.text, "Cache-Control": "no-store" },
        });
      if (text instanceof URL) {
        return new Response(null, { status: 308, headers: { Location: text.pathname + text.search } });
      }
      return new Response(text, {
        headers: { "Content-Type": types[type], "Cache-Control": "public, no-cache" },
      });
    } catch (error) {
      return errorResponse(error);
    }
  };
  return methods({ GET: handler });
}
