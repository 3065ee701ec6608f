import { createServer, type Socket } from "node:net";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { POST as login } from "@/app/api/users/login/route";
import { closeDb, db } from "@/lib/db";
import { completeEnv, env } from "@/lib/env";
import { tcpProxy } from "../faults/tcp-proxy";
import { call } from "./call";
import { admin, password } from "./signed-in";

let own: string;

beforeAll(async () => {
  own = env().DATABASE_URL ?? "";
  await admin();
});

async function use(url: string): Promise<void> {
  await closeDb();
  completeEnv({ DATABASE_URL: url });
}

afterEach(async () => {
  await use(own);
  await db().loginAttempt.deleteMany();
});

const logIn = (username: string, address: string, word = password) =>
  call(login, "/api/users/login", {
    method: "POST",
    headers: { "content-type": "application/json", "x-visitor-address": address },
    body: JSON.stringify({ username, password: word }),
  });

async function expectAway(): Promise<void> {
  const timed = async (attempt: Promise<{ status: number; headers: Headers }>) => {
    const began = performance.now();
    const { status, headers } = await attempt;
    return { status, late: performance.now() - began > 3_000, after: headers.get("retry-after") };
  };
  const attempts = Array.from({ length: 12 }, (_, n) => [
    timed(logIn("admin", "192.0.2.1")),
    timed(logIn(`name-${n}`, `192.0.2.${n}`)),
  ]);
  for (const outcome of await Promise.all(attempts.flat())) {
    expect(outcome).toEqual({ status: 503, late: false, after: expect.any(String) });
  }
}

it("every login is answered 503 soon while the database accepts and never answers", async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await use(`postgres://nobody@127.0.0.1:${port}/none`);
  await expectAway();
  for (const socket of sockets) socket.destroy();
  server.close();
});

it("every login is answered 503 soon while open connections hang, and those after it sign in", async () => {
  const url = new URL(own);
  const proxy = await tcpProxy(Number(url.port));
  url.host = `127.0.0.1:${proxy.port}`;
  await use(url.href);
  await Promise.all(Array.from({ length: 8 }, () => logIn("admin", "192.0.2.1")));
  proxy.silence();
  await expectAway();
  await proxy.restore();
  const again = async () => expect((await logIn("admin", "192.0.2.1")).status).toBe(200);
  await vi.waitFor(again, { timeout: 10_000, interval: 200 });
  await use(own);
  await proxy.away();
});

it("a login that was given up leaves no session and no failure behind", async () => {
  await db().session.deleteMany();
  const url = new URL(own);
  const proxy = await tcpProxy(Number(url.port));
  url.host = `127.0.0.1:${proxy.port}`;
  await use(url.href);
  await logIn("admin", "192.0.2.1");
  await db().session.deleteMany();
  proxy.silence();
  const given = await Promise.all(Array.from({ length: 20 }, () => logIn("admin", "192.0.2.1")));
  expect(given.map(({ status }) => status)).toEqual(Array(20).fill(503));
  await proxy.restore();
  await use(own);
  expect((await logIn("admin", "192.0.2.1")).status).toBe(200);
  expect(await db().session.count()).toBe(1);
  expect(await db().loginAttempt.count({ where: { points: { gt: 0 } } })).toBe(0);
  await proxy.away();
});
