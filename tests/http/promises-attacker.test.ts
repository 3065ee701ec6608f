import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

  test("a picture of a few bytes and endless pixels is refused before it is unpacked", async () => {
    const flat = { create: { width: 16_000, height: 16_000, channels: 3 as const, background: "#000" } };
    const bomb = await sharp({ ...flat, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const body = new FormData();
    body.append("image", new Blob([new Uint8Array(bomb)]), "a.png");
    const answer = await own.send("/api/packages/upload-image", { method: "POST", headers: bearer, body });
    expect(answer.status).toBe(422);
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
  // R-21.26, R-25.19
  test("changes nothing with a visitor's cookie, whatever it calls itself", async () => {
    const Cookie = await sessionCookie(own.send);
    const [tour] = await own.sql("SELECT id, code FROM tour ORDER BY id LIMIT 1");
    for (const from of [
      { Origin: "null" },
      { Origin: "https://evil.example" },
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
      { "Sec-Fetch-Site": "none" },
      {},
      { Origin: `${own.url}.evil.example` },
    ] as Record<string, string>[]) {
      for (const type of [
        "application/json",
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=b",
        "application/json;charset=utf-7",
      ]) {
        const headers = { Cookie, "Content-Type": type, ...from };
        const answer = await own.send(`/api/packages/${tour?.id}`, {
          method: "PUT",
          headers,
          body: '{"code":"forged"}',
        });
        expect([403, 415]).toContain(answer.status);
      }
    }
    expect(await own.sql("SELECT id, code FROM tour ORDER BY id LIMIT 1")).toEqual([tour]);
  });

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

test("after all of it the site serves as before", async () => {
  expect((await own.send("/api/health")).status).toBe(200);
  expect((await own.send("/en/tours")).status).toBe(200);
  expect(own.output.out + own.output.error).not.toContain(seededAdmin.password);
});
