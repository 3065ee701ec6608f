import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import * as catchAll from "@/app/api/[[...path]]/route";
import type { RouteHandler } from "@/lib/core/api/endpoint";
import type { MethodHandlers } from "@/lib/core/api/methods";
import { type Operation, requiresSession } from "@/lib/core/api/operation";
import { createToken } from "@/lib/core/auth/api-tokens";
import type { Scope } from "@/lib/core/auth/permissions";
import { createSession, type SessionKind } from "@/lib/core/auth/sessions";
import { databasePool, db } from "@/lib/core/db";
import { operations } from "@/lib/registry/api";
import { api } from "./api";
import { call, callAs, succeed } from "./call";
import { addOneOfEach } from "./records";
import { routeAt } from "./routes";
import { admin, bearer, cookie, signedIn } from "./signed-in";

type Headers = Record<string, string>;

const handlers: MethodHandlers = { ...catchAll };
const served = operations.map((operation) => ({
  name: `${operation.method} ${operation.path}`,
  operation,
  handler: routeAt(operation.path)[operation.method],
}));
const paths = [...new Set(operations.map(({ path }) => path))];

/** What everybody may call, written out, so that an operation that is declared otherwise is noticed. */
const open = [
  "GET /blogs",
  "GET /blogs/{id}",
  "GET /closed-periods",
  "GET /exchange-rates",
  "GET /health",
  "GET /health/live",
  "GET /home-content",
  "GET /openapi.json",
  "GET /own-pages",
  "GET /own-pages/{id}",
  "GET /packages",
  "GET /packages/facets",
  "GET /packages/quotes",
  "GET /packages/{id}",
  "GET /packages/{id}/availability",
  "GET /packages/{id}/days/{day}",
  "GET /pickup-areas",
  "GET /pickup-areas/{id}",
  "GET /places",
  "GET /places/{code}",
  "GET /promos",
  "GET /promos/{id}",
  "GET /seo-content",
  "GET /site-settings",
  "POST /users/invitations/accept",
  "POST /users/login",
];

/** Calls for a person with the role of an admin. */
const ofAdmins = [
  "GET /users",
  "POST /users",
  "PUT /users/{id}",
  "GET /users/invitations",
  "POST /users/invitations",
  "DELETE /users/invitations/{id}",
  "GET /trip-passes/signatures",
  "GET /trip-passes/keys",
  "POST /trip-passes/keys",
  "POST /trip-passes/keys/{key}/withdrawal",
  "POST /demo-content/removal",
];

/** Calls for a person, not for an API token. */
const ofPeople = [
  "POST /users/logout",
  "PUT /users/current/password",
  "GET /users/current/sessions",
  "DELETE /users/current/sessions",
  "DELETE /users/current/sessions/{id}",
  "POST /users/current/totp",
  "DELETE /users/current/totp",
  "POST /users/current/totp/confirm",
  "POST /users/current/totp/recovery-codes",
  "GET /users/current/tokens",
  "POST /users/current/tokens",
  "DELETE /users/current/tokens",
  "DELETE /users/current/tokens/{id}",
  "POST /trip-passes/signatures",
  ...ofAdmins,
];

/** Operations that only admins may call, with a session or with a token. */
const ofAdminsAndTokens = [
  "DELETE /bin/{entity}/{record_key}",
  "POST /closed-periods",
  "PUT /closed-periods/{id}",
  "DELETE /closed-periods/{id}",
  "POST /sea-closures",
  "PUT /exchange-rates",
  "PUT /site-settings",
  "PUT /getting-started",
  "POST /site-settings/logo",
];

const existing = {
  id: "1",
  code: "maya-bay",
  entity: "promo",
  record_key: "987654",
  key: "abcd-_12",
  day: "2027-03-05",
};
const unknown = { ...existing, id: "987654" };
const sameSite = { "sec-fetch-site": "same-origin" };

beforeAll(async () => {
  await addOneOfEach();
  await admin();
  await admin("editor", "editor");
});

async function headersOf(kind: SessionKind, username = "admin"): Promise<Headers> {
  const session = await createSession(await admin(username), kind);
  if (!session) throw new Error("The session was not made.");
  return kind === "bearer" ? bearer(session.secret) : { ...(await cookie(session.secret)), ...sameSite };
}

