import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openConnection as open } from "../setup/open-connection";
import { type OwnSite, ownSite } from "../setup/own-site";

// One site for all, which the last of them stops.
let own: OwnSite;

beforeAll(async () => {
  own = await ownSite();
  // A page that is kept is answered without the database, however busy the machine is.
  await vi.waitUntil(async () => (await own.send("/en")).status === 200, { timeout: 60_000, interval: 100 });
});

afterAll(() => own?.stop());

//
test("headers that drip in end with 408 after ten seconds, and nobody else waits", async () => {
  const slow = Array.from({ length: 50 }, () => open(own.url));
  for (const { socket } of slow) socket.write("GET /en HTTP/1.1\r\nHost: localhost\r\n");
  const drip = setInterval(() => {
    for (const { socket } of slow) if (socket.writable) socket.write("X: a\r\n");
  }, 500);
  const silent = open(own.url);
  expect((await own.send("/en")).status).toBe(200);
  const times = await Promise.all([...slow, silent].map(({ closed }) => closed));
  expect(silent.received()).toMatch(/^HTTP\/1.1 408/);
  clearInterval(drip);
  expect(Math.min(...times)).toBeGreaterThan(8_000);
  expect(Math.max(...times)).toBeLessThan(60_000);
  expect(slow.filter(({ received }) => received().startsWith("HTTP/1.1 408")).length).toBe(slow.length);
});

//
test("a refused body is read away, so that the next request of its connection is answered", async () => {
  const { socket, received } = open(own.url);
  const size = 3_000_000;
  const head = [
    "POST /api/packages HTTP/1.1",
    "Host: localhost",
    "Content-Type: application/json",
    `Content-Length: ${size}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  socket.write(Buffer.alloc(size, "a"));
  socket.write("GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  await expect
    .poll(received, { timeout: 10_000 })
    .toMatch(/^HTTP\/1.1 401[\s\S]*HTTP\/1.1 200 OK[\s\S]*"ok"/);
  socket.destroy();
});

//
test("on a request to stop those under way are answered, idle and endless ones do not delay it past 15 s", async () => {
  const token = await own.token();
  const idle = open(own.url);
  idle.socket.write("GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await expect.poll(idle.received).toContain('"ok"');
  const body = JSON.stringify({ username: "nobody", password: "salah" });
  const head = ["POST /api/users/login HTTP/1.1", "Host: localhost", "Content-Type: application/json"];
  const busy = open(own.url);
  busy.socket.write(`${head.join("\r\n")}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`);
  const endless = open(own.url);
  endless.socket.write(`${head.join("\r\n")}\r\nContent-Length: 1000\r\n\r\nnever`);
  // Both have been read when requests that were sent later are answered.
  for (const _ of ["first", "second"]) expect((await own.send("/api/health/live")).status).toBe(200);

  const began = performance.now();
  const ended = own.stop();
  await sleep(1_000);
  busy.socket.write(body.slice(10));
  await expect.poll(busy.received, { timeout: 8_000 }).toMatch(/^HTTP\/1.1 401/);
  await expect(fetch(`${own.url}/en`)).rejects.toThrow();
  expect(await ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(own.output.error).toBe("");
  expect(token).toBeTruthy();
});
