import { request } from "node:http";
import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { type OwnSite, ownSite } from "../setup/own-site";
import { sendRaw } from "../setup/send-raw";

test.describe.configure({ mode: "serial" });

let own: OwnSite;
let token = "";

test.beforeAll(async () => {
  own = await ownSite();
  token = await own.token();
});

test.afterAll(() => own?.stop());

const nasty = fc.constantFrom(
  ...[
    "",
    "0",
    "-1",
    "1",
    "1e9",
    "9".repeat(400),
    "%",
    "%zz",
    "%00",
    "%ff",
    "%2e%2e%2f",
    "..",
    "[id]",
    "null",
  ],
  ...[
    "__proto__",
    "constructor",
    "%25",
    "%E2%80%AE",
    "'%20OR%201=1--",
    "{}",
    "$",
    "\u00e9",
    "a".repeat(3000),
  ],
);
const places = fc.constantFrom(
  ...["packages", "promos", "blogs", "seo-content", "users", "login", "logout", "current", "auth", "session"],
  ...[
    "callback",
    "credentials",
    "signout",
    "csrf",
    "swap-order",
    "upload-image",
    "health",
    "docs",
    "openapi.json",
  ],
);
const known = fc.constantFrom(
  ...[
    "packages",
    "packages/1",
    "packages/swap-order",
    "packages/upload-image",
    "promos",
    "promos/1",
    "blogs",
  ],
  ...["blogs/1", "seo-content", "users/login", "auth/callback/credentials", "auth/signin", "auth/session"],
);
const somePath = fc.oneof(
  known,
  fc.array(fc.oneof(places, nasty), { maxLength: 4 }).map((parts) => parts.join("/")),
);

