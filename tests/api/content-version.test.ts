import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
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
  ["a page's texts", () => db().seoContent.create({ data: { page: "home", language: "en", title: "A" } })],
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
