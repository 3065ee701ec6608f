import { connect } from "node:net";

/** Sends a request's lines as they stand and gives the whole answer as text. */
export function sendRaw(site: string, head: string): Promise<string> {
  const { hostname, port, host } = new URL(site);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.on("error", reject);
    socket.on("data", (part: Buffer) => parts.push(part));
    socket.on("close", () => resolve(Buffer.concat(parts).toString("latin1")));
    socket.write(`${head}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, "latin1");
  });
}
