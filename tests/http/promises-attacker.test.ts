import { request } from "node:http";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MalformedCall, malformedCall } from "../setup/malformed-call";
import { type OwnSite, ownSite } from "../setup/own-site";
import { sendRaw } from "../setup/send-raw";
import { seededAdmin, sessionCookie } from "../setup/sign-in";

let own: OwnSite;
let bearer: Record<string, string>;

beforeAll(async () => {
  own = await ownSite({ LOGIN_MAX_FAILURES: "1000" });
  bearer = { Authorization: `Bearer ${await own.token()}` };
});

afterAll(() => own?.stop());

const statusesOf = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

describe("requests within requests", () => {
  const hidden = "GET /admin HTTP/1.1\r\nHost: evil.example\r\n\r\n";
  for (const [name, lines, body] of [
    [
      "a length before chunks",
      `POST /en HTTP/1.1\r\nContent-Length: ${hidden.length + 5}\r\nTransfer-Encoding: chunked`,
      `0\r\n\r\n${hidden}`,
    ],
    [
      "chunks spelt with a tab",
      "POST /en HTTP/1.1\r\nTransfer-Encoding:\tchunked\r\nContent-Length: 4",
      `0\r\n\r\n${hidden}`,
    ],
    ["an unknown coding", "POST /en HTTP/1.1\r\nTransfer-Encoding: xchunked", `0\r\n\r\n${hidden}`],
    [
      "two codings",
      "POST /en HTTP/1.1\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity",
      `0\r\n\r\n${hidden}`,
    ],
    ["a length with a sign", "POST /en HTTP/1.1\r\nContent-Length: +5", hidden],
    ["a space before the colon", "POST /en HTTP/1.1\r\nContent-Length : 5", hidden],
    ["a folded header", "GET /en HTTP/1.1\r\nA: b\r\n Content-Length: 5", hidden],
    ["a bare line feed", "GET /en HTTP/1.1\r\nA: b\nContent-Length: 5", hidden],
  ] as const) {
    // R-25.19
    test(`${name}: refused, and what is hidden in it is not answered`, async () => {
      const answer = await sendRaw(own.url, lines, body);
      expect(statusesOf(answer)).toHaveLength(1);
      expect(statusesOf(answer)[0]).toBeGreaterThanOrEqual(400);
      expect(statusesOf(answer)[0]).toBeLessThan(500);
    });
  }
});

describe("addresses", () => {
  for (const [name, line] of [
    ["an absolute one", "GET http://evil.example/en HTTP/1.1"],
    ["one of another scheme", "GET file:///etc/passwd HTTP/1.1"],
    ["an authority", "CONNECT evil.example:443 HTTP/1.1"],
    ["an asterisk", "OPTIONS * HTTP/1.1"],
    ["one without a slash", "GET en HTTP/1.1"],
    ["one with a login", "GET //admin:x@evil.example/en HTTP/1.1"],
  ] as const) {
    test(`${name} leads nowhere else`, async () => {
      const answer = await sendRaw(own.url, line);
      expect(answer).not.toMatch(/^location:.*evil/im);
      expect(answer).not.toContain("root:");
      for (const status of statusesOf(answer)) expect(status).toBeLessThan(500);
    });
  }

  // R-10.2
  test("a foreign, doubled or broken Host is reflected nowhere", async () => {
    for (const host of [
      "Host: evil.example",
      "Host: localhost\r\nHost: evil.example",
      "Host: evil.example/..\\",
      "Host: ev<il",
    ]) {
      for (const path of [
        "/",
        "/tours",
        "/en",
        "/admin",
        "/sitemap.xml",
        "/robots.txt",
        "/api/auth/signin",
        "/api/openapi.json",
      ]) {
        const answer = await sendRaw(
          own.url,
          `GET ${path} HTTP/1.1\r\n${host}\r\nX-Forwarded-Host: evil.example`,
        );
        expect(answer, `${host} ${path}`).not.toMatch(/evil\.example|ev<il/);
        for (const status of statusesOf(answer)) expect(status).toBeLessThan(500);
      }
    }
  });

  test("HTTP/1.0 is answered and closed", async () => {
    const answer = await sendRaw(own.url, "GET /en HTTP/1.0");
    expect(statusesOf(answer)).toEqual([200]);
    expect(answer).toMatch(/^connection: close/im);
  });

  test("odd spellings of a page's address neither break it nor make it another's", async () => {
    const before = await (await own.send("/en/tours")).text();
    const odd = [
      "/en/%74ours",
      "/en/tours%2f",
      "/en//tours",
      "/EN/tours",
      "/en/tours;x=1",
      "/en/tours/.",
      "/en/tours%3fpage=2",
      "/en/tours%23",
      "/en/tours%0a",
      "/en/tours%E2%80%AE",
      "/en\\tours",
      "/%65n/tours",
    ];
    for (const path of odd) {
      for (const status of statusesOf(await sendRaw(own.url, `GET ${path} HTTP/1.1`)))
        expect([path, status]).not.toEqual([path, 500]);
      expect(await (await own.send("/en/tours")).text()).toBe(before);
    }
  });
});

