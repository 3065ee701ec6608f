import { createServer, get, type IncomingHttpHeaders, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { learnContentVersion } from "@/lib/content/content-version";
import { type Admission, admission } from "@/server/admission/admission";
import { createFastPath } from "@/server/page-cache/fast-path";
import { publicApi, publicPages } from "@/server/page-cache/public-cache";
import type { NextHandler } from "@/server/page-cache/render";
import { createRouter, otherDocuments } from "@/server/router";

/** What Next was asked, with the header that tells visitors apart. */
let rendered: string[];
let release: () => void;
let held: Promise<void>;
let admitted: Admission;
let server: Server;

const text = "Phi Phi, Similan and back by dinner. ".repeat(200);

/** Stands for Next: says who asked, and waits while the test holds it. */
const handler: NextHandler = async ({ url = "", headers }, response) => {
  rendered.push(url);
  await held;
  if (/\/missing/.test(url)) response.statusCode = 404;
  const json = url.startsWith("/api/");
  response.setHeader(
    "Content-Type",
    json ? "application/json" : headers.rsc ? "text/x-component" : "text/html",
  );
  response.setHeader("Cache-Control", "no-store");
  const who = headers.authorization ?? headers.cookie ?? "everybody";
  response.end(
    json ? JSON.stringify({ url, who, text }) : `<html><link rel="x"><p>${url} ${who} ${text}</p></html>`,
  );
};

function hold() {
  held = new Promise((resolve) => {
    release = resolve;
  });
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const port = () => (server.address() as AddressInfo).port;

function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ port: port(), path, headers: { "X-From": "10.0.0.1", ...headers }, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const sent = Buffer.concat(parts);
        const packed = answer.headers["content-encoding"] === "br";
        const body = (packed ? brotliDecompressSync(sent) : sent).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
      });
    }).on("error", reject);
  });
}

beforeEach(async () => {
  rendered = [];
  held = Promise.resolve();
  admitted = admission(async () => true);
  const pages = publicPages(handler, "site", () => true, admitted);
  const api = publicApi(handler, "site", admitted);
  const quick = createFastPath((url) => (url.startsWith("/api/") ? api : pages).current(url));
  const documents = otherDocuments(
    handler,
    "site",
    pages,
    async () => null,
    () => true,
    admitted,
  );
  const answer = createRouter({ handler, pages, api, fastPath: quick, documents, admission: admitted });
  server = createServer((request, response) => {
    if (quick.respond(request, response, [])) return;
    request.headers["x-visitor-address"] = String(request.headers["x-from"] ?? "10.0.0.9");
    void answer(request, response, new URL(request.url ?? "", "http://site"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => {
  release?.();
  server.closeAllConnections();
  server.close();
});

let version = 0n;
const save = () => {
  version += 1n;
  return learnContentVersion(async () => ({ version, write_id: String(version) }));
};

it("renders a response of the API once for everybody and each version of the content", async () => {
  const first = await ask("/api/packages?page=1&utm_source=x", { "Accept-Encoding": "br" });
  const second = await ask("/api/packages?per_page=12", { Cookie: "userLanguage=ru" });
  expect(rendered).toEqual(["/api/packages"]);
  expect(second.body).toBe(first.body);
  expect(JSON.parse(first.body).who).toBe("everybody");
  expect(first.headers["cache-control"]).toBe("public, no-cache");
  await save();
  expect((await ask("/api/packages")).body).toBe(first.body);
  expect(rendered).toHaveLength(2);
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
  expect(rendered).toHaveLength(2);
});

it("compresses the client router's data, and no secrets", async () => {
  const packed = { "Accept-Encoding": "br" };
  const data = await ask("/en/tours?_rsc=1", { ...packed, RSC: "1" });
  expect(data.headers).toMatchObject({ "content-encoding": "br", "content-type": "text/x-component" });
  expect((await ask("/api/auth/csrf", packed)).headers["content-encoding"]).toBeUndefined();
});

it("begins no search that was hung up, and answers who stays", async () => {
  await ask("/en/tours");
  hold();
  const begun = rendered.length;
  const sockets = Array.from({ length: 40 }, (_, n) => {
    const socket = connect(port(), "127.0.0.1");
    socket.write(`GET /en/tours?search=gone${n} HTTP/1.1\r\nHost: x\r\nX-From: 10.0.0.2\r\n\r\n`);
    return socket;
  });
  await expect.poll(() => admitted.pages.stats().waiting).toBe(37);
  const patient = ask("/en/tours?search=gone7");
  await expect.poll(() => admitted.pages.stats().waiting + rendered.length - begun).toBe(40);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => admitted.pages.stats().abandoned).toBeGreaterThan(30);
  release();
  expect((await patient).status).toBe(200);
  expect(rendered.length - begun).toBeLessThanOrEqual(4);
  expect(admitted.pages.stats()).toMatchObject({ running: 0, waiting: 0 });
});

it("refuses more than an address may have waiting, each in its own form, and others wait for one job", async () => {
  hold();
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
    .poll(() => Object.values(admitted.stats()).map(({ waiting }) => waiting))
    .toEqual([48, 32, 32, 0]);
  const bystander = ask("/en/tours?search=bystander");
  const before = rendered.length;
  await expect.poll(() => admitted.pages.stats().waiting).toBe(49);
  release();
  await bystander;
  const since = rendered.slice(before);
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
  hold();
  const asked = Array.from({ length: 60 }, (_, n) => ask(`/en/tours?search=${n}`));
  await expect.poll(() => admitted.pages.stats().refused).toBe(9);
  release();
  const refused = (await Promise.all(asked)).filter(({ status }) => status === 429);
  expect(refused.map(({ body }) => body.length < 200)).toEqual(Array(9).fill(true));
  expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
});

it("bounds the client router's requests as it bounds pages", async () => {
  hold();
  const asked = Array.from({ length: 60 }, (_, n) => ask(`/en/tours?search=${n}&_rsc=`, { RSC: "1" }));
  await expect.poll(() => admitted.pages.stats().refused).toBe(9);
  release();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(9);
});

it("lets health checks and changes wait in no line", async () => {
  hold();
  const flood = Array.from({ length: 60 }, (_, n) => ask(`/api/packages?search=${n}`));
  await expect.poll(() => admitted.api.stats().refused).toBeGreaterThan(0);
  const begun = rendered.length;
  void ask("/api/health");
  await expect.poll(() => rendered.slice(begun)).toEqual(["/api/health"]);
  release();
  await Promise.all(flood);
});

it.each([
  ["/en/%74ours?a=1", "/en/tours?a=1"],
  ["/%61pi/packages", "/api/packages"],
  ["/%61dmin", "/admin"],
])("leads from another spelling to the right one: %s", async (asked, location) => {
  const { status, headers } = await ask(asked);
  expect([status, headers.location]).toEqual([308, location]);
  expect(rendered).toEqual([]);
});
