import type { Server } from "node:http";

/** Milliseconds that requests under way have to finish. */
const patience = 10_000;

/** Takes no new requests, lets those under way finish, then cuts what is left. */
export async function closeGracefully(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const deadline = setTimeout(() => server.closeAllConnections(), patience);
  // Kept-alive connections become idle one by one as their answers end.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  await closed;
  clearTimeout(deadline);
  clearInterval(sweep);
}
