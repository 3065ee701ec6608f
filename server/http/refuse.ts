import type { ServerResponse } from "node:http";

/** Ends a request that goes no further; whoever asks `/api` gets the documented JSON. */
export function refuse(response: ServerResponse, url: string, status: number, message: string): null {
  const json = /^\/+api(?:\/|$)/.test(url);
  const type = json ? "application/json" : "text/plain; charset=utf-8";
  response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store", Connection: "close" });
  response.end(json ? JSON.stringify({ message }) : `${message}\n`);
  return null;
}
