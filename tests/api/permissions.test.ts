import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RouteHandler } from "@/lib/api/endpoint";
import { createAccount } from "@/lib/auth/accounts";
import { createToken } from "@/lib/auth/api-tokens";
import { db } from "@/lib/db";
import { tags } from "@/lib/openapi/contract";
import { call } from "./call";
import { admin, bearer, password, signedIn } from "./signed-in";

type Module = Record<string, RouteHandler | undefined>;

const modules = import.meta.glob<Module>("/app/api/**/route.ts", { eager: true });

const routes = tags
  .flatMap(({ operations }) => Object.values(operations))
  .map(({ method, path, auth }) => {
    const folder = path.replaceAll("{", "[").replaceAll("}", "]");
    const handler = modules[`/app/api${folder}/route.ts`]?.[method];
    return { name: `${method} ${path}`, method, path, open: ["anonymous", "public"].includes(auth), handler };
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
