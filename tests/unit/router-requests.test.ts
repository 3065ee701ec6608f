import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { absoluteUrl } from "@/lib/core/pages/absolute-url";
import { type StubSite, stubSite } from "../setup/stub-site";

let site: StubSite;
let ask: StubSite["ask"];

beforeEach(async () => {
  site = await stubSite();
  ask = site.ask;
});

afterEach(() => site.close());

const packed = { "Accept-Encoding": "br" };
const tree = encodeURIComponent(JSON.stringify(["", { children: ["lang", {}] }, null, null, true]));

/** The client router's own requests, and what others make of them. */
const forged: [what: string, path: string, headers: Record<string, string>][] = [
  ["the router's header", "/en/tours", { RSC: "1" }],
  ["a header of another value", "/en/tours", { RSC: "x" }],
  ["an empty header", "/en/tours", { RSC: "" }],
  ["its parameter alone", "/en/tours?_rsc=1abc", {}],
  ["its parameter and header", "/en/tours?_rsc=1abc", { RSC: "1" }],
  ["its state alone", "/en/tours", { "Next-Router-State-Tree": tree }],
  ["a state that is none", "/en/tours", { RSC: "1", "Next-Router-State-Tree": "%5B" }],
  ["a navigation", "/en/tours?_rsc=2", { RSC: "1", "Next-Router-State-Tree": tree, "Next-Url": "/en" }],
  ["a prefetch", "/en/tours?_rsc=3", { RSC: "1", "Next-Router-Prefetch": "1" }],
  [
    "a prefetch of a part",
    "/en/tours",
    { RSC: "1", "Next-Router-Prefetch": "2", "Next-Router-Segment-Prefetch": "/_tree" },
  ],
  ["another page's address", "/en/tours", { RSC: "1", "Next-Url": "/admin/promos" }],
  ["a session beside it", "/en/tours", { RSC: "1", Cookie: "next-auth.session-token=x" }],
];

describe("a public page", () => {
  //
  it.each(forged)(
    "is its document, whatever of the client router's the request has: %s",
    async (_, path, sent) => {
      const odd = await ask(path, { ...packed, ...sent });
      const plain = await ask("/en/tours", packed);
      expect(odd.status).toBe(200);
      expect(odd.headers["content-type"]).toBe("text/html");
      expect([odd.body, odd.headers.etag, odd.headers.vary]).toEqual([
        plain.body,
        plain.headers.etag,
        plain.headers.vary,
      ]);
      // One key of the cache, filled by a request that no visitor shaped.
      expect(site.rendered()).toEqual(["/en/tours"]);
      expect(
        Object.keys(site.asked[0]?.headers ?? {}).filter((name) => /^(?:rsc|next-|cookie)/.test(name)),
      ).toEqual([]);
    },
  );

  it("depends on nothing but its address and the encoding, and says so", async () => {
    const { headers } = await ask("/en/tours", packed);
    expect(headers).toMatchObject({
      vary: "Accept-Encoding",
      "cache-control": "public, no-cache",
      "speculation-rules": '"/speculation-rules.json"',
    });
  });

  //
  it("as Markdown names the page that people open, also of a later page of a list", async () => {
    for (const [path, page] of [
      ["/en/tours.md", "/en/tours"],
      ["/en/tours.md?page=2", "/en/tours?page=2"],
    ] as const) {
      const { headers } = await ask(path);
      expect(headers).toMatchObject({
        "x-robots-tag": "noindex",
        link: `<${absoluteUrl(page)}>; rel="canonical"`,
      });
    }
  });

  it("that is missing is so for the client router too", async () => {
    const { status, headers } = await ask("/en/tours/missing-7?_rsc=1", { ...packed, RSC: "1" });
    expect([status, headers["content-type"]]).toEqual([404, "text/html"]);
    expect(headers["speculation-rules"]).toBeUndefined();
  });
});

