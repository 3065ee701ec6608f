import { connect } from "node:net";

/** Sends a request's lines, and a body where there is one, as they stand; gives the whole answer as text. */
export function sendRaw(site: string, lines: string, body = ""): Promise<string> {
  const { hostname, port, host } = new URL(site);
  const head = /^Host:/m.test(lines) ? lines : `${lines}\r\nHost: ${host}`;
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.on("error", reject);
    socket.on("data", (part: Buffer) => parts.push(part));
    socket.on("close", () => resolve(Buffer.concat(parts).toString("latin1")));
    socket.write(`${head}\r\nConnection: close\r\n\r\n${body}`, "latin1");
  });
}
