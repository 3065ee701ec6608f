import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { contentVersion } from "@/lib/core/content/content-version";
import { db } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { watchContentVersion } from "@/server/database/content-version";
import { patient } from "../setup/patient";
import { addBlog, addPicture, addPromo, addTour, clearContent } from "./records";

let listener: pg.Client;
let notices: string[] = [];

beforeAll(async () => {
  await clearContent();
  listener = new pg.Client({ connectionString: env().DATABASE_URL });
  listener.on("notification", ({ payload }) => notices.push(payload ?? ""));
  await listener.connect();
  await listener.query("LISTEN content");
});

afterAll(() => listener.end());

async function version(): Promise<number> {
  const { version } = await db().contentVersion.findUniqueOrThrow({ where: { id: 1 } });
  return Number(version);
}

beforeEach(async () => {
  await listener.query("SELECT 1");
  notices = [];
});

async function raisedBy(change: () => Promise<unknown>): Promise<number> {
  const before = await version();
  await change();
  const after = await version();
  await listener.query("SELECT 1");
  expect(notices).toEqual(after > before ? [String(after)] : []);
  return after - before;
}

it.each([
  ["a tour", () => addTour()],
  ["a promo", () => addPromo()],
  ["a blog", () => addBlog()],
  ["a page's texts", () => db().seoContent.create({ data: { page: "home", title: { en: "A" } } })],
  ["a deletion", () => db().blog.deleteMany()],
])("%s raises it once and is announced", async (_, change) => {
  expect(await raisedBy(change)).toBe(1);
});

it("a whole transaction raises it once", async () => {
  const text = { en: "Text" };
  const whole = () =>
    addTour({
      highlights: {
        create: [
          { position: 0, description: text },
          { position: 1, description: text },
        ],
      },
      faqs: { create: { position: 0, question: text, answer: text } },
    });
  expect(await raisedBy(() => db().$transaction(async () => whole()))).toBe(1);
});

it("what is rolled back, a new picture and a session raise nothing", async () => {
  const fail = async () => {
    const attempt = db().$transaction(async (tx) => {
      await tx.promo.deleteMany();
      throw new Error("stop");
    });
    await expect(attempt).rejects.toThrow("stop");
  };
  expect(await raisedBy(fail)).toBe(0);
  expect(await raisedBy(() => addPicture("9"))).toBe(0);
  expect(await raisedBy(() => db().adminUser.create({ data: { username: "a", password_hash: "x" } }))).toBe(
    0,
  );
});

it("writers at the same time do not lock each other out", async () => {
  const before = await version();
  await Promise.all(Array.from({ length: 30 }, (_, index) => (index % 2 ? addPromo() : addBlog())));
  expect((await version()) - before).toBe(30);
});

const known = () => contentVersion().split(".").slice(0, 2).join(".");

async function stored(): Promise<string> {
  const { version, write_id } = await db().contentVersion.findUniqueOrThrow({ where: { id: 1 } });
  return `${version}.${write_id}`;
}

/** At once: the read of every few seconds is not waited for. */
const soon = { timeout: 2_000, interval: 10 };

describe("a process that follows it", () => {
  let watch: ReturnType<typeof watchContentVersion>;

  beforeAll(async () => {
    watch = watchContentVersion(env().DATABASE_URL ?? "");
    await vi.waitUntil(() => watch.connected(), patient);
  });
  afterAll(() => watch.close());

  it("learns of every change", async () => {
    await addBlog();
    await vi.waitFor(async () => expect(known()).toBe(await stored()), soon);
  });

  //
  it("goes back with a database that was taken back to an earlier moment, and sees saves after it", async () => {
    await listener.query("UPDATE content_version SET version = version + 1000");
    await vi.waitFor(async () => expect(known()).toBe(await stored()), soon);
    const abandoned = known();
    await listener.query("UPDATE content_version SET version = version - 1000");
    await vi.waitFor(async () => expect(known()).toBe(await stored()), soon);
    await addBlog();
    await vi.waitFor(async () => expect(known()).toBe(await stored()), soon);
    // The number comes back one day; the content behind it is another.
    await listener.query("UPDATE content_version SET version = version + 999");
    await vi.waitFor(async () => expect(known()).toBe(await stored()), soon);
    expect(known().split(".")[0]).toBe(abandoned.split(".")[0]);
    expect(known()).not.toBe(abandoned);
    await listener.query("UPDATE content_version SET version = version - 1000");
  });

  it("takes a forged notification for a prompt to look", async () => {
    for (const payload of ["999999999", "", "none", "-1"]) {
      await listener.query("SELECT pg_notify('content', $1)", [payload]);
    }
    await addPromo();
    await vi.waitFor(async () => expect(known()).toBe(await stored()), soon);
    expect(watch.connected()).toBe(true);
    expect(await watch.answers()).toBe(true);
  });

  it("finds a change whose notification was lost", async () => {
    await listener.query("ALTER TABLE content_version DISABLE TRIGGER content_version_announce");
    await addPromo();
    await listener.query("ALTER TABLE content_version ENABLE TRIGGER content_version_announce");
    await vi.waitFor(async () => expect(known()).toBe(await stored()), { timeout: 5_000, interval: 50 });
  });
});
