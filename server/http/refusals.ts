import { randomUUID } from "node:crypto";
import { type IncomingMessage, ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** Refuses a request, below `/api` with the documented JSON. */
export function refuse(response: ServerResponse, url: string, status: number, message: string): null {
  const json = /^\/+api(?:[/?]|$)/.test(url);
  const type = json ? "application/json" : "text/plain; charset=utf-8";
  response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store", Connection: "close" });
  response.end(json ? JSON.stringify({ message }) : `${message}\n`);
  return null;
}

interface ParseError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

interface Refusal {
  method?: string;
  url?: string;
  status: number;
  message: string;
  lines?: string[];
}

const refusals: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, "The headers are too long."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "The request is too long."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long."],
};

/** Node no longer times such a connection out. */
const timeLimit = 2_000;

function responseUnderWay(socket: Duplex): ServerResponse | null {
  const response: unknown = Reflect.get(socket, "_httpMessage");
  return response instanceof ServerResponse ? response : null;
}

/** Writes a refusal to a connection that Node no longer handles, and closes it. */
function endWith(socket: Duplex, { method, url = "", status, message, lines = [] }: Refusal): void {
  const json = /^\/+api(?:[/?]|$)/.test(url);
  const body = json ? JSON.stringify({ message }) : `${message}\n`;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${json ? "application/json" : "text/plain; charset=utf-8"}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...lines,
    `X-Request-Id: ${randomUUID()}`,
    "X-Content-Type-Options: nosniff",
    "Cache-Control: no-store",
    "Connection: close",
  ];
  const close = () => socket.destroy();
  const timer = setTimeout(close, timeLimit);
  socket.on("error", close).once("close", () => clearTimeout(timer));
  socket.end(`${head.join("\r\n")}\r\n\r\n${method === "HEAD" ? "" : body}`, close);
}

/** Refuses bytes that are no HTTP. Node's own response would have no message. */
export function refuseUnreadable({ code = "", rawPacket }: ParseError, socket: Duplex): void {
  const response = responseUnderWay(socket);
  // A second response would corrupt the one under way.
  if (code === "ECONNRESET" || !socket.writable || response?.headersSent) {
    socket.destroy();
    return;
  }
  const [method, url = ""] = response
    ? [response.req.method, response.req.url]
    : (rawPacket?.toString("latin1").split(" ", 2) ?? []);
  const [status, message] = refusals[code] ?? [400, "The request is malformed."];
  endWith(socket, { method, url, status, message });
}

export function refuseTunnel({ url }: IncomingMessage, socket: Duplex): void {
  const message = "The method CONNECT is not supported.";
  endWith(socket, {
    url,
    status: 405,
    message,
    lines: ["Allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"],
  });
}