async function tokenOf(username: string, scope: Scope): Promise<Headers> {
  const { id } = await admin(username);
  return bearer((await createToken(id, { name: "x", scope, days: null })).token);
}

/** Sends a request whose content type, size and body are all wrong, but for what `right` says. */
function send(
  handler: RouteHandler,
  { method, path }: Operation,
  right: Partial<RequestInit> & { params?: object },
) {
  const { params = unknown, headers, body } = right;
  return call(handler, `/api${path}`, {
    method,
    params: { ...params },
    headers: { ...headers },
    body: method === "GET" ? undefined : (body ?? "{broken"),
  });
}

describe("strangers", () => {
  let before: string;
  const strangers: Record<string, Headers> = { none: {}, "a made-up token": bearer("x".repeat(43)) };

  beforeAll(async () => {
    const ended =
      "UPDATE session SET created_at = now() - interval '31 days', expires_at = now() - interval '1 day'";
    const idle = "UPDATE session SET last_used_at = now() - interval '13 hours'";
    strangers["a made-up cookie"] = await cookie("x".repeat(43));
    for (const [name, change] of [
      ["an idle token", idle],
      ["a token past its end", ended],
      ["a revoked token", "DELETE FROM session"],
    ] as const) {
      const before = await db().session.findMany({ select: { id: true } });
      strangers[name] = await headersOf("bearer");
      await db().$executeRawUnsafe(
        `${change} WHERE NOT id = ANY($1)`,
        before.map(({ id }) => id),
      );
    }
    strangers["a revoked cookie"] = await headersOf("cookie");
    await db().$executeRaw`DELETE FROM session WHERE kind = 'cookie'`;
    before = await content();
  });

  const tables = [
    "tour",
    "promo",
    "blog",
    "seo_content",
    "home",
    "place",
    "own_page",
    "pickup_area",
    "stored_image",
    "content_version",
    "closed_period",
    "shared_text",
    "site",
    "exchange_rate",
    "admin_user",
    "invitation",
    "record_version",
  ];

  /** A text that changes with anything that a call could change. */
  async function content(): Promise<string> {
    const hashes = tables.map(
      (table) => `SELECT md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${table} t`,
    );
    return JSON.stringify(await db().$queryRawUnsafe(hashes.join(" UNION ALL ")));
  }

  it("may call what is open to all, and nothing else", () => {
    const calls = served.filter(({ operation }) => !requiresSession(operation.auth)).map(({ name }) => name);
    expect(calls.sort()).toEqual(open.sort());
  });

  const guarded = served.filter(({ name }) => !open.includes(name));

  //
  it.each(guarded)("are turned away by $name, which changes nothing", async ({ operation, handler }) => {
    for (const [name, headers] of Object.entries(strangers)) {
      const answer = await send(handler, operation, { headers, params: existing });
      expect([name, answer]).toMatchObject([name, { status: 401, body: { message: expect.any(String) } }]);
    }
    expect(await content()).toBe(before);
  });

  //
  it.each(guarded.filter(({ operation }) => operation.method !== "GET"))(
    "cannot have an admin's browser call $name from another site",
    async ({ operation, handler }) => {
      const session = await signedIn("cookie");
      const foreign: Headers[] = [{}, { origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }];
      for (const headers of foreign) {
        const answer = await send(handler, operation, {
          headers: { ...session, ...headers },
          params: existing,
        });
        expect(answer.status).toBe(403);
      }
      expect(await content()).toBe(before);
    },
  );
});

