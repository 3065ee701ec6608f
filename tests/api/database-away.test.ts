import { connect, createServer, type Server, type Socket } from "node:net";
import pg from "pg";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { GET as getBlogs } from "@/app/api/blogs/route";
import { GET as live } from "@/app/api/health/live/route";
import { GET as health } from "@/app/api/health/route";
import { GET as getTour } from "@/app/api/packages/[id]/route";
import { GET as getTours } from "@/app/api/packages/route";
import { GET as getPromos } from "@/app/api/promos/route";
import { GET as getSeo } from "@/app/api/seo-content/route";
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { closeDb, db } from "@/lib/db";
import { completeEnv, env } from "@/lib/env";
import { call } from "./call";
import { addTour, clearContent } from "./records";

const reads = { getTours, getTour, getPromos, getBlogs, getSeo, health };
const params = { id: "1" };
let own: string;

beforeAll(async () => {
  own = env().DATABASE_URL ?? "";
  await clearContent();
  await addTour();
});

// The address first: a read that was given up goes on, and may ask for a new client while the last one is closed.
async function use(url: string): Promise<void> {
  completeEnv({ DATABASE_URL: url });
  await closeDb();
}

afterEach(() => use(own));

async function expectAway(): Promise<void> {
  const began = performance.now();
  const answers = await Promise.all(
    Object.values(reads).map((read) => call(read, "/api/x?search=sea", { params })),
  );
  expect(performance.now() - began).toBeLessThan(3_000);
  for (const { status, headers, body } of answers) {
    expect(status).toBe(503);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(body).toEqual({ message: expect.any(String) });
  }
  expect((await call(live, "/api/health/live")).status).toBe(200);
}

async function expectRecovery(): Promise<void> {
  await vi.waitFor(async () => expect((await call(getTours, "/api/packages")).status).toBe(200), 10_000);
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

it("answers 503 soon while nothing listens, and recovers without a restart", async () => {
  const server = createServer();
  const port = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  await use(`postgres://nobody@127.0.0.1:${port}/none`);
  await expectAway();
  await use(own);
  expect((await call(getTours, "/api/packages")).status).toBe(200);
});

it("answers 503 soon while the database accepts and never answers", async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket));
  await use(`postgres://nobody@127.0.0.1:${await listening(server)}/none`);
  await expectAway();
  for (const socket of sockets) socket.destroy();
  server.close();
});

describe("an open connection", () => {
  it("may be cut: requests are soon answered again", async () => {
    expect((await call(getTours, "/api/packages")).status).toBe(200);
    const other = new pg.Client({ connectionString: own });
    await other.connect();
    await other.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
    );
    await other.end();
    expect([200, 503]).toContain((await call(getTours, "/api/packages")).status);
    await expectRecovery();
  });

  it("may hang: the request is answered 503 in time, and the next ones after it goes on", async () => {
    const { hostname, port } = new URL(own);
    const pairs: [Socket, Socket][] = [];
    let hanging = false;
    const server = createServer((near) => {
      const far = connect(Number(port), hostname);
      if (!hanging) near.pipe(far).pipe(near);
      // A connection that was given up while it hung would hold one of the database's places for a minute.
      near.on("close", () => far.destroy());
      pairs.push([near, far]);
    });
    const through = new URL(own);
    through.host = `127.0.0.1:${await listening(server)}`;
    await use(through.href);
    expect((await call(getTours, "/api/packages")).status).toBe(200);
    hanging = true;
    for (const pair of pairs) for (const socket of pair) socket.unpipe();
    await expectAway();
    hanging = false;
    for (const [near, far] of pairs) near.pipe(far).pipe(near);
    await expectRecovery();
    await closeDb();
    server.close();
  });

  it("may be busy: a long read is waited for", async () => {
    const { GET } = methods({
      GET: endpoint({ auth: "public" }, () => db().$queryRaw`SELECT pg_sleep(2.6)::text, 'read' AS what`),
    });
    expect(await call(GET, "/api/slow")).toMatchObject({ status: 200, body: [{ what: "read" }] });
  });
});