describe("the back office", () => {
  const router = { ...packed, RSC: "1", Cookie: "next-auth.session-token=x" };

  //
  it("gets the client router's data, compressed, anew for each request, kept by nobody", async () => {
    for (const _ of [1, 2]) {
      const { headers, body } = await ask("/admin/promos?_rsc=1", router);
      expect(headers).toMatchObject({
        "content-type": "text/x-component",
        "content-encoding": "br",
        "cache-control": "no-store",
      });
      expect(headers["speculation-rules"]).toBeUndefined();
      expect(body).toContain("next-auth.session-token=x");
    }
    expect(site.rendered()).toHaveLength(2);
  });

  //
  it.each(["/admin", "/admin/promos", "/login"])("never mixes data and document of %s", async (path) => {
    const types = [];
    for (const headers of [
      packed,
      router,
      { ...packed, Cookie: "next-auth.session-token=y" },
      router,
      packed,
    ]) {
      const answer = await ask(path, headers);
      types.push(answer.headers["content-type"]);
      expect(answer.headers["cache-control"]).toMatch(/no-store/);
      expect(answer.headers.vary).toBeDefined();
    }
    expect(types).toEqual(["text/html", "text/x-component", "text/html", "text/x-component", "text/html"]);
    expect(site.rendered()).toHaveLength(5);
  });

  it("is not found by a public address that begins as its own", async () => {
    const { headers } = await ask("/administrators?_rsc=1", { ...packed, RSC: "1" });
    expect(headers["content-type"]).toBe("text/html");
  });

  it("has its requests bounded as other pages are", async () => {
    site.hold();
    const asked = Array.from({ length: 60 }, (_, n) => ask(`/login?n=${n}&_rsc=`, { RSC: "1" }));
    await expect.poll(() => site.admission.pages.stats().refused).toBe(9);
    site.release();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
  });
});

describe("the API", () => {
  //
  it.each(["POST", "PUT"])("compresses its response to %s, which nobody else gets", async (method) => {
    const sent = { ...packed, Authorization: "Bearer x", "Content-Type": "application/json" };
    for (const _ of [1, 2]) {
      const { headers, body } = await ask("/api/packages/7", sent, method, "{}");
      expect(headers).toMatchObject({ "content-encoding": "br", "cache-control": "no-store" });
      expect(JSON.parse(body).who).toBe("Bearer x");
    }
    expect(site.rendered()).toHaveLength(2);
  });

  //
  it("compresses no secrets", async () => {
    for (const method of ["GET", "POST"]) {
      const { headers } = await ask("/api/auth/csrf", packed, method);
      expect([method, headers["content-encoding"]]).toEqual([method, undefined]);
    }
  });
});

describe("what a browser fetches ahead", () => {
  const ahead = { "Sec-Purpose": "prefetch;prerender" };

  it("is the page that the visit then gets, rendered once", async () => {
    const fetched = await ask("/en/tours?search=phi", ahead);
    const visited = await ask("/en/tours?search=phi");
    expect(fetched.body).toBe(visited.body);
    expect(site.rendered()).toHaveLength(1);
  });

  //
  it.each([ahead, { "Sec-Purpose": "prefetch" }, { Purpose: "prefetch" }])(
    "is not rendered while visitors wait: %j",
    async (headers) => {
      site.hold();
      const visitors = Array.from({ length: 4 }, (_, n) => ask(`/en/tours?search=${n}`));
      await expect.poll(() => site.admission.pages.stats().waiting).toBe(1);
      const refused = await ask("/en/tours?search=ahead", headers);
      expect(refused.status).toBe(503);
      expect(refused.headers["cache-control"]).toBe("no-store");
      site.release();
      expect((await Promise.all(visitors)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(site.rendered()).not.toContain("/en/tours?search=ahead");
      expect((await ask("/en/tours?search=ahead", headers)).status).toBe(200);
    },
  );

  it("is named by rules: public pages that open in this window, nothing of the back office", async () => {
    const { headers, body } = await ask("/speculation-rules.json");
    expect(headers).toMatchObject({ "content-type": "application/speculationrules+json", vary: "Save-Data" });
    const rules = JSON.parse(body);
    expect(Object.keys(rules)).toEqual(["prefetch"]);
    for (const [{ where }] of Object.values<[{ where: { and: { href_matches?: string[] }[] } }]>(rules)) {
      expect(where.and[0]?.href_matches).toEqual(["/id", "/id/*", "/en", "/en/*", "/ru", "/ru/*"]);
    }
  });

  //
  it("is nothing where data is to be saved", async () => {
    const { body } = await ask("/speculation-rules.json", { "Save-Data": "on" });
    expect(JSON.parse(body)).toEqual({ prefetch: [] });
  });
});