describe("staff and their tokens", () => {
  interface Caller {
    headers: () => Promise<Headers>;
    may: (call: { name: string; operation: Operation }) => boolean;
  }

  const editorMay: Caller["may"] = ({ name }) => ![...ofAdmins, ...ofAdminsAndTokens].includes(name);
  const callers: Record<string, Caller> = {
    "an admin": { headers: () => headersOf("cookie"), may: () => true },
    "an editor": { headers: () => headersOf("cookie", "editor"), may: editorMay },
    "an editor's client that has signed in": { headers: () => headersOf("bearer", "editor"), may: editorMay },
    "an admin's token to write": {
      headers: () => tokenOf("admin", "write"),
      may: ({ name }) => !ofPeople.includes(name),
    },
    "an admin's token to read": {
      headers: () => tokenOf("admin", "read"),
      may: ({ name, operation: { method } }) =>
        open.includes(name) || (method === "GET" && !ofPeople.includes(name)),
    },
    "an editor's token to write": {
      headers: () => tokenOf("editor", "write"),
      may: ({ name }) => ![...ofPeople, ...ofAdminsAndTokens].includes(name),
    },
  };

  //
  it.each(served)("$name lets in who may, and says 403 with a message to others", async (each) => {
    const { operation, handler } = each;
    for (const [name, { headers, may }] of Object.entries(callers)) {
      const sent = { ...(await headers()), "content-type": "application/json" };
      const { status, body } = await send(handler, operation, { headers: sent, body: "{}" });
      expect([name, status === 403]).toEqual([name, !may(each)]);
      if (status === 403) expect(body).toEqual({ message: expect.stringContaining("tidak memiliki hak") });
      // An empty login is refused for its body.
      else if (operation.path !== "/users/login") expect([name, status]).not.toEqual([name, 401]);
    }
    await db().session.deleteMany();
  });
});

describe("a caller who is deactivated while the body arrives", () => {
  const waiting = served.filter(({ operation: { auth, body } }) => body && requiresSession(auth));

  //
  it.each(waiting)("is 401 once the body of $name is complete", async ({ operation, handler }) => {
    const caller = await headersOf("cookie");
    const fields = '--b\r\nContent-Disposition: form-data; name="_method"\r\n\r\nPUT\r\n--b--\r\n';
    const isJson = operation.body?.encoding === "json";
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          await db().adminUser.updateMany({ data: { active: false } });
          controller.enqueue(new TextEncoder().encode(isJson ? "{}" : fields));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const type = isJson ? "application/json" : "multipart/form-data; boundary=b";
    const init: RequestInit & { duplex: "half" } = {
      method: operation.method,
      headers: { ...caller, "content-type": type },
      body,
      duplex: "half",
    };
    const answer = await call(handler, `/api${operation.path}`, { ...init, params: existing });
    await db().adminUser.updateMany({ data: { active: true } });
    expect(answer.status).toBe(401);
  });
});

describe("the order of checks", () => {
  let headers: Headers;
  beforeAll(async () => {
    headers = await headersOf("bearer");
  });

  const types = { json: "application/json", multipart: "multipart/form-data; boundary=b" };
  const wrongTypes = { json: "text/plain", multipart: "application/json" };
  const large = { "content-length": "99999999" };
  const withBody = served.flatMap(({ name, operation, handler }) =>
    operation.body ? [{ name, operation, handler, encoding: operation.body.encoding }] : [],
  );

  //
  it.each(served.filter(({ operation }) => operation.versioned && operation.params))(
    "$name says 404 before it reads a body",
    async ({ operation, handler }) => {
      expect((await send(handler, operation, { headers })).status).toBe(404);
    },
  );

  //
  it.each(withBody)("$name says 415, then 413, then 400", async ({ operation, handler, encoding }) => {
    const answer = (more: Headers) =>
      send(handler, operation, { headers: { ...headers, ...more }, params: existing });
    expect((await answer({ "content-type": wrongTypes[encoding], ...large })).status).toBe(415);
    expect((await answer({ "content-type": types[encoding], ...large })).status).toBe(413);
    const { status, body } = await answer({ "content-type": types[encoding] });
    expect([status, body]).toEqual([400, { message: expect.any(String) }]);
  });

  //
  it.each(served.filter(({ operation }) => operation.versioned && operation.params))(
    "$name says 409 before 422",
    async ({ operation, handler }) => {
      const sent = (updated_at: string) => {
        const fields = { _method: "PUT", updated_at, name: "", title_en: "", kind: "x", from: "x" };
        const form = operation.body?.encoding === "multipart";
        const given = form ? { form: fields } : { json: fields };
        return callAs(null, handler, { id: "1", headers, ...given });
      };
      expect((await sent("2020-01-01T00:00:00.000Z")).status).toBe(409);
      expect((await sent("not a time")).status).toBe(422);
    },
  );
});

