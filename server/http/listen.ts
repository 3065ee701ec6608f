import { once } from "node:events";
import type { Server } from "node:http";
import { log } from "@/lib/log";

/** Listens; gives the port, which the system chooses for 0. Fails where the port is taken. */
export async function listen(server: Server, port: number, hostname: string): Promise<number> {
  server.listen(port, hostname);
  // Throws what the server says is wrong.
  await once(server, "listening");
  // From now on a connection that cannot be accepted ends neither the server nor the process.
  server.on("error", (err) => log().warn({ err }, "a connection could not be accepted"));
  const bound = server.address();
  return typeof bound === "object" && bound ? bound.port : port;
}
