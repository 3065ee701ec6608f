import { IncomingMessage } from "node:http";
import { createServer, Socket } from "node:net";
import pg from "pg";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { endpoint } from "@/lib/core/api/endpoint";
import { methods } from "@/lib/core/api/methods";
import { sessionOf } from "@/lib/core/auth/request-session";
import { contentKnowledge } from "@/lib/core/content/content-version";
import { closeDb, db, whileDatabaseResponds } from "@/lib/core/db";
import { completeEnv, env } from "@/lib/core/env";
import { isDatabaseAway } from "@/lib/core/errors";
import { getSiteSettings, siteSettings } from "@/lib/site/settings";
import { admission } from "@/server/admission/admission";
import { QueueStalled } from "@/server/admission/fair-queue";
import { tcpProxy } from "../faults/tcp-proxy";
import { timeWithin } from "../setup/measure";
import { type Admin, addAdmin } from "./admin";
import { api } from "./api";
import { priceLine } from "./bodies";
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

//
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

//
it("leaves pages the settings that were read last while nothing listens", async () => {
  await db().site.update({ where: { id: 1 }, data: { name: "Last read" } });
  contentKnowledge().moments.raise(["site:1"]);
  expect((await getSiteSettings()).name).toBe("Last read");
  contentKnowledge().moments.raise(["site:1"]);
  const { url, stop } = await silentServer();
  await stop();
  await use(url);
  expect((await getSiteSettings()).name).toBe("Last read");
  expect(siteSettings().name).toBe("Last read");
});

//
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

  //
  it("may hang: a request with a session that is looked up first is answered in time as well", async () => {
    const proxy = await throughProxy();
    expect((await callAs(admin, api.listTours)).status).toBe(200);
    const lanes = admission(
      async () => true,
      (headers) => whileDatabaseResponds(sessionOf(headers)),
    );
    const look = async (round: number) => {
      const request = Object.assign(new IncomingMessage(new Socket()), {
        headers: { authorization: `Bearer unknown-${round}` },
      });
      await expect(lanes.laneOf(request, { address: "192.0.2.1" }, "api")).rejects.toThrow(QueueStalled);
      expect(await lanes.laneOf(request, { address: "192.0.2.1" }, "pages")).toBe(lanes.pages);
    };
    for (const fail of [proxy.silence, proxy.cut]) {
      fail();
      expect(await timeWithin(3_300, look)).toBeLessThan(3_300);
    }
    await proxy.restore();
    await expectRecovery();
    await proxy.away();
  });

  //
  it("may be late: an operation that outlasts its transaction leaves nothing behind", async () => {
    const stored = () => db().tour.findUniqueOrThrow({ where: { id: 1 }, include: { prices: true } });
    const before = await stored();
    const blocker = new pg.Client({ connectionString: own });
    await blocker.connect();
    await blocker.query("BEGIN");
    await blocker.query("SELECT FROM tour WHERE id = 1 FOR UPDATE");
    const line = { ...priceLine("Adult", 900), position: 0 };
    const late = db().$transaction(
      (tx) => tx.tour.update({ where: { id: 1 }, data: { code: "LATE", prices: { create: line } } }),
      { timeout: 300 },
    );
    const failed = late.then(
      () => null,
      (error: unknown) => error,
    );
    await new Promise((resolve) => setTimeout(resolve, 800));
    await blocker.query("COMMIT");
    await blocker.end();
    expect(await failed).toSatisfy(isDatabaseAway);
    expect(await stored()).toEqual(before);
  });

  const { GET: getSlowly } = methods({
    GET: endpoint({ auth: "public" }, () => db().$queryRaw`SELECT pg_sleep(2.6)::text, 'read' AS what`),
  });

  it("may be busy: a long read is waited for", async () => {
    expect(await call(getSlowly, "/api/slow")).toMatchObject({ status: 200, body: [{ what: "read" }] });
  });

  //
  it("may be slow: a long read is waited for where a new connection would take three seconds", async () => {
    const proxy = await throughProxy();
    expect((await callAs(null, api.listTours)).status).toBe(200);
    proxy.delay(350);
    expect(await call(getSlowly, "/api/slow")).toMatchObject({ status: 200, body: [{ what: "read" }] });
    await proxy.restore();
    await proxy.away();
  });
});

describe("a login", () => {
  //
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
