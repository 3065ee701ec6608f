import { createServer, type Socket } from "node:net";
import pg from "pg";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { closeDb, db } from "@/lib/db";
import { completeEnv, env } from "@/lib/env";
import { tcpProxy } from "../faults/tcp-proxy";
import { timeWithin } from "../setup/measure";
import { type Admin, addAdmin } from "./admin";
import { api } from "./api";
import { type Answer, call, callAs } from "./call";
import { pictureFile } from "./pictures";
import { addTour, clearContent } from "./records";
import { admin as account, password } from "./signed-in";

let own: string;
let admin: Admin;

beforeAll(async () => {
  own = env().DATABASE_URL ?? "";
  await clearContent();
  admin = await addAdmin("api");
  await account();
  await addTour();
});

// The address first: a read that was given up goes on, and may ask for a new client while the last one is closed.
async function use(url: string): Promise<void> {
  completeEnv({ DATABASE_URL: url });
  await closeDb();
}

afterEach(async () => {
  await use(own);
  await db().loginAttempt.deleteMany();
  await db().session.deleteMany({ where: { user: { username: "admin" } } });
});

const logIn = (username = "admin", address = "192.0.2.1") =>
  callAs(null, api.login, { headers: { "x-visitor-address": address }, json: { username, password } });

const read = () =>
  [api.listTours, api.getTour, api.listPromos, api.listBlogs, api.getSeoContent, api.getHealth].map((get) =>
    callAs(null, get, { id: 1, query: "search=sea" }),
  );

const change = async () => {
  const image = await pictureFile();
  return [
    callAs(admin, api.createTour, { json: {} }),
    callAs(admin, api.updateTour, { id: 1, json: { code: "AWAY" } }),
    callAs(admin, api.swapOrder, { json: {} }),
    callAs(admin, api.uploadImage, { form: { image } }),
    callAs(admin, api.createPromo, { form: {} }),
    callAs(admin, api.deleteBlog, { id: 1 }),
    callAs(admin, api.updateSeoContent, { json: {} }),
  ];
};

const logInOften = () =>
  Array.from({ length: 12 }, (_, n) => [logIn(), logIn(`name-${n}`, `192.0.2.${n}`)]).flat();

/** Expects 503 with `Retry-After` of each call within three seconds. */
async function expectAway(makeCalls: () => Promise<Answer>[] | Promise<Promise<Answer>[]>): Promise<void> {
  const refuse = async () => {
    for (const { status, headers, body } of await Promise.all(await makeCalls())) {
      expect([status, body]).toEqual([503, { message: expect.any(String) }]);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
  };
  expect(await timeWithin(3_000, refuse)).toBeLessThan(3_000);
}

async function expectRecovery(): Promise<void> {
  await vi.waitFor(async () => expect((await callAs(null, api.listTours)).status).toBe(200), 10_000);
}

/** A server that accepts connections and never answers. */
async function silentServer(): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url: `postgres://nobody@127.0.0.1:${port}/none`, stop };
}

/** Sends the connections to the database through a proxy. */
async function throughProxy() {
  const url = new URL(own);
  const proxy = await tcpProxy(Number(url.port));
  url.host = `127.0.0.1:${proxy.port}`;
  await use(url.href);
  return proxy;
}

it("answers 503 soon while nothing listens, and recovers without a restart", async () => {
  const { url, stop } = await silentServer();
  await stop();
  await use(url);
  await expectAway(read);
  await expectAway(change);
  expect((await callAs(null, api.getLiveness)).status).toBe(200);
  await use(own);
  expect((await callAs(null, api.listTours)).status).toBe(200);
  expect((await db().tour.findFirstOrThrow()).code).toBeNull();
  expect((await callAs(admin, api.updateTour, { id: 1, json: { code: "BACK" } })).status).toBe(200);
});

it("answers 503 soon while the database accepts and never answers", async () => {
  const { url, stop } = await silentServer();
  await use(url);
  await expectAway(read);
  await expectAway(change);
  await expectAway(logInOften);
  expect((await callAs(null, api.getLiveness)).status).toBe(200);
  await stop();
});

describe("an open connection", () => {
  it("may be cut: requests are soon answered again", async () => {
    expect((await callAs(null, api.listTours)).status).toBe(200);
    const other = new pg.Client({ connectionString: own });
    await other.connect();
    await other.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
    );
    await other.end();
    expect([200, 503]).toContain((await callAs(null, api.listTours)).status);
    await expectRecovery();
  });

  it("may hang: the request is answered 503 in time, and the next ones after it goes on", async () => {
    const proxy = await throughProxy();
    expect((await callAs(null, api.listTours)).status).toBe(200);
    proxy.silence();
    await expectAway(read);
    await proxy.restore();
    await expectRecovery();
    await proxy.away();
  });

  it("may be busy: a long read is waited for", async () => {
    const { GET } = methods({
      GET: endpoint({ auth: "public" }, () => db().$queryRaw`SELECT pg_sleep(2.6)::text, 'read' AS what`),
    });
    expect(await call(GET, "/api/slow")).toMatchObject({ status: 200, body: [{ what: "read" }] });
  });
});

describe("a login", () => {
  it("every one is answered 503 soon while open connections hang, and those after it sign in", async () => {
    const proxy = await throughProxy();
    await Promise.all(Array.from({ length: 8 }, () => logIn()));
    proxy.silence();
    await expectAway(logInOften);
    await proxy.restore();
    const again = async () => expect((await logIn()).status).toBe(200);
    await vi.waitFor(again, { timeout: 10_000, interval: 200 });
    await use(own);
    await proxy.away();
  });

  it("that was given up leaves no session and no failure behind", async () => {
    const proxy = await throughProxy();
    await logIn();
    await db().session.deleteMany({ where: { user: { username: "admin" } } });
    proxy.silence();
    await expectAway(() => Array.from({ length: 20 }, () => logIn()));
    await proxy.restore();
    await use(own);
    expect((await logIn()).status).toBe(200);
    expect(await db().session.count({ where: { user: { username: "admin" } } })).toBe(1);
    expect(await db().loginAttempt.count({ where: { points: { gt: 0 } } })).toBe(0);
    await proxy.away();
  });
});
