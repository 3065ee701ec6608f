import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as a browser sent it, and what came back. */
export interface Passed {
  path: string;
  status: number;
  /** Of the body, as it was sent. */
  bytes: number;
  /** A page, a client router's data, or something else. */
  kind: "page" | "router" | "other";
  /** The browser fetched it ahead of a visit. */
  ahead: boolean;
}

/**
 * Stands between a browser and the site and notes what passes, whichever part of the browser asks.
 *
 * @param refuses paths that it answers with 404, as a site without them
 */
export async function countingProxy(origin: string, refuses: readonly string[] = []) {
  const passed: Passed[] = [];
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(origin);
  const server = createServer((asked, answer) => {
    const { url = "", method, headers } = asked;
    if (refuses.includes(url)) return void answer.writeHead(404).end();
    const kind =
      headers.rsc !== undefined ? "router" : headers["sec-fetch-dest"] === "document" ? "page" : "other";
    const entry: Passed = {
      path: url,
      status: 0,
      bytes: 0,
      kind,
      ahead: String(headers["sec-purpose"]).includes("prefetch") || headers["next-router-prefetch"] === "1",
    };
    passed.push(entry);
    const asking = request({ hostname, port, agent, path: url, method, headers }, (response) => {
      entry.status = response.statusCode ?? 0;
      answer.writeHead(entry.status, response.rawHeaders);
      response.on("data", (part: Buffer) => {
        entry.bytes += part.length;
      });
      response.pipe(answer);
    });
    asking.on("error", () => answer.destroy());
    asked.pipe(asking);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** What passed since the last call. */
    take: () => passed.splice(0),
    close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
