import { connect } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import "@/app/api/[[...path]]/route";
import { learnContentVersion } from "@/lib/core/content/content-version";
import type { Admission } from "@/server/admission/admission";
import { type StubSite, stubSite } from "../setup/stub-site";

let site: StubSite;
let ask: StubSite["ask"];
let admitted: Admission;

beforeEach(async () => {
  site = await stubSite();
  ({ ask, admission: admitted } = site);
});

afterEach(() => site.close());

let version = 0n;
const save = () => {
  version += 1n;
  return learnContentVersion(async () => ({ version, write_id: String(version) }));
};

it("renders a response of the API once for everybody and each version of the content", async () => {
  const first = await ask("/api/packages?page=1&utm_source=x", { "Accept-Encoding": "br" });
  const second = await ask("/api/packages?per_page=12", { Cookie: "userLanguage=ru" });
  expect(site.rendered()).toEqual(["/api/packages"]);
  expect(second.body).toBe(first.body);
  expect(JSON.parse(first.body).who).toBe("everybody");
  expect(first.headers["cache-control"]).toBe("public, no-cache");
  await save();
  expect((await ask("/api/packages")).body).toBe(first.body);
  expect(site.rendered()).toHaveLength(2);
});

it.each([
  ["Authorization", "Bearer x"],
  ["Authorization", ""],
  ["Cookie", "next-auth.session-token=x"],
])("neither caches nor answers from the cache what shows a session: %s: %s", async (name, value) => {
  await ask("/api/promos");
  const own = await ask("/api/promos", { [name]: value, "Accept-Encoding": "br" });
  expect(JSON.parse(own.body).who).toBe(value);
  expect(own.headers["cache-control"]).toBe("no-store");
  expect(own.headers["content-encoding"]).toBe("br");
  expect(JSON.parse((await ask("/api/promos")).body).who).toBe("everybody");
  expect(site.rendered()).toHaveLength(2);
});

it("begins no search that was hung up, and answers who stays", async () => {
  await ask("/en/tours");
  site.hold();
  const begun = site.rendered().length;
  const sockets = Array.from({ length: 40 }, (_, n) => {
    const socket = connect(site.port, "127.0.0.1");
    socket.write(`GET /en/tours?search=gone${n} HTTP/1.1\r\nHost: x\r\nX-From: 10.0.0.2\r\n\r\n`);
    return socket;
  });
  await expect.poll(() => admitted.pages.stats().waiting).toBe(37);
  const patient = ask("/en/tours?search=gone7");
  await expect.poll(() => admitted.pages.stats().waiting + site.rendered().length - begun).toBe(40);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => admitted.pages.stats().abandoned).toBeGreaterThan(30);
  site.release();
  expect((await patient).status).toBe(200);
  expect(site.rendered().length - begun).toBeLessThanOrEqual(4);
  expect(admitted.pages.stats()).toMatchObject({ running: 0, waiting: 0 });
});

it("refuses more than an address may have waiting, each in its own form, and others wait for one job", async () => {
  site.hold();
  const flood = { "X-From": "10.0.0.2" };
  const asked = [
    ...Array.from({ length: 60 }, (_, n) =>
      ask(`/ru/tours?search=${n}`, { ...flood, "Accept-Encoding": "br" }),
    ),
    ...Array.from({ length: 50 }, (_, n) => ask(`/api/packages?search=${n}`, flood)),
    ...Array.from({ length: 50 }, (_, n) =>
      ask(`/api/packages?search=${n}`, { ...flood, Authorization: "x" }),
    ),
  ];
  await expect
    .poll(() => Object.entries(admitted.stats()).map(([lane, { waiting }]) => `${lane} ${waiting}`))
    .toEqual(["pages 48", "api 32", "assistants 0", "staff 32", "sessions 0", "notices 0"]);
  const bystander = ask("/en/tours?search=bystander");
  const before = site.rendered().length;
  await expect.poll(() => admitted.pages.stats().waiting).toBe(49);
  site.release();
  await bystander;
  const since = site.rendered().slice(before);
  const sooner = since.slice(0, since.indexOf("/en/tours?search=bystander"));
  expect(sooner.filter((url) => url.startsWith("/ru/tours?")).length).toBeLessThanOrEqual(1);
  const answers = await Promise.all(asked);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(9 + 16 + 16);
  for (const { headers } of refused) {
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers.etag).toBeUndefined();
  }
  const [page, response] = [answers[59], answers[109]];
  expect(page?.body).toContain("/ru/unavailable");
  expect(JSON.parse(response?.body ?? "")).toEqual({ message: expect.any(String) });
});

it("sends a few words in place of the page to a flood that takes no compression", async () => {
  site.hold();
  const asked = Array.from({ length: 60 }, (_, n) => ask(`/en/tours?search=${n}`));
  await expect.poll(() => admitted.pages.stats().refused).toBe(9);
  site.release();
  const refused = (await Promise.all(asked)).filter(({ status }) => status === 429);
  expect(refused.map(({ body }) => body.length < 200)).toEqual(Array(9).fill(true));
  expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
});

it("lets health checks and changes wait in no line", async () => {
  site.hold();
  const flood = Array.from({ length: 60 }, (_, n) => ask(`/api/packages?search=${n}`));
  await expect.poll(() => admitted.api.stats().refused).toBeGreaterThan(0);
  const begun = site.rendered().length;
  void ask("/api/health");
  await expect.poll(() => site.rendered().slice(begun)).toEqual(["/api/health"]);
  site.release();
  await Promise.all(flood);
});

it.each([
  ["/en/%74ours?a=1", "/en/tours?a=1"],
  ["/%61pi/packages", "/api/packages"],
  ["/%61dmin", "/admin"],
])("leads from another spelling to the right one: %s", async (asked, location) => {
  const { status, headers } = await ask(asked);
  expect([status, headers.location]).toEqual([308, location]);
  expect(site.rendered()).toEqual([]);
});
