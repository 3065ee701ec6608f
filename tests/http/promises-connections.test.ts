import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { measureUntil } from "../setup/measure";
import { openConnection } from "../setup/open-connection";
import { type OwnSite, ownSite } from "../setup/own-site";
import { pathsOfNext } from "../setup/paths-of-next";
import { sendRaw } from "../setup/send-raw";
import { probed, wish } from "../setup/wish";

/** Milliseconds after which a connection that waits is closed in any case. */
const keptAlive = 60_000;

let own: OwnSite;

beforeAll(async () => {
  own = await ownSite(probed);
});

afterAll(() => own?.stop());

const descriptors = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;
const memory = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;
const statusesOf = (text: string) =>
  // A response may begin right behind the last byte of the one before it.
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** Where there is a whole answer, that one is read; the head alone says whether there is more. */
const websocket =
  "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
const h2c = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__";

//
test("nobody but the site listens to its server, whatever was asked for", async () => {
  for (const path of ["/en", "/nothing", "/admin", "/login", "/api/packages", "/api/auth/csrf", "/_next/hmr"])
    await own.send(path);
  const servers = await wish(own.child, "listeners");
  expect(servers).toEqual([
    {
      // Node's own and ours.
      connection: ["connectionListener", ""],
      listening: ["setupConnectionsTracking"],
      request: [""],
      checkExpectation: [""],
      clientError: ["refuseUnreadable"],
      connect: ["refuseTunnel"],
      drop: [""],
      error: [""],
    },
  ]);
});