// R-25.19
test("ranges, however many and odd, give one part, the whole or a refusal", async () => {
  const [image] = await own.sql("SELECT path FROM stored_image LIMIT 1");
  const size = Number((await own.send(`/storage/${image?.path}`)).headers.get("content-length"));
  const many = Array.from({ length: 2_000 }, (_, n) => `${n}-`).join(",");
  for (const range of [
    `bytes=${many}`,
    "bytes=0-0,-1",
    "bytes=-0",
    "bytes=99999999999-",
    "bytes=5-2",
    "bytes=a-b",
    "bits=0-1",
    "bytes=0-18446744073709551615",
  ]) {
    for (const path of [`/storage/${image?.path}`, "/favicon.svg"]) {
      const answer = await own.send(path, { headers: { Range: range } });
      expect([200, 206, 416], range).toContain(answer.status);
      expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(Math.max(size, 100_000));
    }
  }
});

test("endless cookies are refused or ignored, never an error", async () => {
  for (const cookie of [
    "a=".padEnd(15_000, "b"),
    Array.from({ length: 1_500 }, (_, n) => `c${n}=`).join(";"),
    "next-auth.session-token=%00%ff; ;;=;",
    "__proto__=x; constructor=y",
  ]) {
    for (const path of ["/", "/admin", "/api/users/current", "/api/auth/session"]) {
      expect((await own.send(path, { headers: { Cookie: cookie } })).status).toBeLessThan(500);
    }
  }
});

