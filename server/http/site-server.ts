import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { openFileLimit } from "@/lib/open-files";
import { refuseTunnel, refuseUnreadable } from "./refuse-unreadable";
import { serialRequests } from "./serial-requests";

/** Milliseconds: slow senders end here, and connections on which nothing moves. */
const timeLimits = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  timeout: 130_000,
};
/** How often Node looks for those over their time; by itself only twice a minute. */
const connectionsCheckingInterval = 1_000;

/** Descriptors for everything but visitors: the build, the database, uploads, the log. */
const ownDescriptors = 256;
/** More would cost more memory than one process has, and where the system names no limit. */
const mostConnections = 10_000;
/** Of the connections allowed: from here on those that only wait for a next request are closed. */
const crowded = 0.9;
/** Milliseconds between two lines of the log about connections that were turned away. */
const saysAgain = 10_000;

/** How many connections leave a descriptor for the file that each may be sent, and enough for everything else. */
export function connectionLimit(descriptors: number | null): number {
  if (descriptors === null) return mostConnections;
  const left = Math.max((descriptors - ownDescriptors) / 2, descriptors / 4);
  return Math.max(1, Math.min(mostConnections, Math.floor(left)));
}

/** Closes what is idle while the server is nearly full; what comes when it is full Node drops. */
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
    log().warn({ connections: open, limit }, "connections are turned away");
  });
}

/**
 * The server of the site, all of whose events are answered here: an `Upgrade` is ignored, as HTTP allows
 * (RFC 9110, 7.8), and the request answered as the last of its connection, because nothing listens for it; a
 * tunnel is refused.
 */
export function siteServer(handle: (request: IncomingMessage, response: ServerResponse) => void): Server {
  const serial = serialRequests(handle);
  const limit = env().MAX_CONNECTIONS ?? connectionLimit(openFileLimit());
  // What Node would turn away without a message comes to us.
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