describe.each(paths)("%s", (path) => {
  const inPath = path.slice(1).replace(/\{(\w+)\}/g, (_, name: keyof typeof existing) => existing[name]);
  const declared: string[] = operations.filter((each) => each.path === path).map(({ method }) => method);
  const allow = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"].filter(
    (method) => declared.includes(method === "HEAD" ? "GET" : method) || method === "OPTIONS",
  );
  const ask = (method: keyof MethodHandlers) =>
    call(handlers[method], `/api/${inPath}`, { method, params: { path: inPath.split("/") } });

  //
  it("answers 405 with Allow to other methods, and OPTIONS with the allowed methods", async () => {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"] as const) {
      if (declared.includes(method)) continue;
      const { status, headers, body } = await ask(method);
      expect([method, status, headers.get("allow")]).toEqual([method, 405, allow.join(", ")]);
      expect(body).toEqual({ message: expect.any(String) });
    }
    const options = await ask("OPTIONS");
    expect([options.status, options.headers.get("allow")]).toEqual([204, allow.join(", ")]);
  });

  if (open.includes(`GET ${path}`)) {
    it("answers HEAD like GET without a body, and is kept by no cache", async () => {
      const { status, headers } = await ask("GET");
      expect(await ask("HEAD")).toMatchObject({ status, body: null });
      expect(headers.get("cache-control")).toBe("no-store");
    });
  }
});

describe("an id", () => {
  const withId = served.filter(({ operation }) => operation.path.includes("{id}"));
  const numbers = ["2147483648", "9".repeat(30)];
  const others = ["0", "-1", "1.5", "01", "1e3", "abc", "1 ", "１", "__proto__", "%00", ""];

  //
  it.each(withId)("that is no positive integer is 404: $name", async ({ operation, handler }) => {
    const headers = await headersOf("bearer");
    const findsFirst =
      (operation.versioned && operation.params) ||
      (operation.method === "GET" && operation.path.endsWith("{id}"));
    for (const id of findsFirst ? [...others, ...numbers] : others) {
      const { status, body } = await send(handler, operation, { headers, params: { id } });
      expect([id, status, body]).toEqual([id, 404, { message: expect.any(String) }]);
    }
  });
});

it.each(["GET", "POST", "PUT", "PATCH", "DELETE"] as const)(
  "answers 404 as JSON to %s of any other path",
  async (method) => {
    const { status, body } = await call(handlers[method], "/api/nowhere", {
      method,
      params: { path: ["nowhere"] },
    });
    expect([status, body]).toEqual([404, { message: expect.any(String) }]);
  },
);

//
it("is well and alive", async () => {
  for (const path of ["/health", "/health/live"]) {
    expect(await succeed(callAs(null, routeAt(path).GET))).toMatchObject({ status: "ok" });
  }
});

//
it("answers the health check while every connection for requests is busy", async () => {
  const connections = databasePool()?.options.max ?? 0;
  // Prisma sends a query only when its promise is awaited.
  const busy = Promise.all(
    Array.from({ length: connections }, () => db().$queryRaw`SELECT pg_sleep(4)::text`),
  );
  expect(connections).toBeGreaterThan(1);
  await expect
    .poll(() => (databasePool()?.totalCount ?? 0) - (databasePool()?.idleCount ?? 0))
    .toBe(connections);
  expect(await callAs(null, routeAt("/health").GET)).toMatchObject({ status: 200 });
  await busy;
});

//
it("names every wrong part of a query", async () => {
  const query = "page=0&tour_type=99&tags=cruise&min_rate=x&per_page=-2";
  const { status, body } = await callAs(null, api.listTours, { query });
  const field = [expect.any(String)];
  const errors = { page: field, tour_type: field, tags: field, min_rate: field, per_page: field };
  expect([status, body]).toEqual([422, { message: expect.any(String), errors }]);
});

it("answers every query with 200 or 422, never with anything of the inside", async () => {
  const names = ["page", "per_page", "tour_type", "tags", "min_rate", "search", "category", "__proto__"];
  const value = fc.oneof(
    fc.string({ unit: "binary", maxLength: 50 }),
    fc.integer().map(String),
    fc.double().map(String),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 6 }),
      async (pairs) => {
        const query = new URLSearchParams(pairs).toString();
        for (const list of [api.listTours, api.listBlogs]) {
          expect([200, 422]).toContain((await callAs(null, list, { query })).status);
        }
      },
    ),
    { numRuns: 25 },
  );
});
