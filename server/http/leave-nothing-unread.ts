import type { IncomingMessage, ServerResponse } from "node:http";

/** Milliseconds and bytes that the rest of a body may take once the request is answered. */
const patience = 5_000;
const most = 32 * 1024 * 1024;

/**
 * Reads away what is left of a body that was answered before its end (413, 507, 401): the next request
 * of the same connection waits behind it. A sender that goes on for ever loses the connection.
 */
export function leaveNothingUnread(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  response.once("finish", () => {
    if (request.complete) return;
    // Nobody can read the rest any more.
    if (request.destroyed) return socket.destroySoon();
    let left = most;
    const giveUp = () => socket.destroy();
    const timer = setTimeout(giveUp, patience);
    request.once("close", () => clearTimeout(timer));
    request.removeAllListeners("readable");
    request.removeAllListeners("data");
    request.on("data", (piece: Buffer) => {
      left -= piece.length;
      if (left < 0) giveUp();
    });
    request.resume();
  });
}
