import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as anything from "@/app/api/[[...path]]/route";
import type { RouteHandler } from "@/lib/api/endpoint";
import { db } from "@/lib/db";
import { call } from "./call";
import { addBlog, addPromo, addTour } from "./records";
import { admin, bearer, cookie, signedIn } from "./signed-in";

/** What everybody may call; every other method of every route is for admins. */
const open: Record<string, string[]> = {
  "[[...path]]": ["GET", "POST", "PUT", "PATCH", "DELETE"],
  "auth/[...nextauth]": ["GET", "POST"],
  blogs: ["GET"],
  "blogs/[id]": ["GET"],
  "closed-periods": ["GET"],
  "exchange-rates": ["GET"],
  health: ["GET"],
  "health/live": ["GET"],
  "openapi.json": ["GET"],
  packages: ["GET"],
  "packages/[id]": ["GET"],
  "packages/[id]/availability": ["GET"],
  "packages/facets": ["GET"],
  places: ["GET"],
  promos: ["GET"],
  "promos/[id]": ["GET"],
  "seo-content": ["GET"],
  "users/invitations/accept": ["POST"],
  "users/login": ["POST"],
};

type Route = Record<string, RouteHandler | undefined>;

const routes = Object.entries(import.meta.glob<Route>("../../app/api/**/route.ts", { eager: true })).map(
  ([file, route]) => ({ path: file.replace(/^.*\/app\/api\/|\/route\.ts$/g, ""), route }),
);

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const params = { id: "1", code: "maya-bay" };

async function allowed(route: Route): Promise<string[]> {
  const response = await route.OPTIONS?.(new Request("http://localhost:3000/", { method: "OPTIONS" }), {
    params: Promise.resolve(params),
  });
  return methods.filter((method) => response?.headers.get("allow")?.split(", ").includes(method));
}

const guarded = (
  await Promise.all(
    routes.map(async ({ path, route }) =>
      (
        await allowed(route)
      )
        .filter((method) => !open[path]?.includes(method))
        .map((method) => ({ name: `${method} ${path}`, path, method, handler: route[method] })),
    ),
  )
).flat();

const notSessions: Record<string, () => Promise<Record<string, string>>> = {
  none: async () => ({}),
  "a made-up token": async () => bearer("x".repeat(43)),
  "a made-up cookie": () => cookie("x".repeat(43)),
  "an idle token": async () => {
    const headers = await signedIn("bearer");
    await db().$executeRaw`UPDATE session SET last_used_at = now() - interval '13 hours'`;
    return headers;
  },
  "a token past its end": async () => {
    const headers = await signedIn("bearer");
    await db()
      .$executeRaw`UPDATE session SET created_at = now() - interval '31 days', expires_at = now() - interval '1 day'`;
    return headers;
  },
  "a revoked token": async () => {
    const headers = await signedIn("bearer");
    await db().session.deleteMany();
    return headers;
  },
  "a revoked cookie": async () => {
    const headers = { ...(await signedIn("cookie")), "sec-fetch-site": "same-origin" };
    await db().session.deleteMany();
    return headers;
  },
};

const tables = [
  "tour",
  "promo",
  "blog",
  "seo_content",
  "place",
  "stored_image",
  "content_version",
  "admin_user",
  "invitation",
];

/** A text that changes with anything that a call could change. */
async function content(): Promise<string> {
  const hashes = await Promise.all(
    tables.map((table) =>
      db().$queryRawUnsafe(`SELECT md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${table} t`),
    ),
  );
  return JSON.stringify(hashes);
}

beforeAll(async () => {
  await addTour();
  await addPromo();
  await addBlog();
  await admin();
});
beforeEach(() => db().session.deleteMany());

it("walks the routes that there are", () => {
  const names = guarded.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["GET users/current", "POST users/logout"]));
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(["packages/[id]", "health"]));
});

describe.each(guarded)("$name", ({ path, method, handler }) => {
  const send = (headers: Record<string, string>) =>
    call(handler ?? anything.GET, `/api/${path}`, { method, headers, params });

  it.each(Object.entries(notSessions))("turns away %s and changes nothing", async (_, headers) => {
    const [sent, before] = [await headers(), await content()];
    expect(await send(sent)).toMatchObject({ status: 401, body: { message: expect.any(String) } });
    expect(await content()).toBe(before);
  });

  if (method === "GET") {
    it.each(["cookie", "bearer"] as const)("lets an admin in by %s", async (kind) => {
      const request = new Request(`http://localhost:3000/api/${path}`, { headers: await signedIn(kind) });
      const answer = await handler?.(request, { params: Promise.resolve(params) });
      expect(answer?.status).toBeGreaterThan(0);
      expect([401, 403]).not.toContain(answer?.status);
    });
  } else {
    it("turns away another site's page and changes nothing", async () => {
      const [session, before] = [await signedIn("cookie"), await content()];
      const foreign: Record<string, string>[] = [
        {},
        { origin: "https://evil.example" },
        { "sec-fetch-site": "cross-site" },
      ];
      for (const headers of foreign) expect((await send({ ...session, ...headers })).status).toBe(403);
      expect(await content()).toBe(before);
    });
  }
});