describe("bodies", () => {
  const current = () => own.send("/api/health");

  test("a compressed one is not unpacked", async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, "a"));
    for (const path of ["/api/users/login", "/api/packages"]) {
      const headers = { ...bearer, "Content-Type": "application/json", "Content-Encoding": "gzip" };
      const { status } = await own.send(path, { method: "POST", headers, body: new Uint8Array(bomb) });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });

  test("keys that would reach into every object reach nothing", async () => {
    const [tour] = await own.sql("SELECT min(id) AS id FROM tour");
    const text =
      '{"__proto__":{"auth":"admin","code":"polluted"},"constructor":{"prototype":{"code":"polluted"}}}';
    const headers = { ...bearer, "Content-Type": "application/json" };
    for (const [method, path] of [
      ["PUT", `/api/packages/${tour?.id}`],
      ["PUT", "/api/seo-content"],
      ["POST", "/api/users/login"],
    ] as const) {
      expect((await own.send(path, { method, headers, body: text })).status).toBeLessThan(500);
    }
    const { code } = await (await own.send(`/api/packages/${tour?.id}`)).json();
    expect(code).not.toBe("polluted");
    expect((await own.send("/api/users/current")).status).toBe(401);
    expect((await current()).status).toBe(200);
  });

  test("a multipart body of endless parts, names or boundaries ends soon", async () => {
    const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`;
    const bodies = [
      part("a").repeat(5_000),
      part("n".repeat(100_000)),
      `--b\r\n${"X: y\r\n".repeat(20_000)}\r\n`,
      "--b\r\n".repeat(50_000),
      `--b\r\nContent-Disposition: form-data; name="image"; filename="${"../".repeat(2_000)}a.jpg"\r\n\r\nx\r\n--b--\r\n`,
      part("__proto__") + part("constructor"),
    ];
    for (const body of bodies) {
      const headers = { ...bearer, "Content-Type": "multipart/form-data; boundary=b" };
      const { status } = await own.send("/api/promos", { method: "POST", headers, body });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });
});

test("texts made to keep a pattern busy are answered soon", async () => {
  const busy = [
    "a".repeat(3_000),
    `${"a-".repeat(1_500)}!`,
    `${"<".repeat(2_000)}`,
    `${" ".repeat(2_000)}x`,
    "%20".repeat(900),
    `${"(".repeat(500)}${")".repeat(500)}`,
    "ａ".repeat(300),
  ];
  for (const text of busy) {
    for (const path of [
      `/en/tours?search=${encodeURIComponent(text)}`,
      `/api/packages?search=${encodeURIComponent(text)}`,
      `/en/tours/${encodeURIComponent(text).slice(0, 4_000)}-1`,
      `/login?from=${encodeURIComponent(`/admin/${text}`)}`,
    ]) {
      // A pattern that is kept busy takes minutes: this is no measure of the machine.
      const { status } = await own.send(path, { signal: AbortSignal.timeout(60_000) });
      expect([path.slice(0, 60), status < 500]).toEqual([path.slice(0, 60), true]);
    }
  }
});

describe("another site's page", () => {
  // R-25.28
  test("changes nothing by any endpoint of the sign-in: no session ends, no cookie is set or cleared", async () => {
    const Cookie = await sessionCookie(own.send);
    const gets = [
      "csrf",
      "session",
      "providers",
      "signin",
      "signin?callbackUrl=/admin/x",
      "error",
      "signout",
    ];
    const posts = [
      "signout",
      "callback/credentials",
      "signin",
      "signin/credentials",
      "session",
      "csrf",
      "_log",
    ];
    const calls = [
      ...gets.map((path) => ["GET", `/api/auth/${path}`]),
      ...posts.map((path) => ["POST", `/api/auth/${path}`]),
      ["GET", "/api/users/current"],
      ["POST", "/api/users/logout"],
      ["POST", "/api/users/login"],
    ] as [string, string][];
    for (const from of [
      { Origin: "null" },
      { Origin: "https://evil.example" },
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site", Origin: own.url },
    ] as Record<string, string>[]) {
      for (const [method, path] of calls) {
        for (const jar of [Cookie, "", "next-auth.session-token=x"]) {
          const form = new URLSearchParams({ ...seededAdmin, csrfToken: "x" });
          const body = method === "POST" ? form : undefined;
          const headers: Record<string, string> = { ...from, Cookie: jar };
          const answer = await own.send(path, { method, headers, body });
          expect(answer.headers.getSetCookie(), `${method} ${path} ${JSON.stringify(from)}`).toEqual([]);
          expect(answer.status).toBeLessThan(500);
        }
      }
    }
    expect((await own.send("/api/users/current", { headers: { Cookie } })).status).toBe(200);
  });

  test("cannot give a visitor a session of its choice", async () => {
    const chosen = "next-auth.session-token=chosen-by-somebody-else";
    const csrf = await own.send("/api/auth/csrf", { headers: { Cookie: chosen } });
    const { csrfToken } = await csrf.json();
    const cookies = csrf.headers.getSetCookie().map((line) => line.split(";")[0]);
    const answer = await own.send("/api/auth/callback/credentials", {
      method: "POST",
      headers: { Cookie: [chosen, ...cookies].join("; "), "Sec-Fetch-Site": "same-origin" },
      body: new URLSearchParams({ ...seededAdmin, csrfToken, json: "true" }),
    });
    const set = answer.headers.getSetCookie().find((line) => line.includes("session-token")) ?? "";
    expect(set).toMatch(/HttpOnly/i);
    expect(set).toMatch(/SameSite=Lax/i);
    expect(set).not.toContain("chosen-by-somebody-else");
  });

  test("is never where a login leads", async () => {
    for (const from of [
      "//evil.example",
      "https://evil.example",
      "/\\evil.example",
      "/admin/..//evil.example",
      "/admin@evil.example",
      "javascript:alert(1)",
      "/admin\n//evil.example",
    ]) {
      const text = await (await own.send(`/login?from=${encodeURIComponent(from)}`)).text();
      expect(text).not.toMatch(/(?:href|action|content)="[^"]*evil\.example/);
      const { headers } = await own.send(`/api/auth/signin?callbackUrl=${encodeURIComponent(from)}`);
      expect(headers.get("location") ?? "").not.toMatch(/^(?:https?:)?[/\\]{2}evil/);
      for (const cookie of headers.getSetCookie())
        expect(decodeURIComponent(cookie)).not.toContain("=https://evil.example");
    }
  });
});

test("the page of the API's contract runs nothing that its address brings", async () => {
  const evil = encodeURIComponent('"><script>alert(1)</script>');
  for (const path of [`/api/docs?url=https://evil.example/x.json&configUrl=${evil}`, `/api/docs?${evil}`]) {
    const answer = await own.send(path, { headers: bearer });
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'self'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(await answer.text()).not.toMatch(/evil\.example|<script>alert/);
  }
});

