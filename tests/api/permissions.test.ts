import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RouteHandler } from "@/lib/api/endpoint";
import { createAccount } from "@/lib/auth/accounts";
import { createToken } from "@/lib/auth/api-tokens";
import { db } from "@/lib/db";
import { tags } from "@/lib/openapi/contract";
import { call } from "./call";
import { addBlog, addPromo, addTour, clearContent } from "./records";
import { admin, bearer, password, signedIn } from "./signed-in";

type Module = Record<string, RouteHandler | undefined>;

const modules = import.meta.glob<Module>("/app/api/**/route.ts", { eager: true });

const routes = tags
  .flatMap(({ operations }) => Object.values(operations))
  .map(({ method, path, auth, body }) => {
    const folder = path.replaceAll("{", "[").replaceAll("}", "]");
    const handler = modules[`/app/api${folder}/route.ts`]?.[method];
    const open = ["anonymous", "public"].includes(auth);
    return { name: `${method} ${path}`, method, path, open, encoding: body?.encoding, handler };
  });

/** Written out, so that a route that is declared with another permission is noticed. */
const ofAdmins = [
  ...["GET /users", "POST /users", "PUT /users/{id}"],
  ...["GET /users/invitations", "POST /users/invitations", "DELETE /users/invitations/{id}"],
];
const ofPeople = [
  ...["POST /users/logout", "PUT /users/current/password"],
  ...["GET /users/current/sessions", "DELETE /users/current/sessions", "DELETE /users/current/sessions/{id}"],
  ...[
    "POST /users/current/totp",
    "DELETE /users/current/totp",
    "POST /users/current/totp/confirm",
    "POST /users/current/totp/recovery-codes",
  ],
  ...["GET /users/current/tokens", "POST /users/current/tokens", "DELETE /users/current/tokens/{id}"],
  ...ofAdmins,
];

/** Clients with a token of an admin may, too. */
const ofAdminsAndTokens = [
  "DELETE /bin/{entity}/{record_key}",
  ...["POST /closed-periods", "PUT /closed-periods/{id}", "DELETE /closed-periods/{id}"],
  "PUT /exchange-rates",
];

type Route = (typeof routes)[number];

const same = { "sec-fetch-site": "same-origin" };

async function token(username: string, scope: "read" | "write") {
  const { id } = await db().adminUser.findUniqueOrThrow({ where: { username } });
  return bearer((await createToken(id, { name: "x", scope, days: null })).token);
}

interface Caller {
  headers: () => Promise<Record<string, string>>;
  may: (route: Route) => boolean;
}

const callers: Record<string, Caller> = {
  "an admin": {
    headers: async () => ({ ...(await signedIn("cookie")), ...same }),
    may: () => true,
  },
  "an editor": {
    headers: async () => ({ ...(await signedIn("cookie", "editor")), ...same }),
    may: ({ name }) => ![...ofAdmins, ...ofAdminsAndTokens].includes(name),
  },
  "an editor's client that has signed in": {
    headers: () => signedIn("bearer", "editor"),
    may: ({ name }) => ![...ofAdmins, ...ofAdminsAndTokens].includes(name),
  },
  "an admin's token to write": {
    headers: () => token("admin", "write"),
    may: ({ name }) => !ofPeople.includes(name),
  },
  "an admin's token to read": {
    headers: () => token("admin", "read"),
    may: ({ name, method, open }) => open || (method === "GET" && !ofPeople.includes(name)),
  },
  "an editor's token to write": {
    headers: () => token("editor", "write"),
    may: ({ name }) => ![...ofPeople, ...ofAdminsAndTokens].includes(name),
  },
};

beforeAll(async () => {
  await clearContent();
  await Promise.all([addTour(), addPromo(), addBlog()]);
  const text = { en: "Monsoon" };
  const day = new Date("2027-05-01");
  await db().closedPeriod.create({ data: { from_day: day, until_day: day, yearly: false, reason: text } });
  await db().sharedText.create({ data: { kind: "included", text } });
  await db().place.create({ data: { code: "maya-bay", name: text } });
  await admin();
  await createAccount("editor", password, "editor");
});

beforeEach(() => db().session.deleteMany());

it("knows every route that it names", () => {
  const names = routes.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(40);
  expect(names).toEqual(expect.arrayContaining([...ofPeople, ...ofAdminsAndTokens]));
});

describe.each(routes)("$name", (route) => {
  const { method, path, handler } = route;
  const params = { id: "987654", entity: "promo", record_key: "987654" };
  const send = async (headers: Record<string, string>) => {
    const type = { "content-type": "application/json" };
    const body = method === "GET" ? undefined : "{}";
    if (!handler) throw new Error(`${method} ${path} has no route`);
    return call(handler, `/api${path.replace("{id}", params.id)}`, {
      ...{ method, params, body, headers: { ...type, ...headers } },
    });
  };

  it.each(Object.entries(callers))("%s gets in, or 403 with a message", async (_, { headers, may }) => {
    const { status, body } = await send(await headers());
    expect(status === 403).toBe(!may(route));
    if (status === 403) expect(body).toEqual({ message: expect.stringContaining("tidak memiliki hak") });
    // Neither is taken for a stranger, but where the password itself is what is wrong.
    else if (path !== "/users/login") expect(status).not.toBe(401);
  });
});

describe.each(routes.filter(({ open, encoding }) => !open && encoding))(
  "$name, whose caller is deactivated while the body arrives,",
  ({ method, encoding, handler }) => {
    it("is 401 once the body is complete", async () => {
      const caller = await signedIn("cookie");
      const multipart = "multipart/form-data; boundary=b";
      const fields = '--b\r\nContent-Disposition: form-data; name="_method"\r\n\r\nPUT\r\n--b--\r\n';
      const body = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            await db().adminUser.updateMany({ data: { active: false } });
            controller.enqueue(new TextEncoder().encode(encoding === "json" ? "{}" : fields));
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      if (!handler) throw new Error("the route is missing");
      const type = encoding === "json" ? "application/json" : multipart;
      const headers = { ...caller, ...same, "content-type": type };
      const init: RequestInit & { duplex: "half" } = { method, headers, body, duplex: "half" };
      const response = await handler(new Request("http://localhost:3000/api", init), {
        params: Promise.resolve({ id: "1", code: "maya-bay", entity: "promo", record_key: "1" }),
      });
      await db().adminUser.updateMany({ data: { active: true } });
      expect(response.status).toBe(401);
    });
  },
);
