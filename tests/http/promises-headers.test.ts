import { beforeAll, expect, test } from "vitest";
import { languages } from "@/lib/core/i18n/languages";
import { securityHeaders } from "@/server/http/security-headers";
import { observatoryScore } from "../setup/observatory-score";
import { sendRaw } from "../setup/send-raw";
import { send, sql } from "../setup/shared-site";

const site = process.env.E2E_URL ?? "";
let detail: string;
let stored: string;

beforeAll(async () => {
  detail = /href="(\/en\/tours\/[^"?]+-\d+)"/.exec(await (await send("/en/tours")).text())?.[1] ?? "";
  const [image] = await sql("SELECT path FROM stored_image LIMIT 1");
  stored = `/storage/${image?.path}`;
});

/** What is said behind https, which this site is not. */
const transport = securityHeaders(true)["Strict-Transport-Security"] ?? "";

function asBehindHttps(headers: Headers): Headers {
  const copy = new Headers(headers);
  copy.set("Strict-Transport-Security", transport);
  return copy;
}

//
test("every page type has at least 125 points of the Observatory's table", async () => {
  const lists = ["tours", "international-tours", "domestic-tours", "blogs"];
  const paths = [
    ...languages.flatMap((language) =>
      ["", ...lists.map((list) => `/${list}`)].map((path) => `/${language}${path}`),
    ),
    detail,
    "/en/tours?search=phi",
    "/ru/blogs?page=2",
    "/id/nowhere",
    "/en/tours/nothing-999999",
  ];
  for (const path of paths) {
    const answer = await send(path);
    expect(answer.headers.get("content-type"), path).toContain("text/html");
    const { score, modifiers } = observatoryScore(asBehindHttps(answer.headers));
    expect({ path, score, modifiers }).toMatchObject({ path, score: 130 });
    await answer.arrayBuffer();
  }
  // The editor of the back office brings styles of its own: no bonus for them, and no penalty.
  const login = observatoryScore(asBehindHttps((await send("/login")).headers));
  expect(login.score).toBeGreaterThanOrEqual(120);
});

//
test("no HTML answer comes without a strict policy, however it is asked for", async () => {
  const asked: [path: string, init?: RequestInit][] = [
    ["/en"],
    ["/en/tours?_rsc=x"],
    ["/en/tours", { headers: { RSC: "1" } }],
    ["/en/tours", { headers: { RSC: "x", "Next-Router-Prefetch": "1" } }],
    ["/en/tours", { method: "POST", body: "a=b" }],
    ["/en/tours", { method: "POST", headers: { "Next-Action": "x" }, body: "[]" }],
    ["/_next/nothing"],
    ["/_next/data/x/en.json"],
    ["/_next/image?url=/hero/home.jpg&w=640&q=75"],
    ["/_next/static/nothing.js"],
    ["/nothing.html"],
    ["/en/nothing.html"],
    ["/404"],
    ["/500"],
    ["/_error"],
    ["/_not-found"],
    ["/en/not-found"],
    ["/en/unavailable"],
    ["/login"],
    ["/login?from=//evil.example"],
    ["/admin"],
    ["/admin/nothing"],
    ["/api"],
    ["/api/nothing"],
    ["/api/auth/error?error=<script>"],
    ["/api/auth/signin"],
    ["/storage/x"],
    ["/og/x"],
  ];
  for (const [path, init] of asked) {
    const answer = await send(path, init);
    const policy = answer.headers.get("content-security-policy") ?? "";
    const text = await answer.text();
    expect(answer.status, path).toBeLessThan(500);
    if (!/text\/html/.test(answer.headers.get("content-type") ?? "") || text === "") continue;
    expect(policy.split(",").length, path).toBe(1);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    expect(
      scripts.split(" ").filter((source) => !/^'(?:self|sha256-[\w+/=]+)'$/.test(source)),
      path,
    ).toEqual([]);
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policy, path).toContain(part);
    }
  }
});

//
test("every kind of answer carries the headers, an id of its own, and no word about what made it", async () => {
  const chunk = /\/_next\/static\/[^"\s]+\.js/.exec(await (await send("/en")).text())?.[0] ?? "";
  const raw = [
    "/en",
    "/en/tours?search=x",
    detail,
    "/id/nowhere",
    "/",
    "/tours",
    "/login",
    "/admin",
    "/api/packages",
    "/api/nothing",
    "/api/health",
    "/api/openapi.json",
    stored,
    "/storage/nothing",
    chunk,
    "/favicon.svg",
    "/robots.txt",
    "/sitemap.xml",
    "/en/../x",
    "/%",
    `/${"a".repeat(9_000)}`,
  ].map((path) => `GET ${path} HTTP/1.1`);
  const others = [
    "TRACE /en HTTP/1.1",
    "POST /en HTTP/1.1",
    "HEAD /ru HTTP/1.1",
    "OPTIONS /api/packages HTTP/1.1",
  ];
  const unreadable = [
    "GET /en HTTP/9.9",
    "GET /en HTTP/1.1\r\nA\0: b",
    `GET /en HTTP/1.1\r\nA: ${"a".repeat(20_000)}`,
  ];
  const ids = new Set<string>();
  for (const lines of [...raw, ...others]) {
    const [head = ""] = (await sendRaw(site, lines)).split("\r\n\r\n", 1);
    const count = (name: string) => [...head.matchAll(new RegExp(`^${name}:`, "gim"))].length;
    for (const name of Object.keys(securityHeaders(false)))
      expect([lines, name, count(name)]).toEqual([lines, name, 1]);
    expect(head).not.toMatch(/^(?:x-powered-by|server|x-nextjs-[\w-]+):/im);
    ids.add(/^x-request-id: (\S+)/im.exec(head)?.[1] ?? "");
  }
  expect(ids.size).toBe(raw.length + others.length);
  for (const lines of unreadable)
    expect(await sendRaw(site, lines)).toMatch(/^x-content-type-options: nosniff/im);
});

//
test("a file's path with a slash at its end leads to the path without it, which is a page with a policy", async () => {
  const answer = await send("/foo.txt/?x=1", { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([308, "/foo.txt?x=1"]);
  const missing = await send("/foo.txt");
  expect(missing.status).toBe(404);
  expect(missing.headers.get("content-security-policy")).toContain("script-src");
  expect(await missing.text()).toContain("<html");
});
