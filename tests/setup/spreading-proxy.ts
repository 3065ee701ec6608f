import http from "node:http";
import type { AddressInfo } from "node:net";

export interface SpreadingProxy {
  url: string;
  /** Which instance had a request in its hands when it broke: told once per request. */
  broken: { target: string; method: string }[];
  close: () => Promise<void>;
}

interface Attempt {
  request: http.IncomingMessage;
  response: http.ServerResponse;
  targets: string[];
}

const mayRepeat = (method: string | undefined) => method === "GET" || method === "HEAD";

/**
 * Starts a small load balancer. Sends requests to the instances in turn, passes over an instance that refuses connections, and
 * repeats a broken `GET` or `HEAD` at the next instance.
 */
export async function startSpreadingProxy(targets: string[]): Promise<SpreadingProxy> {
  const agent = new http.Agent({ keepAlive: true });
  const broken: SpreadingProxy["broken"] = [];
  let turn = 0;

  const pass = ({ request, response, targets: [target, ...others] }: Attempt) => {
    if (!target) return void response.writeHead(502).end();
    const options = { agent, method: request.method, headers: request.headers };
    let connected = false;
    const outgoing = http.request(target + request.url, options, (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, incoming.headers);
      incoming.on("error", () => response.destroy()).pipe(response);
    });
    outgoing.on("socket", (socket) => {
      connected = !socket.connecting;
      if (connected) return;
      socket.once("connect", () => {
        connected = true;
      });
    });
    outgoing.on("error", () => {
      if (response.headersSent) return void response.destroy();
      if (connected) broken.push({ target, method: request.method ?? "" });
      if (connected && !mayRepeat(request.method)) return void response.writeHead(502).end();
      pass({ request, response, targets: others });
    });
    if (mayRepeat(request.method)) outgoing.end();
    else request.pipe(outgoing);
  };

  const server = http.createServer((request, response) => {
    turn += 1;
    const order = targets.map((_, n) => targets[(n + turn) % targets.length] ?? "");
    pass({ request, response, targets: order });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broken,
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
