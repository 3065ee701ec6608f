import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import * as anything from "@/app/api/[[...path]]/route";
import * as blog from "@/app/api/blogs/[id]/route";
import * as blogs from "@/app/api/blogs/route";
import * as live from "@/app/api/health/live/route";
import * as health from "@/app/api/health/route";
import * as tour from "@/app/api/packages/[id]/route";
import * as tours from "@/app/api/packages/route";
import * as promo from "@/app/api/promos/[id]/route";
import * as promos from "@/app/api/promos/route";
import * as seo from "@/app/api/seo-content/route";
import { call } from "./call";
import { addBlog, addPromo, addTour, clearContent } from "./records";

const records = { "packages/{id}": tour, "promos/{id}": promo, "blogs/{id}": blog };
const lists = { packages: tours, promos, blogs, "seo-content": seo, health, "health/live": live };
const params = { id: "1" };
const anywhere = { ...anything };

beforeAll(async () => {
  await clearContent();
  await Promise.all([addTour(), addPromo(), addBlog()]);
});

it("is well and alive", async () => {
  expect(await call(health.GET, "/api/health")).toMatchObject({ status: 200, body: { status: "ok" } });
  expect(await call(live.GET, "/api/health/live")).toMatchObject({ status: 200, body: { status: "ok" } });
});

/** What can be changed, and how. */
const allowed: Record<string, string> = {
  packages: "GET, HEAD, POST, OPTIONS",
  "packages/{id}": "GET, HEAD, PUT, DELETE, OPTIONS",
  promos: "GET, HEAD, POST, OPTIONS",
  "promos/{id}": "GET, HEAD, POST, PUT, DELETE, OPTIONS",
  blogs: "GET, HEAD, POST, OPTIONS",
  "blogs/{id}": "GET, HEAD, POST, PUT, DELETE, OPTIONS",
  "seo-content": "GET, HEAD, PUT, OPTIONS",
};

describe.each(Object.entries({ ...records, ...lists }))("%s", (path, route) => {
  const allow = allowed[path] ?? "GET, HEAD, OPTIONS";

  it.each(["POST", "PUT", "PATCH", "DELETE"] as const)(
    "answers 405 with Allow to %s, or 401 where it is for admins",
    async (method) => {
      const { status, headers, body } = await call(route[method], `/api/${path}`, { method, params });
      const isAllowed = allow.split(", ").includes(method);
      expect([status, headers.get("allow")]).toEqual(isAllowed ? [401, null] : [405, allow]);
      expect(body).toEqual({ message: expect.any(String) });
    },
  );

  it("answers HEAD like GET without a body, and OPTIONS with what is allowed", async () => {
    expect(await call(route.HEAD, `/api/${path}`, { method: "HEAD", params })).toMatchObject({
      status: 200,
      body: null,
    });
    const options = await call(route.OPTIONS, `/api/${path}`, { method: "OPTIONS", params });
    expect(options.status).toBe(204);
    expect(options.headers.get("allow")).toBe(allow);
  });

  it("is kept by no cache", async () => {
    const { headers } = await call(route.GET, `/api/${path}`, { params });
    expect(headers.get("cache-control")).toBe("no-store");
  });
});

describe.each(Object.entries(records))("%s", (_, route) => {
  it.each([
    "2",
    "999999999",
    "2147483648",
    "99999999999999999999999",
    "0",
    "-1",
    "1.5",
    "01",
    "abc",
    "1 ",
    "",
    "%00",
  ])("answers 404 to id %j", async (id) => {
    const { status, body } = await call(route.GET, "/api/x", { params: { id } });
    expect(status).toBe(404);
    expect(body).toEqual({ message: expect.any(String) });
  });
});

it.each(["GET", "POST", "PUT", "PATCH", "DELETE"] as const)(
  "answers 404 as JSON to %s of any other path",
  async (method) => {
    const { status, body } = await call(anywhere[method], "/api/nowhere", { method });
    expect(status).toBe(404);
    expect(body).toEqual({ message: expect.any(String) });
  },
);

it("names every wrong part of a query", async () => {
  const { status, body } = await call(
    tours.GET,
    "/api/packages?page=0&tour_type=99&tags=cruise&min_rate=x&per_page=-2",
  );
  expect(status).toBe(422);
  const field = [expect.any(String)];
  expect(body).toEqual({
    message: expect.any(String),
    errors: { page: field, tour_type: field, tags: field, min_rate: field, per_page: field },
  });
});

it("answers every query with 200 or 422, never with anything of the inside", async () => {
  const value = fc.oneof(
    fc.string({ unit: "binary", maxLength: 50 }),
    fc.integer().map(String),
    fc.double().map(String),
  );
  const key = fc.constantFrom(
    "page",
    "per_page",
    "tour_type",
    "tags",
    "min_rate",
    "search",
    "category",
    "__proto__",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(key, value), { maxLength: 6 }), async (pairs) => {
      const query = new URLSearchParams(pairs);
      for (const [path, { GET }] of [["packages", tours] as const, ["blogs", blogs] as const]) {
        const { status } = await call(GET, `/api/${path}?${query}`);
        expect([200, 422]).toContain(status);
      }
    }),
    { numRuns: 50 },
  );
});
