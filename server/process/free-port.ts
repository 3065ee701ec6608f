import { createServer } from "node:net";

/** Rejects with Node's `EADDRINUSE` or `EACCES` error. Port 0 takes any port. */
export function freePort(hostname: string, wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port: wanted, host: hostname, exclusive: true }, () => {
      const address = server.address();
      const port = address && typeof address === "object" ? address.port : wanted;
      server.close(() => resolve(port));
    });
  });
}
