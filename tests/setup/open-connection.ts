import { connect, type Socket } from "node:net";

export interface OpenConnection {
  socket: Socket;
  /** All that came back on it so far. */
  received: () => string;
  /** Resolves with the milliseconds after which it was closed. */
  closed: Promise<number>;
}

/** A connection to a site that is written to by hand. */
export function openConnection(site: string): OpenConnection {
  const { hostname, port } = new URL(site);
  const socket = connect(Number(port), hostname);
  let text = "";
  const began = performance.now();
  socket.on("data", (piece) => {
    text += piece.toString("latin1");
  });
  socket.on("error", () => {});
  const closed = new Promise<number>((resolve) =>
    socket.on("close", () => resolve(performance.now() - began)),
  );
  return { socket, received: () => text, closed };
}