const names = fc.constantFrom(
  ...[
    "page",
    "per_page",
    "search",
    "tags",
    "tour_type",
    "min_rate",
    "category",
    "callbackUrl",
    "error",
    "a[b]",
    "",
  ],
);
const query = fc
  .array(fc.tuple(names, nasty), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&"));

const visible = fc.string({ unit: fc.constantFrom(...'abc019 %;,="/\\{}<>*:'), maxLength: 30 });
const oddHeaders = fc.dictionary(
  fc.constantFrom(
    ...[
      "Accept",
      "Accept-Encoding",
      "Accept-Language",
      "Cookie",
      "Origin",
      "Sec-Fetch-Site",
      "Range",
      "If-None-Match",
    ],
    ...[
      "Idempotency-Key",
      "X-Forwarded-For",
      "X-Forwarded-Host",
      "X-HTTP-Method-Override",
      "Next-Action",
      "RSC",
    ],
    ...["x-middleware-subrequest", "x-nextjs-data", "Content-Encoding", "X-Requested-Path"],
  ),
  visible,
  { maxKeys: 4 },
);

const value = fc.oneof(
  nasty,
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.constantFrom<unknown>(1e308, -1, 2 ** 53, 0.1, null, true, "\0", "a\0b", "\ud800", [[]], { en: 1 }),
  fc.constantFrom<unknown>(
    { not: "" },
    { contains: "" },
    { $ne: null },
    { increment: 1 },
    { deleteMany: {} },
  ),
);
const fields = [
  ...[
    "tour_type",
    "name",
    "duration",
    "location",
    "overview",
    "price",
    "prices",
    "faqs",
    "images",
    "updated_at",
  ],
  ...["username", "password", "first_package_id", "second_package_id", "home", "rate", "_method", "title_en"],
];
const json = fc.oneof(
  fc.dictionary(fc.constantFrom(...fields), value).map((body) => JSON.stringify(body)),
  fc.json(),
  fc.constantFrom(
    '{"a":1e999}',
    "{",
    '"\\u0000"',
    "[".repeat(20_000),
    `{"tour_type":${"9".repeat(5000)}}`,
    "\ufeff{}",
  ),
);
const part = fc
  .tuple(fc.constantFrom(...fields, "image", '"', "\0"), fc.oneof(nasty, visible))
  .map(([name, text]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`);
const multipart = fc
  .tuple(fc.array(part, { maxLength: 4 }), fc.constantFrom("--b--\r\n", "--b", "", "--c--\r\n", "\0\0"))
  .map(([parts, end]) => parts.join("") + end);

const form = "multipart/form-data; boundary=b";
const body = fc.oneof(
  fc.tuple(fc.constant("application/json"), json),
  fc.tuple(fc.constantFrom(form, "multipart/form-data", "multipart/form-data; boundary="), multipart),
  fc.tuple(fc.constantFrom("text/plain", "application/x-www-form-urlencoded", "a/b;;", form), json),
);

const call = fc.record({
  method: fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "TRACE"),
  path: somePath,
  query,
  odd: oddHeaders,
  body,
  signedIn: fc.boolean(),
});

type Call = typeof call extends fc.Arbitrary<infer T> ? T : never;

/** Sends a call with its path as it stands. */
function send({ method, path, query, odd, body: [type, text], signedIn }: Call) {
  const session: Record<string, string> =
    signedIn && !path.includes("logout") ? { Authorization: `Bearer ${token}` } : {};
  const payload = Buffer.from(method === "GET" || method === "HEAD" ? "" : text);
  const described = payload.length ? { "Content-Type": type, "Content-Length": payload.length } : {};
  const { hostname, port } = new URL(own.url);
  return new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const headers = { ...odd, ...session, ...described };
    const sending = request({ hostname, port, method, path: `/api/${path}?${query}`, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers["content-type"] ?? "",
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    sending.on("error", reject);
    sending.end(payload);
  });
}

test("whatever is sent to the API gets less than 500, refusals a message, and the server lives on", async () => {
  test.setTimeout(120_000);
  await fc.assert(
    fc.asyncProperty(call, async (sent) => {
      const answer = await send(sent);
      expect(answer.status).toBeLessThan(500);
      if (answer.status < 400 || sent.method === "HEAD") return;
      expect(answer.type).toMatch(/^application\/json/);
      expect(JSON.parse(answer.text)).toMatchObject({ message: expect.stringMatching(/./) });
    }),
    { numRuns: 300, endOnFailure: true },
  );
  expect((await own.send("/api/health")).status).toBe(200);
  const headers = { Authorization: `Bearer ${token}` };
  expect((await own.send("/api/users/current", { headers })).status).toBe(200);
});

const odd: { name: string; status?: number; lines: string; body?: string }[] = [
  { name: "bytes that are no HTTP", lines: "POST /api/packages HTTP/1.1\r\nA\0: b" },
  { name: "another version of HTTP", lines: "GET /api/packages HTTP/9.9" },
  { name: "a raw letter in an address", lines: "GET /api/packages?search=\u00e9 HTTP/1.1" },
  { name: "two lengths", lines: "POST /api/packages HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2" },
  {
    name: "a length beside chunks",
    lines: "POST /api/promos HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked",
  },
  {
    name: "a chunk without a size",
    lines: "POST /api/packages HTTP/1.1\r\nTransfer-Encoding: chunked",
    body: "zz\r\n",
  },
  { name: "no Host", lines: "GET /api/packages HTTP/1.1\r\nHost:" },
  { name: "endless headers", status: 431, lines: `GET /api/packages HTTP/1.1\r\nA: ${"a".repeat(20_000)}` },
  { name: "an expectation", status: 404, lines: "GET /api/nothing HTTP/1.1\r\nExpect: a miracle" },
];

for (const { name, status = 400, lines, body } of odd) {
  test(`a request with ${name} gets ${status} with a message, and the server lives on`, async () => {
    const answer = await sendRaw(own.url, lines, body);
    expect(Number(answer.split(" ")[1])).toBe(status);
    expect(/^content-type: application\/json/im.test(answer)).toBe(true);
    expect(answer).toMatch(/\{"message":"[^"]+"\}/);
    expect((await own.send("/api/health")).status).toBe(200);
  });
}
