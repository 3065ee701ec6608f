import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Further requests of a connection are dropped. */
const mostWaiting = 32;
const mostRead = 8;

interface Connection {
  current: ServerResponse;
  over: boolean;
  waiting: [IncomingMessage, ServerResponse][];
  /** Keeps the socket paused, which Node resumes after each response. */
  hold: (() => void) | null;
}

function pause(socket: Socket, connection: Connection): void {
  if (connection.hold) return;
  connection.hold = () => socket.pause();
  socket.on("resume", connection.hold);
  socket.pause();
}

function resume(socket: Socket, connection: Connection): void {
  if (!connection.hold) return;
  socket.off("resume", connection.hold);
  connection.hold = null;
  socket.resume();
}

/**
 * Handles the pipelined requests of a connection one after the other. One packet could start hundreds at once; a connection with
 * too many is closed, as HTTP allows (RFC 9112, 9.3.2).
 */
export function serialRequests(handle: Handler): Handler {
  const connections = new WeakMap<Socket, Connection>();

  const endAfter = (connection: Connection, response: ServerResponse) => {
    connection.over = true;
    response.shouldKeepAlive = false;
  };
  const begin = (connection: Connection, request: IncomingMessage, response: ServerResponse) => {
    connection.current = response;
    handle(request, response);
  };
  const proceed = (socket: Socket, connection: Connection) => {
    if (!socket.writable) connection.waiting = [];
    const first = connection.waiting.shift();
    if (!first) return;
    begin(connection, ...first);
    if (connection.waiting.length === 0) resume(socket, connection);
    else first[1].once("close", () => proceed(socket, connection));
  };
  return (request, response) => {
    const { socket } = request;
    const known = connections.get(socket);
    const connection = known ?? { current: response, over: false, waiting: [], hold: null };
    if (!known) connections.set(socket, connection);
    if (connection.over) return pause(socket, connection);
    // Node drops the rest of a packet behind an upgrade, so the start of the next request is unknown.
    if (request.headers.upgrade !== undefined) endAfter(connection, response);
    const { waiting, current } = connection;
    // A written response only waits for the network.
    if (!known || (waiting.length === 0 && current.writableEnded))
      return begin(connection, request, response);
    waiting.push([request, response]);
    if (waiting.length === 1) current.once("close", () => proceed(socket, connection));
    if (waiting.length === mostRead) pause(socket, connection);
    if (waiting.length === mostWaiting) endAfter(connection, response);
  };
}