describe("a request to upgrade", () => {
  for (const [name, lines, status] of [
    ["a page by h2c", `GET /en HTTP/1.1\r\n${h2c}`, 200],
    ["a page by websocket", `GET /en HTTP/1.1\r\n${websocket}`, 200],
    ["a page that is not there", `GET /en/nothing HTTP/1.1\r\n${websocket}`, 404],
    ["a picture's address", `GET /storage/nothing HTTP/1.1\r\n${websocket}`, 404],
    ["Next's own address", `GET /_next/hmr HTTP/1.1\r\n${websocket}`, 404],
    ["the API", `GET /api/health/live HTTP/1.1\r\n${websocket}`, 200],
    ["the API without a session", `POST /api/packages HTTP/1.1\r\n${websocket}\r\nContent-Length: 0`, 401],
  ] as const) {
    test(`${name}: is answered as the last of its connection`, async () => {
      const { socket, received, closed } = openConnection(own.url);
      const behind = "GET /api/packages HTTP/1.1\r\nHost: localhost\r\n\r\n";
      socket.write(`${lines}\r\nHost: localhost\r\n\r\n${behind}`);
      expect(await closed).toBeLessThan(keptAlive);
      expect(statusesOf(received())).toEqual([status]);
      expect(received()).toMatch(/^connection: close/im);
    });
  }

  test("hides no second request in itself", async () => {
    const body = "GET /admin HTTP/1.1\r\nHost: evil.example\r\n\r\n";
    const answer = await sendRaw(
      own.url,
      `POST /api/users/login HTTP/1.1\r\nUpgrade: h2c\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`,
      body,
    );
    expect(statusesOf(answer)).toEqual([400]);
  });

  //
  test("CONNECT is refused and closed", async () => {
    for (const target of ["evil.example:443", "/en", "localhost:22"]) {
      const { socket, received, closed } = openConnection(own.url);
      socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`);
      expect(await closed).toBeLessThan(keptAlive);
      expect(statusesOf(received())).toEqual([405]);
      expect(received()).toMatch(/^allow: GET/im);
    }
  });

  test("leaves no descriptor behind, when hundreds hang up", async () => {
    await own.send("/en/nothing");
    const base = descriptors(own.pid);
    for (let round = 0; round < 4; round += 1) {
      const sockets = Array.from({ length: 100 }, (_, number) => {
        const { socket } = openConnection(own.url);
        const target = number % 4 === 0 ? "CONNECT evil.example:443" : `GET /nothing-${round}-${number}`;
        socket.write(`${target} HTTP/1.1\r\nHost: localhost\r\n${websocket}\r\n\r\n`);
        return socket;
      });
      await sleep(300);
      for (const socket of sockets) socket.destroy();
    }
    // Those that answered calls of this test may be kept alive.
    await expect.poll(() => descriptors(own.pid), { timeout: 20_000 }).toBeLessThan(base + 5);
  });
});

describe("requests that do not wait for answers", () => {
  test("are answered in their order, each by its own", async () => {
    const { socket, received, closed } = openConnection(own.url);
    const paths = [
      "/api/packages?per_page=1",
      "/en",
      "/api/health/live",
      "/en/nothing",
      "/robots.txt",
      "/id",
    ];
    const head = (path: string) => `HEAD ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const last = "GET /favicon.svg HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    socket.write([...paths, ...paths, ...paths].map(head).join("") + last);
    await closed;
    const each = [200, 200, 200, 404, 200, 200];
    expect(statusesOf(received())).toEqual([...each, ...each, ...each, 200]);
    const types = [...received().matchAll(/^content-type: (\w+\/[\w+]+)/gim)].map(([, type]) => type);
    const kinds = [
      "application/json",
      "text/html",
      "application/json",
      "text/html",
      "text/plain",
      "text/html",
    ];
    expect(types).toEqual([...kinds, ...kinds, ...kinds, "image/svg+xml"]);
  });

  test("are waited for, a body between them included", async () => {
    const { socket, received, closed } = openConnection(own.url);
    const body = JSON.stringify({ username: "nobody", password: "salah" });
    const login = `POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const slow = "HEAD /api/packages?per_page=100 HTTP/1.1\r\nHost: localhost\r\n\r\n";
    socket.write(slow.repeat(20) + login + body.slice(0, 5));
    await sleep(200);
    socket.write(`${body.slice(5)}HEAD /en HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    await closed;
    expect(statusesOf(received())).toEqual([...Array(20).fill(200), 401, 200]);
  });

  //
  test("are bounded: two hundred long lists in a packet are begun one after the other", async () => {
    // Staff are answered from no cache: a list that is kept needs no work and never waits.
    const head = `GET /api/packages?per_page=20 HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${await own.token()}`;
    const ask = () => {
      const connection = openConnection(own.url);
      connection.socket.write(`${head}\r\n\r\n`.repeat(200));
      return connection;
    };
    // The process first takes the memory that so many lists, one after the other, leave to the collector.
    for (const { closed } of [ask(), ask(), ask()]) await closed;
    let answer = "";
    // The collector of a busy process may run late, so growth is measured again. Lists begun together grow every time.
    const growth = await measureUntil(
      (bytes) => bytes < 100_000_000,
      async () => {
        const before = memory(own.pid);
        let most = before;
        const watch = setInterval(() => {
          most = Math.max(most, memory(own.pid));
        }, 20);
        const { received, closed } = ask();
        await closed;
        clearInterval(watch);
        answer = received();
        return most - before;
      },
    );
    expect(growth).toBeLessThan(100_000_000);
    // Those beyond the bound are left to another connection.
    const statuses = statusesOf(answer);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(statuses.length).toBeGreaterThanOrEqual(30);
    expect(statuses.length).toBeLessThan(60);
  });
});

describe("below /_next", () => {
  const known = [
    "/_next",
    "/_next/",
    "/_next/data/x/en.json",
    "/_next/postponed/resume",
    "/_next/webpack-hmr",
    "/_next/hmr?id=1",
    "/_next/development/_devPagesManifest.json",
    "/_next/flight/x",
    "/_next/static",
    "/_next/image?url=%2Fhero%2Fhero-1-1280.webp&w=640&q=75",
  ];
  const image = "?url=%2Ffavicon.svg&w=640&q=75";
  const spelt = [
    "/%5Fnext/image",
    "//_next/image",
    "/_NEXT/image",
    "/_next//image",
    "/_next\\image",
    "/_next%2Fimage",
    "/_next/image/",
    "/_next/./image",
    "/_next/static/../image",
    "/_next;/image",
    "/%5f%6eext/image",
  ].map((path) => path + image);

  //
  test("nothing but the build's files is answered, however it is asked for", async () => {
    const paths = new Set([...pathsOfNext(), ...known, ...spelt]);
    expect(paths.size).toBeGreaterThan(40);
    for (const path of paths) {
      for (const [method, lines] of [
        ["GET", ""],
        ["HEAD", ""],
        ["POST", "\r\nContent-Length: 0"],
        ["GET", "\r\nRSC: 1\r\nNext-Router-State-Tree: %5B%5D"],
        ["GET", "\r\nX-Nextjs-Data: 1"],
      ]) {
        const [status] = statusesOf(await sendRaw(own.url, `${method} ${path} HTTP/1.1${lines}`));
        expect([400, 404], `${method} ${path} ${lines}`).toContain(status);
      }
    }
  });

  test("the build's files are, to be read only", async () => {
    const html = await (await own.send("/en")).text();
    const [file = ""] = /\/_next\/static\/[^"'\s]+\.css/.exec(html) ?? [];
    expect((await own.send(file)).headers.get("cache-control")).toContain("immutable");
    expect((await own.send(file, { method: "POST" })).status).toBe(404);
    expect((await own.send(`${file}x`)).status).toBe(404);
  });
});

//
test("headers that drip in end with 408 after ten seconds, and nobody else waits", async () => {
  const slow = Array.from({ length: 50 }, () => openConnection(own.url));
  for (const { socket } of slow) socket.write("GET /en HTTP/1.1\r\nHost: localhost\r\n");
  const drip = setInterval(() => {
    for (const { socket } of slow) if (socket.writable) socket.write("X: a\r\n");
  }, 500);
  const silent = openConnection(own.url);
  expect((await own.send("/en")).status).toBe(200);
  const times = await Promise.all([...slow, silent].map(({ closed }) => closed));
  expect(silent.received()).toMatch(/^HTTP\/1.1 408/);
  clearInterval(drip);
  expect(Math.min(...times)).toBeGreaterThan(8_000);
  expect(Math.max(...times)).toBeLessThan(60_000);
  expect(slow.filter(({ received }) => received().startsWith("HTTP/1.1 408")).length).toBe(slow.length);
});

//
test("on a request to stop those under way are answered, idle, endless and upgrading ones do not delay it past 15 s", async () => {
  const idle = openConnection(own.url);
  idle.socket.write("GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await expect.poll(idle.received).toContain('"ok"');
  const body = JSON.stringify({ username: "nobody", password: "salah" });
  const head = ["POST /api/users/login HTTP/1.1", "Host: localhost", "Content-Type: application/json"];
  const busy = openConnection(own.url);
  busy.socket.write(`${head.join("\r\n")}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`);
  const endless = openConnection(own.url);
  endless.socket.write(`${head.join("\r\n")}\r\nContent-Length: 1000\r\n\r\nnever`);
  for (let number = 0; number < 50; number += 1) {
    const upgrade = `GET /x${number} HTTP/1.1\r\nHost: localhost\r\n${websocket}\r\n\r\n`;
    openConnection(own.url).socket.write(upgrade);
  }
  // All have been read when requests that were sent later are answered.
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
});

describe("with few descriptors", () => {
  let poor: OwnSite;

  beforeAll(async () => {
    poor = await ownSite(
      { ...probed, LOG_LEVEL: "warn" },
      { launcher: ["sh", "-c", 'ulimit -n 256 && exec "$@"', "sh"] },
    );
  });

  afterAll(() => poor?.stop());

  //
  test("a flood of connections takes none that files and the database need", async () => {
    const [image] = await poor.sql("SELECT path FROM stored_image LIMIT 1");
    await poor.send("/en");
    const flood = Array.from({ length: 400 }, () => openConnection(poor.url));
    const dropped = flood.map(({ closed }) => closed);
    await sleep(1_000);
    expect(descriptors(poor.pid)).toBeLessThan(200);
    // The flood's own time ends after ten seconds; meanwhile more is closed at once.
    await Promise.all(dropped);
    for (const path of [
      "/api/health/live",
      "/api/health",
      "/en/tours",
      `/storage/${image?.path}`,
      "/api/packages",
    ])
      expect((await poor.send(path)).status, path).toBe(200);
    expect(poor.output.out).toContain("Connections are refused");
  });

  test("connections that wait for nothing make room", async () => {
    const idle = Array.from({ length: 60 }, () => openConnection(poor.url));
    for (const { socket } of idle) socket.write("GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n");
    for (const { received } of idle) await expect.poll(received).toContain('"ok"');
    expect((await poor.send("/en")).status).toBe(200);
    for (const { socket } of idle) socket.destroy();
  });

  //
  test("liveness says 503 when they are used up, and 200 when they are back", async () => {
    const { socket, received } = openConnection(poor.url);
    const ask = "GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n";
    socket.write(ask);
    await expect.poll(() => statusesOf(received())).toEqual([200]);
    expect(await wish(poor.child, "descriptors")).toBeGreaterThan(20);
    socket.write(ask);
    await expect.poll(received).toMatch(/"message":"[^"]*256/);
    expect(statusesOf(received())).toEqual([200, 503]);
    await wish(poor.child, "release");
    socket.write(ask);
    await expect.poll(() => statusesOf(received())).toEqual([200, 503, 200]);
    socket.destroy();
  });
});
