import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operations } from "@/lib/registry/api";
import { inParallel } from "../setup/crawl";
import { type OwnSite, ownSite } from "../setup/own-site";
import { sessionCookie } from "../setup/sign-in";

/** What everybody may call. */
const openWrites = ["[[...path]]", "auth/[...nextauth]", "users/invitations/accept", "users/login"];
const openReads = [
  ...["[[...path]]", "auth/[...nextauth]", "blogs", "blogs/[id]", "health", "health/live", "openapi.json"],
  ...[
    "packages",
    "packages/[id]",
    "packages/[id]/availability",
    "packages/[id]/days/[day]",
    "packages/facets",
    "packages/quotes",
    "places",
    "places/[code]",
    "home-content",
    "site-settings",
    "exchange-rates",
    "closed-periods",
    "own-pages",
    "own-pages/[id]",
    "pickup-areas",
    "pickup-areas/[id]",
    "promos",
    "promos/[id]",
    "seo-content",
  ],
];

const tables: Record<string, string> = { packages: "tour", promos: "promo", blogs: "blog" };

function foldersWith(file: string, folder: string): string[] {
  const names = readdirSync(folder, { encoding: "utf8", recursive: true });
  return names.flatMap((name) => (`/${name}`.endsWith(`/${file}`) ? [name.slice(0, -file.length - 1)] : []));
}

interface Call {
  method: string;
  address: string;
}

let own: OwnSite;
let calls: Call[];

beforeAll(async () => {
  own = await ownSite();
  calls = await guarded();
});

afterAll(() => own?.stop());

const sameOrigin = { "Sec-Fetch-Site": "same-origin" };
const ofToken = (token: string) => ({ Authorization: `Bearer ${token}` });

const cookie = async () => ({ Cookie: await sessionCookie(own.send), ...sameOrigin });

const newest = "WHERE id = (SELECT max(id) FROM session)";
const past = `UPDATE session SET created_at = now() - interval '31 days', expires_at = now() - interval '1 s' ${newest}`;
const idle = `UPDATE session SET last_used_at = now() - interval '13 hours' ${newest}`;
const gone = `DELETE FROM session ${newest}`;

async function spoilt(session: Promise<Record<string, string>>, change: string) {
  const headers = await session;
  expect((await own.send("/api/users/current", { headers })).status).toBe(200);
  await own.sql(change);
  return headers;
}

const token = async () => ofToken(await own.token());

const notSessions: Record<string, () => Promise<Record<string, string>>> = {
  none: async () => ({}),
  "a made-up token": async () => ofToken("x".repeat(43)),
  "a made-up cookie": async () => ({ Cookie: "next-auth.session-token=a..b.c.d", ...sameOrigin }),
  "an expired token": () => spoilt(token(), past),
  "an expired cookie": () => spoilt(cookie(), past),
  "an idle token": () => spoilt(token(), idle),
  "an idle cookie": () => spoilt(cookie(), idle),
  "a revoked token": () => spoilt(token(), gone),
  "a revoked cookie": () => spoilt(cookie(), gone),
};

/** A text that changes with anything that a call could change. */
async function content(): Promise<string> {
  const parts = ["promo", "blog", "seo_content", "stored_image", "content_version", "admin_user", "tour"].map(
    (table) => `SELECT count(*), md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${table} t`,
  );
  return JSON.stringify(await own.sql(parts.join(" UNION ALL ")));
}

/** Every guarded call, on a record that is there. */
async function guarded(): Promise<Call[]> {
  const paths = operations.map(({ path }) => path.slice(1).replaceAll("{", "[").replaceAll("}", "]"));
  const routes = new Set([...foldersWith("route.ts", "app/api"), ...paths, "docs", "docs/[file]"]);
  const found: Call[] = [];
  await inParallel(routes, async (route) => {
    const table = tables[route.split("/")[0] ?? ""];
    const [record] = table ? await own.sql(`SELECT min(id) AS id FROM ${table}`) : [];
    const id = String(record?.id ?? 1);
    const address = `/api/${route.replace("[id]", id).replaceAll(/\[+(?:\.{3})?(\w+)\]+/g, "$1")}`;
    const allowed = (await own.send(address, { method: "OPTIONS" })).headers.get("allow") ?? "";
    const methods = allowed
      .split(", ")
      .filter((method) => !["OPTIONS", "HEAD"].includes(method))
      .filter((method) => !(method === "GET" ? openReads : openWrites).includes(route));
    found.push(...methods.map((method) => ({ method, address })));
  });
  return found;
}

const change = (method: string) =>
  method === "GET"
    ? {}
    : { body: JSON.stringify({ code: "changed" }), headers: { "Content-Type": "application/json" } };

test("the walk finds the calls that there are", () => {
  const names = calls.map(({ method, address }) => `${method} ${address.replace(/\d+$/, "{id}")}`);
  expect(names).toEqual(
    expect.arrayContaining([
      ...["POST /api/packages", "PUT /api/packages/{id}", "DELETE /api/packages/{id}"],
      ...["POST /api/packages/swap-order", "POST /api/packages/upload-image", "PUT /api/seo-content"],
      ...["POST /api/promos/{id}", "DELETE /api/blogs/{id}", "POST /api/users/logout"],
      ...["GET /api/users/current", "GET /api/docs"],
    ]),
  );
});

for (const [name, session] of Object.entries(notSessions)) {
  //
  test(`no call of the API takes ${name} for a session, and none changes anything`, async () => {
    const [headers, before] = [await session(), await content()];
    for (const { method, address } of calls) {
      const { body, headers: type } = change(method);
      const answer = await own.send(address, { method, body, headers: { ...type, ...headers } });
      expect([address, method, answer.status]).toEqual([address, method, 401]);
      expect(await answer.json()).toEqual({ message: expect.any(String) });
    }
    expect(await content()).toBe(before);
  });
}

/** Pages read cookies alone. */
const notCookies = Object.entries(notSessions).filter(([name]) => !name.endsWith("token"));

for (const [name, session] of notCookies) {
  //
  test(`no page of the back office takes ${name} for a session`, async () => {
    const headers = await session();
    const folders = ["app/admin", "app/(preview)/admin"];
    const pages = folders
      .flatMap((folder) => foldersWith("page.tsx", folder))
      .map((page) =>
        ["/admin", ...page.split("/").filter((part) => part && !part.startsWith("("))]
          .join("/")
          .replaceAll(/\[+(?:\.{3})?\w+\]+/g, "1"),
      );
    expect(pages).toContain("/admin");
    for (const page of pages) {
      const answer = await own.send(page, { headers });
      expect([page, answer.status]).toEqual([page, 307]);
      expect(answer.headers.get("location")).toContain(`/login?from=${encodeURIComponent(page)}`);
      expect(await answer.text()).not.toContain("<main");
    }
  });
}

//
test("a call with a session is let in, and does change something", async () => {
  const [headers, before] = [await token(), await content()];
  const [tour] = await own.sql("SELECT min(id) AS id FROM tour");
  expect((await own.send(`/api/packages/${tour?.id}`, { method: "DELETE", headers })).status).toBe(204);
  expect(await content()).not.toBe(before);
  expect((await own.send("/admin", { headers: await cookie() })).status).toBe(200);
});
