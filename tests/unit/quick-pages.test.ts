import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createFastPath } from "@/server/page-cache/fast-path";
import { createPage, type Page, plainBody } from "@/server/page-cache/page";
import { sendPage } from "@/server/page-cache/send-page";

const address = "/en/tours?page=2&utm_source=mail";
const fields = ["X-Frame-Options", "DENY", "X-Request-Id", "1"];

let page: Page;
let current: Page | null;
let quick: ReturnType<typeof createFastPath>;
let server: Server;

interface Answer {
  way: "quick" | "long";
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

function ask(
  headers: Record<string, string> = {},
  { method = "GET", path = address, way = "either", body = "" } = {},
): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  const all = { "Accept-Encoding": "gzip, br", "X-Way": way, ...headers };
  return new Promise((resolve, reject) => {
    const asking = request({ port, path, method, headers: all }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => {
        const { "x-way": went, date: _, ...rest } = answer.headers;
        resolve({
          way: went === "long" ? "long" : "quick",
          status: answer.statusCode ?? 0,
          headers: rest,
          body: Buffer.concat(parts).toString("base64"),
        });
      });
    });
    asking.on("error", reject);
    asking.end(body);
  });
}

beforeAll(async () => {
  page = await createPage(
    {
      status: 200,
      contentType: "text/html; charset=utf-8",
      location: undefined,
      body: Buffer.from("<p>Sea"),
    },
    5,
  );
  server = createServer((asked, response) => {
    if (asked.headers["x-way"] !== "long" && quick.respond(asked, response, fields)) return;
    response.setHeader("X-Frame-Options", "DENY");
    response.setHeader("X-Request-Id", "1");
    response.setHeader("X-Way", "long");
    void sendPage(asked, response, { page, stale: false });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
});

afterAll(() => void server.close());

beforeEach(() => {
  current = page;
  quick = createFastPath((url) => (["/en/tours?page=2", "/api/promos"].includes(url) ? current : null));
  quick.learn(address, "/en/tours?page=2");
});

//
it("answers a cached page with the same fields and bytes as the long way", async () => {
  const { way, ...short } = await ask();
  const { way: other, ...long } = await ask({}, { way: "long" });
  expect([way, other]).toEqual(["quick", "long"]);
  expect(short).toEqual(long);
  expect(short.status).toBe(200);
});

it.each([
  ["an address that was not asked for yet", {}, { path: "/en/tours?page=3" }],
  ["another method", {}, { method: "HEAD" }],
  ["a client without brotli", { "Accept-Encoding": "gzip" }, {}],
  ["a client that refuses brotli", { "Accept-Encoding": "br;q=0, gzip" }, {}],
  ["a question whether the page has changed", { "If-None-Match": '"1"' }, {}],
  ["a request with a body", { "Content-Length": "2" }, { body: "{}" }],
  ["a body in pieces", { "Transfer-Encoding": "chunked" }, { body: "{}" }],
])("leaves %s to the long way", async (_, headers, options) => {
  expect((await ask(headers, options)).way).toBe("long");
});

it("leaves a page that is not up to date to the long way", async () => {
  current = null;
  expect((await ask()).way).toBe("long");
  current = page;
  expect((await ask()).way).toBe("quick");
});

it.each([
  ["a token", { Authorization: "Bearer x" }],
  ["a session's cookie", { Cookie: "a=b; next-auth.session-token=x" }],
])("answers the API's cached responses, but not to whoever shows %s", async (_, headers) => {
  quick.learn("/api/promos?x=1", "/api/promos");
  expect((await ask({}, { path: "/api/promos?x=1" })).way).toBe("quick");
  expect((await ask({ Cookie: "userLanguage=ru" }, { path: "/api/promos?x=1" })).way).toBe("quick");
  expect((await ask(headers, { path: "/api/promos?x=1" })).way).toBe("long");
  expect((await ask(headers)).way).toBe("quick");
});

it("is decompressed once for clients that take no compression, which then get it from memory", async () => {
  const plain = { "Accept-Encoding": "identity" };
  const [first, second] = await Promise.all([plainBody(page), plainBody(page)]);
  expect(first).toBe(second);
  expect(await plainBody(page)).toBe(first);
  const [quickly, slowly] = [await ask(plain), await ask(plain, { way: "long" })];
  expect([quickly.way, slowly.way]).toEqual(["quick", "long"]);
  expect({ ...quickly, way: "" }).toEqual({ ...slowly, way: "" });
  expect(Buffer.from(quickly.body, "base64").toString()).toBe("<p>Sea");
});
