import type { IncomingMessage, ServerResponse } from "node:http";
import { inject } from "light-my-request";

/** Next's request handler. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface Rendered {
  status: number;
  location: string | undefined;
  contentType: string;
  headers: Record<string, string | string[] | number | undefined>;
  body: Buffer;
}

/**
 * Asks Next for `url` with a request of our own making: no header, cookie or parameter of a visitor
 * reaches what others get. `headers` are for documents that are not kept.
 */
export async function render(
  handler: NextHandler,
  url: string,
  host: string,
  headers: Record<string, string> = {},
): Promise<Rendered> {
  const ask = (request: IncomingMessage, reply: ServerResponse) =>
    // A rejection that nobody handled would end the process.
    void handler(request, reply).catch((error: Error) => reply.destroy(error));
  const response = await inject(ask, {
    method: "GET",
    url,
    headers: { accept: "text/html", ...headers, host },
  });
  const { location, "content-type": contentType } = response.headers;
  return {
    status: response.statusCode,
    location: typeof location === "string" ? location : undefined,
    contentType: String(contentType ?? ""),
    headers: response.headers,
    body: response.rawPayload,
  };
}
