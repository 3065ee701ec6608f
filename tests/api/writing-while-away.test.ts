import { createServer, type Socket } from "node:net";
import { afterEach, beforeAll, expect, it } from "vitest";
import { DELETE as removeBlog } from "@/app/api/blogs/[id]/route";
import { PUT as putTour } from "@/app/api/packages/[id]/route";
import { POST as postTour } from "@/app/api/packages/route";
import { POST as swap } from "@/app/api/packages/swap-order/route";
import { POST as upload } from "@/app/api/packages/upload-image/route";
import { POST as postPromo } from "@/app/api/promos/route";
import { PUT as putSeo } from "@/app/api/seo-content/route";
import { closeDb, db } from "@/lib/db";
import { completeEnv, env } from "@/lib/env";
import { type Admin, addAdmin } from "./admin";
import { pictureFile } from "./pictures";
import { addTour, clearContent } from "./records";
import { write } from "./write";

let admin: Admin;
let own: string;

beforeAll(async () => {
  own = env().DATABASE_URL ?? "";
  await clearContent();
  admin = await addAdmin();
  await addTour();
});

async function use(url: string): Promise<void> {
  await closeDb();
  completeEnv({ DATABASE_URL: url });
}

afterEach(() => use(own));

async function expectAway(): Promise<void> {
  const began = performance.now();
  const answers = await Promise.all([
    write(admin, postTour, "/x", { json: {} }),
    write(admin, putTour, "/x", { id: 1, method: "PUT", json: { code: "AWAY" } }),
    write(admin, swap, "/x", { json: {} }),
    write(admin, upload, "/x", { form: { image: await pictureFile() } }),
    write(admin, postPromo, "/x", { form: {} }),
    write(admin, removeBlog, "/x", { id: 1, method: "DELETE" }),
    write(admin, putSeo, "/x", { method: "PUT", json: {} }),
  ]);
  expect(performance.now() - began).toBeLessThan(3_000);
  for (const { status, headers, body } of answers) {
    expect([status, body]).toEqual([503, { message: expect.any(String) }]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
}

async function fakeDatabase(): Promise<{ port: number; stop: () => void }> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: typeof address === "object" && address ? address.port : 0, stop };
}

it("answers changes 503 soon while nothing listens, and makes them again afterwards", async () => {
  const { port, stop } = await fakeDatabase();
  stop();
  await use(`postgres://nobody@127.0.0.1:${port}/none`);
  await expectAway();
  await use(own);
  expect((await db().tour.findFirstOrThrow()).code).toBeNull();
  const { status } = await write(admin, putTour, "/x", { id: 1, method: "PUT", json: { code: "BACK" } });
  expect(status).toBe(200);
});

it("answers changes 503 soon while the database accepts and never answers", async () => {
  const { port, stop } = await fakeDatabase();
  await use(`postgres://nobody@127.0.0.1:${port}/none`);
  await expectAway();
  stop();
});
