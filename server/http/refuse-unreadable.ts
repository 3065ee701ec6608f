import { ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

interface ParseError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

const refusals: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, "The headers are too long."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "The request is too long."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long."],
};

/** The answer to the request that the socket is busy with, when its head could be read. */
function answerUnderWay(socket: Duplex): ServerResponse | null {
  const response: unknown = Reflect.get(socket, "_httpMessage");
  return response instanceof ServerResponse ? response : null;
}

/** Answers what cannot be read as HTTP, which reaches no handler: Node's own answer has no message. */
export function refuseUnreadable({ code = "", rawPacket }: ParseError, socket: Duplex): void {
  const answer = answerUnderWay(socket);
  // A second answer would garble one that is on its way already.
  if (code === "ECONNRESET" || !socket.writable || answer?.headersSent) {
    socket.destroy();
    return;
  }
  const [method, url = ""] = answer
    ? [answer.req.method, answer.req.url]
    : (rawPacket?.toString("latin1").split(" ", 2) ?? []);
  const [status, message] = refusals[code] ?? [400, "The request is malformed."];
  const json = /^\/+api(?:[/?]|$)/.test(url);
  const body = json ? JSON.stringify({ message }) : `${message}\n`;
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${json ? "application/json" : "text/plain; charset=utf-8"}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "X-Content-Type-Options: nosniff",
    "Cache-Control: no-store",
    "Connection: close",
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n${method === "HEAD" ? "" : body}`, () => socket.destroy());
}
