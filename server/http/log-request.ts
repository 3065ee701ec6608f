import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "@/lib/log";

/** At the level `debug` a line for each request; never its query, body, cookies or sender. */
export function logRequest(request: IncomingMessage, response: ServerResponse, id: string): void {
  if (!log().isLevelEnabled("debug")) return;
  const { method, url = "" } = request;
  const begin = performance.now();
  response.once("close", () => {
    const ms = Math.round(performance.now() - begin);
    const [path] = url.split("?", 1);
    const { statusCode: status, writableFinished: whole } = response;
    log().debug({ request_id: id, method, path, status, ms, whole }, "request");
  });
}
