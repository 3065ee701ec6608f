import type { Server } from "node:http";

/** Listens; gives the port, which the system chooses for 0. Fails where the port is taken. */
export async function listen(server: Server, port: number, hostname: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, hostname, resolve);
  });
  const bound = server.address();
  return typeof bound === "object" && bound ? bound.port : port;
}
