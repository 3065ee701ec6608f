import { Agent, request } from "node:http";

export interface Reply {
  status: number;
  text: string;
}

/** Sends requests over one connection, one after the other. The process that accepted the connection answers every request. */
export function oneConnection(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    new Promise<Reply>((resolve, reject) => {
      const fields = body === undefined ? headers : { "Content-Type": "application/json", ...headers };
      request(origin + path, { agent, method, headers: fields }, (response) => {
        let text = "";
        response
          .setEncoding("utf8")
          .on("data", (part: string) => {
            text += part;
          })
          .on("end", () => resolve({ status: response.statusCode ?? 0, text }))
          .on("error", reject);
      })
        .on("error", reject)
        .end(body === undefined ? undefined : JSON.stringify(body));
    });
  return { send, get: (path: string) => send("GET", path), close: () => agent.destroy() };
}

export type OneConnection = ReturnType<typeof oneConnection>;
