import type { Server } from "node:http";
import type { Duplex } from "node:stream";

const hotReloadPath = /^\/_next\/hmr(?:\?|$)/;

/**
 * Passes the connections of hot reload, which begin with an `Upgrade`, to Next. Next has attached its listener to the server
 * `next`. All other upgrades are cut off.
 */
export function connectHotReload(server: Server, next: Server): { close(): void } {
  const open = new Set<Duplex>();
  server.on("upgrade", (request, socket, head) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    const isHotReload = hotReloadPath.test(request.url ?? "");
    if (!isHotReload || !next.emit("upgrade", request, socket, head)) socket.destroy();
  });
  return {
    // The server would wait for these connections, which have no end.
    close() {
      for (const socket of open) socket.destroy();
    },
  };
}
