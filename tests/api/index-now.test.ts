import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { learnContentVersion } from "@/lib/core/content/content-version";
import { db } from "@/lib/core/db";
import { completeEnv, env } from "@/lib/core/env";
import { announceChanges } from "@/server/indexnow/announce-changes";
import { patient } from "../setup/patient";
import { addBlog, addTour, clearContent } from "./records";

interface Ping {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

const site = "http://localhost:3000";
const key = "0123456789abcdef";
let pings: Ping[] = [];
let status = 200;
let warnings = 0;

const server = http.createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  pings.push(JSON.parse(body));
  response.writeHead(status).end();
});
let announcing: ReturnType<typeof announceChanges>;

let version = 0n;
/** As the server does after a save. */
async function learnOfSave() {
  version += 1n;
  await learnContentVersion(async () => ({ version, write_id: "" }));
}

const told = () => pings.flatMap(({ urlList }) => urlList);

beforeAll(async () => {
  await clearContent();
  await addTour({ name: { en: "Old" } });
  // Older than the site's start: nobody is told.
  await db().$executeRaw`ALTER TABLE tour DISABLE TRIGGER tour_updated_at`;
  await db().$executeRaw`UPDATE tour SET updated_at = now() - interval '1 hour'`;
  await db().$executeRaw`ALTER TABLE tour ENABLE TRIGGER tour_updated_at`;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
  const log = {
    warn() {
      warnings += 1;
    },
  };
  announcing = announceChanges({ key, log, endpoint, every: 10 });
});

beforeEach(() => {
  pings = [];
  status = 200;
});

afterAll(async () => {
  await announcing.close();
  server.close();
});

//
it("tells search engines of a new tour in the languages that have it, with the key and where it stands", async () => {
  const { id } = await addTour({ name: { en: "Reef", ru: "Риф" } });
  await learnOfSave();
  await vi.waitUntil(() => pings.length > 0, patient);
  expect(pings[0]).toEqual({
    host: "localhost:3000",
    key,
    keyLocation: `${site}/indexnow.txt`,
    urlList: [`${site}/en/tours/reef-${id}`, `${site}/ru/tours/rif-${id}`],
  });
});

it("tells of each change once, and of articles from the day on which they come out", async () => {
  const scheduled = await addBlog({ title: { en: "Later" }, posting_date: new Date("2099-01-01") });
  const { id } = await addBlog({ title: { en: "Now" } });
  await learnOfSave();
  await vi.waitUntil(() => pings.length > 0, patient);
  await db().blog.update({ where: { id }, data: { title: { en: "Renamed" }, updated_at: new Date() } });
  await learnOfSave();
  await vi.waitUntil(() => told().length > 1, patient);
  expect(told()).toEqual([`${site}/en/blogs/now-${id}`, `${site}/en/blogs/renamed-${id}`]);
  expect(told().join()).not.toContain(`-${scheduled.id},`);
});

//
it("tells again what could not be delivered, and lets a refusal rest", async () => {
  status = 503;
  const { id } = await addTour({ name: { en: "Cave" } });
  await learnOfSave();
  await vi.waitUntil(() => pings.length > 0, patient);
  status = 200;
  await vi.waitUntil(() => pings.length > 1, patient);
  expect(pings[1]).toEqual(pings[0]);
  expect(warnings).toBe(0);

  status = 403;
  await db().tour.update({ where: { id }, data: { updated_at: new Date() } });
  await learnOfSave();
  await vi.waitUntil(() => warnings === 1, patient);
  expect(pings).toHaveLength(3);
});

//
it("shows its key to search engines; is off and has no key file without a key", async () => {
  const { GET } = await import("@/app/indexnow.txt/route");
  const ask = () => GET(new Request(`${site}/indexnow.txt`), { params: Promise.resolve({}) });
  expect(env().INDEXNOW_KEY).toBeUndefined();
  expect((await ask()).status).toBe(404);
  completeEnv({ INDEXNOW_KEY: key });
  const answer = await ask();
  completeEnv({ INDEXNOW_KEY: "" });
  expect([answer.status, await answer.text()]).toEqual([200, key]);
});
