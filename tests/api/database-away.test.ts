import { createServer, type Server, type Socket } from "node:net";
import pg from "pg";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { GET as getBlogs } from "@/app/api/blogs/route";
import { GET as live } from "@/app/api/health/live/route";
import { GET as health } from "@/app/api/health/route";
import { GET as getTour } from "@/app/api/packages/[id]/route";
import { GET as getTours } from "@/app/api/packages/route";
import { GET as getPromos } from "@/app/api/promos/route";
import { GET as getSeo } from "@/app/api/seo-content/route";
import { closeDb } from "@/lib/db";
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

async function use(url: string): Promise<void> {
  await closeDb();
  completeEnv({ DATABASE_URL: url });
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
  it("may be cut: the next request is answered", async () => {
    expect((await call(getTours, "/api/packages")).status).toBe(200);
    const other = new pg.Client({ connectionString: own });
    await other.connect();
    await other.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
    );
    await other.end();
    expect([200, 503]).toContain((await call(getTours, "/api/packages")).status);
    expect((await call(getTours, "/api/packages")).status).toBe(200);
  });

  it("may hang: the request is answered 503 in time", async () => {
    expect((await call(getTours, "/api/packages")).status).toBe(200);
    const other = new pg.Client({ connectionString: own });
    await other.connect();
    await other.query("BEGIN; LOCK TABLE tour IN ACCESS EXCLUSIVE MODE");
    const began = performance.now();
    expect((await call(getTours, "/api/packages")).status).toBe(503);
    expect(performance.now() - began).toBeLessThan(3_000);
    await other.end();
  });
});
