import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { openFileLimit } from "@/lib/core/monitoring/open-files";
import { refuseTunnel, refuseUnreadable } from "./refusals";
import { serialRequests } from "./serial-requests";

/** Milliseconds after which slow senders and idle connections are cut off. */
const timeLimits = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  timeout: 130_000,
};
/** Node's default is 30 seconds. */
const connectionsCheckingInterval = 1_000;

/** Descriptors for everything but visitors: the build, the database, uploads, the log. */
const ownDescriptors = 256;
/** Bounds memory, also where the system has no limit of descriptors. */
const maxConnections = 10_000;
const crowded = 0.9;
const saysAgain = 10_000;

/** Each connection may need a second descriptor for a file. */
export function connectionLimit(descriptors: number | null): number {
  if (descriptors === null) return maxConnections;
  const left = Math.max((descriptors - ownDescriptors) / 2, descriptors / 4);
  return Math.max(1, Math.min(maxConnections, Math.floor(left)));
}

/** Closes idle connections if the server is nearly full, and drops new ones if it is full. */
function makeRoom(server: Server, limit: number): void {
  let open = 0;
  let said = Number.NEGATIVE_INFINITY;
  server.on("connection", (socket) => {
    open += 1;
    socket.once("close", () => {
      open -= 1;
    });
    if (open > limit * crowded) server.closeIdleConnections();
  });
  server.on("drop", () => {
    if (performance.now() - said < saysAgain) return;
    said = performance.now();
    log().warn(
      { connections: open, limit },
      "Connections are refused, because the limit of connections is reached.",
    );
  });
}

/** Creates the site's server. Ignores `Upgrade`, as HTTP allows (RFC 9110, 7.8), and refuses CONNECT. */
export function createHttpServer(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const serial = serialRequests(handle);
  const { MAX_CONNECTIONS } = env();
  const limit = MAX_CONNECTIONS ?? connectionLimit(openFileLimit());
  // Node would refuse a request without a Host header itself, without a message.
  const server = Object.assign(
    createServer({ requireHostHeader: false, connectionsCheckingInterval }, serial),
    {
      ...timeLimits,
      maxConnections: limit,
    },
  )
    .on("checkExpectation", serial)
    .on("clientError", refuseUnreadable)
    .on("connect", refuseTunnel);
  makeRoom(server, limit);
  return server;
}

/** Returns the port, which the system chooses for 0. Throws if the port is taken. */
export async function listen(server: Server, port: number, hostname: string): Promise<number> {
  server.listen(port, hostname);
  await once(server, "listening");
  // Without a listener, a connection that cannot be accepted would end the process.
  server.on("error", (err) => log().warn({ err }, "A connection could not be accepted."));
  const bound = server.address();
  return typeof bound === "object" && bound ? bound.port : port;
}

const closeTimeout = 10_000;

/** Lets open requests finish for ten seconds, and then cuts the rest. */
export async function closeGracefully(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const deadline = setTimeout(() => server.closeAllConnections(), closeTimeout);
  // Kept-alive connections become idle one by one as their responses end.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  await closed;
  clearTimeout(deadline);
  clearInterval(sweep);
}

const drainTimeout = 5_000;
const maxDrained = 32 * 1024 * 1024;

/** Drains the rest of a body that was refused, which blocks the connection's next request. Cuts an endless sender off. */
export function drainRequest(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  response.once("finish", () => {
    if (request.complete) return;
    if (request.destroyed) return socket.destroySoon();
    let left = maxDrained;
    const giveUp = () => socket.destroy();
    const timer = setTimeout(giveUp, drainTimeout);
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