/** Sends a call whose path `fetch` would mend. */
function sendMalformed({ method, path, query, odd, body: [type, text], signedIn }: MalformedCall) {
  const session = signedIn && !path.includes("logout") ? bearer : {};
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

// R-25.20
test("whatever is sent to the API gets less than 500, refusals a message, and the server lives on", async () => {
  await fc.assert(
    fc.asyncProperty(malformedCall, async (sent) => {
      const answer = await sendMalformed(sent);
      expect(answer.status).toBeLessThan(500);
      if (answer.status < 400 || sent.method === "HEAD") return;
      expect(answer.type).toMatch(/^application\/json/);
      expect(JSON.parse(answer.text)).toMatchObject({ message: expect.stringMatching(/./) });
    }),
    { numRuns: 300, endOnFailure: true },
  );
  expect((await own.send("/api/health")).status).toBe(200);
  expect((await own.send("/api/users/current", { headers: bearer })).status).toBe(200);
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
  { name: "two Hosts", lines: "GET /api/packages HTTP/1.1\r\nHost: a.example\r\nHost: b.example" },
  { name: "one Host twice", lines: "GET /api/packages HTTP/1.1\r\nHost: a.example\r\nhOST: a.example" },
  {
    name: "chunks of HTTP/1.0",
    lines: "POST /api/packages HTTP/1.0\r\nTransfer-Encoding: chunked",
    body: "2\r\n{}\r\n0\r\n\r\n",
  },
  { name: "endless headers", status: 431, lines: `GET /api/packages HTTP/1.1\r\nA: ${"a".repeat(20_000)}` },
  { name: "an expectation", status: 404, lines: "GET /api/nothing HTTP/1.1\r\nExpect: a miracle" },
];

// R-25.20
test("a page that is sent from memory is refused with two Hosts as well", async () => {
  const lines = "GET /en/tours HTTP/1.1";
  expect(await sendRaw(own.url, lines)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await sendRaw(own.url, lines)).toMatch(/^HTTP\/1\.1 200 /);
  const host = "Host: localhost";
  expect(await sendRaw(own.url, `${lines}\r\n${host}\r\n${host}`)).toMatch(/^HTTP\/1\.1 400 /);
});

for (const { name, status = 400, lines, body } of odd) {
  // R-25.20
  test(`a request with ${name} gets ${status} with a message, and the server lives on`, async () => {
    const answer = await sendRaw(own.url, lines, body);
    expect(Number(answer.split(" ")[1])).toBe(status);
    expect(/^content-type: application\/json/im.test(answer)).toBe(true);
    expect(answer).toMatch(/\{"message":"[^"]+"\}/);
    expect((await own.send("/api/health")).status).toBe(200);
  });
}

test("after all of it the site serves as before", async () => {
  expect((await own.send("/api/health")).status).toBe(200);
  expect((await own.send("/en/tours")).status).toBe(200);
  expect(own.output.out + own.output.error).not.toContain(seededAdmin.password);
});
