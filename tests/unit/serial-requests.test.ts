import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, it } from "vitest";
import { serialRequests } from "@/server/http/serial-requests";
import { openConnection } from "../setup/open-connection";

let server: Server;
let running = 0;
let most = 0;
let begun: string[] = [];
let end: (() => void)[] = [];
let sockets: Socket[] = [];

async function start(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  [running, most, begun, end, sockets] = [0, 0, [], [], []];
  server = createServer(
    serialRequests((request, response) => {
      begun.push(request.url ?? "");
      running += 1;
      most = Math.max(most, running);
      response.once("close", () => {
        running -= 1;
      });
      handle(request, response);
    }),
  ).on("connection", (socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const asked = (path: string, lines = "") => `GET ${path} HTTP/1.1\r\nHost: a\r\n${lines}\r\n`;
const bodies = (received: string) => [...received.matchAll(/<([^>]*)>/g)].map(([, body]) => body);
const paths = (count: number) => Array.from({ length: count }, (_, number) => `/${number}`);

/** Answers when told, or a moment later. */
const soon = (request: IncomingMessage, response: ServerResponse) =>
  void setImmediate(() => response.end(`<${request.url}>`));
const later = (request: IncomingMessage, response: ServerResponse) =>
  void end.push(() => response.end(`<${request.url}>`));

it("handles the requests of a packet one after the other and answers them in their order", async () => {
  const { socket, received } = openConnection(await start(soon));
  socket.write(
    paths(25)
      .map((path) => asked(path))
      .join(""),
  );
  await expect.poll(() => bodies(received())).toEqual(paths(25));
  expect(begun).toEqual(paths(25));
  expect(most).toBe(1);
  // The connection lives on.
  socket.write(asked("/more"));
  await expect.poll(() => bodies(received()).at(-1)).toBe("/more");
});

it("answers at once what is answered at once", async () => {
  const { socket, received } = openConnection(
    await start((request, response) => void response.end(`<${request.url}>`)),
  );
  socket.write(
    paths(200)
      .map((path) => asked(path))
      .join(""),
  );
  await expect.poll(() => bodies(received())).toEqual(paths(200));
});

it("takes what a packet holds beyond the bound for another connection's, and closes this one after the rest", async () => {
  const { socket, received, closed } = openConnection(await start(soon));
  socket.write(
    paths(500)
      .map((path) => asked(path))
      .join(""),
  );
  await closed;
  expect(bodies(received())).toEqual(paths(33));
  expect(received()).toMatch(/connection: close/i);
});

it("reads nothing more while several wait, and goes on reading afterwards", async () => {
  const { socket, received } = openConnection(await start(later));
  for (const path of paths(9)) socket.write(asked(path));
  await expect.poll(() => sockets[0]?.isPaused()).toBe(true);
  const read = sockets[0]?.bytesRead ?? 0;
  const flood = asked("/flood", `X-Long: ${"x".repeat(2_000)}\r\n`);
  for (let number = 0; number < 20; number += 1) socket.write(flood);
  // What is answered makes Node resume the socket, which is to stay paused.
  end[0]?.();
  await expect.poll(() => begun.length).toBe(2);
  expect(sockets[0]?.bytesRead).toBe(read);
  for (let number = 1; number < 29; number += 1) {
    await expect.poll(() => end.length).toBe(number + 1);
    end[number]?.();
  }
  await expect.poll(() => bodies(received())).toEqual([...paths(9), ...Array(20).fill("/flood")]);
});

it("answers a request to upgrade as the last of its connection, and nothing that is hidden behind it", async () => {
  for (const handle of [
    soon,
    (request: IncomingMessage, response: ServerResponse) => void response.end(`<${request.url}>`),
  ]) {
    const { socket, received, closed } = openConnection(await start(handle));
    const upgrade = "Connection: Upgrade\r\nUpgrade: h2c\r\n";
    socket.write(asked("/before") + asked("/upgrade", upgrade) + asked("/behind").slice(0, 9));
    socket.write(asked("/behind").slice(9) + asked("/after"));
    await closed;
    expect(bodies(received())).toEqual(["/before", "/upgrade"]);
    expect(begun).toEqual(["/before", "/upgrade"]);
    server.close();
  }
});

it("lets a body come that follows requests which wait", async () => {
  const site = await start((request, response) => {
    void text(request).then((body) => setImmediate(() => response.end(`<${request.url} ${body}>`)));
  });
  const { socket, received } = openConnection(site);
  const many = paths(12);
  const post = "POST /post HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\n\r\n";
  socket.write(`${many.map((path) => asked(path)).join("")}${post}abc`);
  await expect.poll(() => begun.at(-1)).toBe("/post");
  socket.write(`def${asked("/after")}`);
  await expect.poll(() => bodies(received()).slice(-2)).toEqual(["/post abcdef", "/after "]);
});

it("begins nothing for a connection that is gone", async () => {
  const { socket } = openConnection(await start(later));
  socket.write(
    paths(5)
      .map((path) => asked(path))
      .join(""),
  );
  await expect.poll(() => begun).toEqual(["/0"]);
  socket.destroy();
  await expect.poll(() => running).toBe(0);
  expect(begun).toEqual(["/0"]);
});
