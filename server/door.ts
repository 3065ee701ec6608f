import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import next from "next";

export interface DoorOptions {
  /** 0 takes any free port. */
  port: number;
  hostname: string;
  /** Folder of the project. */
  dir: string;
}

export interface Door {
  /** Takes no new requests, lets those in flight finish, then ends. */
  close(): Promise<void>;
  url: string;
}

/** Requests that take longer than this are cut off when the site stops. */
const DRAIN_LIMIT_MS = 8_000;

function listen(server: Server, port: number, hostname: string) {
  return new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, hostname, resolve);
  });
}

function drain(server: Server) {
  return new Promise<void>((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Opens the built site to the outside. */
export async function startDoor({ port, hostname, dir }: DoorOptions): Promise<Door> {
  const app = next({ dev: false, dir, hostname, port });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createServer((request, response) => void handle(request, response));
  await listen(server, port, hostname);
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${hostname === "0.0.0.0" || hostname === "::" ? "localhost" : hostname}:${taken}`,
    close: async () => {
      await drain(server);
      await app.close();
    },
  };
}
