import type { IncomingMessage, ServerResponse } from "node:http";
import { inject } from "light-my-request";
import { noticeDatabaseAway } from "@/lib/core/monitoring/request-errors";

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface Rendered {
  status: number;
  location: string | undefined;
  contentType: string;
  headers: Record<string, string | string[] | number | undefined>;
  body: Buffer;
}

async function ask(
  handler: NextHandler,
  method: "GET" | "HEAD" | "POST",
  url: string,
  headers: IncomingMessage["headers"],
  payload?: Buffer,
): Promise<Rendered> {
  const dispatch = (request: IncomingMessage, reply: ServerResponse) =>
    // An unhandled rejection would end the process.
    void handler(request, reply).catch((error: Error) => reply.destroy(error));
  const [response, databaseAway] = await noticeDatabaseAway(() =>
    inject(dispatch, { method, url, headers, payload }),
  );
  const { location, "content-type": contentType } = response.headers;
  return {
    status: databaseAway && response.statusCode === 500 ? 503 : response.statusCode,
    location: typeof location === "string" ? location : undefined,
    contentType: String(contentType ?? ""),
    headers: response.headers,
    body: response.rawPayload,
  };
}

/** Asks Next for `url` with a request of our own: no header, cookie or parameter of a visitor reaches the page of others. */
export function render(
  handler: NextHandler,
  url: string,
  host: string,
  headers: Record<string, string> = {},
): Promise<Rendered> {
  return ask(handler, "GET", url, { accept: "text/html", ...headers, host });
}

const framing = ["content-length", "transfer-encoding", "expect", "connection", "upgrade", "accept-encoding"];

/** Passes a visitor's request on to Next and buffers the response, so that a slow reader holds no slot of a queue. */
export function renderForOne(
  handler: NextHandler,
  { method, headers }: IncomingMessage,
  { pathname, search }: URL,
): Promise<Rendered> {
  const own = Object.fromEntries(Object.entries(headers).filter(([name]) => !framing.includes(name)));
  return ask(handler, method === "HEAD" ? "HEAD" : "GET", pathname + search, own);
}

/** Passes a body that has arrived whole on to Next. */
export function renderPosted(
  handler: NextHandler,
  url: string,
  headers: Record<string, string>,
  body: Buffer,
): Promise<Rendered> {
  return ask(handler, "POST", url, headers, body);
}
