import { readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { menuItems } from "@/components/admin/menu-items";
import { button } from "@/components/ui/button";
import { requiresSession } from "@/lib/core/api/operation";
import { operations } from "@/lib/registry/api";
import { type Kind, kindPaths } from "@/lib/tours/kinds";
import { elements, textOf } from "../setup/html-document";
import { send, sql } from "../setup/shared-site";
import { sessionCookie } from "../setup/sign-in";

const cookieName = "next-auth.session-token";
const madeUp = "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..YWFhYWFhYWFhYWFh.YmJi.Y2NjY2NjY2NjY2NjY2NjYw";

function adminPages(folder = "app/admin"): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const location = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return adminPages(location);
    return entry.name === "page.tsx" ? [path.posix.dirname(location).slice("app".length)] : [];
  });
}

/** Addresses of all pages of the back office. */
const addresses = [...adminPages(), ...adminPages("app/(preview)")].map((page) =>
  page
    .replace("/(preview)", "")
    .replace("[...missing]", "tidak/ada")
    .replace("[...record]", "edit/1")
    .replace("[kind]", "tours")
    .replace("[[...id]]", "[id]")
    .replace(/\[\w+\]/g, "1"),
);

// R-11.3, R-16.35, R-18.19, R-25.8
test.each(addresses)("a stranger is sent from %s to the login page", async (address) => {
  for (const Cookie of ["", `${cookieName}=x`, `${cookieName}=${madeUp}`]) {
    const { status, headers } = await send(`${address}?a=b`, { headers: { Cookie } });
    expect([status, headers.get("location")]).toEqual([
      307,
      `/login?from=${encodeURIComponent(`${address}?a=b`)}`,
    ]);
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("cache-control")).toContain("no-store");
  }
});

// R-25.8
test.each([
  ["was idle", "UPDATE session SET last_used_at = now() - interval '13 hours' WHERE id = $1"],
  [
    "has ended",
    `UPDATE session SET created_at = now() - interval '31 days', expires_at = now() WHERE id = $1`,
  ],
  ["was revoked", "DELETE FROM session WHERE id = $1"],
])("a session that %s opens no page", async (_, change) => {
  const headers = { Cookie: await sessionCookie(send) };
  const { data } = await (await send("/api/users/current/sessions", { headers })).json();
  expect((await send("/admin/promos", { headers })).status).toBe(200);
  await sql(change, [data.find(({ current }: { current: boolean }) => current).id]);
  const { status, headers: answered } = await send("/admin/promos", { headers });
  expect([status, answered.get("location")]).toEqual([307, "/login?from=%2Fadmin%2Fpromos"]);
});

// R-25.7
test("a stranger is turned away by every call of the API that needs a session", async () => {
  for (const { method, path: call } of operations.filter(({ auth }) => requiresSession(auth))) {
    const answer = await send(`/api${call.replace(/\{\w+\}/g, "1")}`, { method });
    expect([method, call, answer.status]).toEqual([method, call, 401]);
  }
});

/** The words of each kind in its messages. */
const nouns = {
  tours: "tur",
  "international-tours": "tur internasional",
  "domestic-tours": "tur domestik",
} as const satisfies Record<Kind, string>;

describe("what is not there", () => {
  let Cookie: string;

  beforeAll(async () => {
    Cookie = await sessionCookie(send);
  });

  const answered = async (address: string) => {
    const response = await send(address, { headers: { Cookie } });
    return { status: response.status, text: textOf(await response.text()) };
  };

  // R-15.7
  test.each([
    "promos/999999",
    "promos/abc",
    "promos/edit/999999",
    "blogs/999999",
    "blogs/abc",
    "blogs/edit/999999",
    "tours/999999",
    "tours/0",
    "tours/abc",
    "tidak/1",
  ])("has status 404 at %s", async (address) => {
    expect(await answered(`/admin/${address}`)).toMatchObject({ status: 404 });
  });

  test("a tour under the address of another kind leads to its own", async () => {
    const [{ id }] = await sql("SELECT min(id) AS id FROM tour WHERE tour_type = 3");
    const { status, headers } = await send(`/admin/tours/${id}`, { headers: { Cookie } });
    expect([status, headers.get("location")]).toEqual([307, `/admin/international-tours/${id}`]);
  });

  const said: [address: string, text: string][] = [["promos/edit", "Promo ID is missing."]];
  for (const kind of kindPaths) {
    const copied = `Gagal memuat data ${nouns[kind]} yang akan disalin. Silakan coba lagi.`;
    said.push([`${kind}/edit/999999`, `Data ${nouns[kind]} tidak ditemukan atau gagal dimuat.`]);
    said.push([`${kind}/create?copyFrom=999999`, copied]);
  }

  // R-16.6, R-16.9, R-16.29, R-17.8
  test.each(said)("is said in the page %s: %s", async (address, text) => {
    expect(await answered(`/admin/${address}`)).toEqual({ status: 200, text: expect.stringContaining(text) });
  });
});

describe("for a person who is signed in", () => {
  let headers: { Cookie: string };

  beforeAll(async () => {
    headers = { Cookie: await sessionCookie(send) };
  });

  test("the login page leads to what was asked for", async () => {
    for (const from of ["/admin", "/admin/tours?lacks=ru"]) {
      const response = await send(`/login?from=${encodeURIComponent(from)}`, { headers });
      expect([response.status, response.headers.get("location")]).toEqual([307, from]);
    }
  });

  // R-17.5
  test("a form of changes says that it loads", async () => {
    const [{ id }] = await sql("SELECT min(id) AS id FROM promo");
    expect(await (await send(`/admin/promos/edit/${id}`, { headers })).text()).toContain("Loading...");
  });

  // R-16.35, R-18.19
  test.each(["tours", "blogs"])(
    "the preview of %s is in no cache and no search engine, and runs the site's scripts alone",
    async (kind) => {
      const response = await send(`/admin/${kind}/preview/en`, { headers });
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toContain("no-store");
      expect(response.headers.get("x-robots-tag")).toBe("noindex");
      const policy = response.headers.get("content-security-policy");
      expect(policy).toMatch(/script-src [^;]*'sha256-|script-src 'self'/);
      expect(policy).not.toMatch(/script-src [^;]*'unsafe-inline'/);
    },
  );
});

describe("a page of the menu", () => {
  const items = menuItems.filter(({ segment }) => segment !== "");
  const others = ["change-batches", "bin", "site/demo", "account"];
  const pages: [address: string, label: string | null][] = [
    // The name of an item with tabs stands for all of them.
    ...items.map(({ href, label, tabs }): [string, string | null] => [href, tabs ? null : label]),
    ...others.map((page): [string, null] => [`/admin/${page}`, null]),
  ];
  const mainButton = button({ size: "small" });
  let Cookie: string;

  beforeAll(async () => {
    Cookie = await sessionCookie(send);
  });

  // R-60.19
  test.each(pages)(
    "%s has one name, one head, and amounts and days in Indonesian",
    async (address, label) => {
      const html = await (await send(address, { headers: { Cookie } })).text();
      const main = html.slice(html.indexOf("<main"));
      const head = elements(main, "header")[0]?.inner ?? "";
      const heading = textOf(elements(head, "h1")[0]?.inner ?? "");
      expect(textOf(elements(html, "title")[0]?.inner ?? "")).toContain(heading);
      // The headings "Kelola …" are specified.
      if (label && !heading.startsWith("Kelola ")) expect(label).toBe(heading);
      const [back] = elements(head, "a");
      expect([back?.attributes.href, textOf(back?.inner ?? "")]).toEqual(["/admin", "Kembali ke Dashboard"]);
      const controls = [...head.matchAll(/<(?:a|button)\s[^>]*>/g)].map(([tag]) =>
        tag.includes(`"${mainButton}"`),
      );
      expect(controls.slice(0, -1)).not.toContain(true);
      const text = textOf(main);
      expect(text.match(/(?:THB|IDR|USD|Rp)\s?\d{1,3}(?:,\d{3})+|IDR\s\d/g)).toBeNull();
      expect(text.match(/\b\d{4}-\d\d-\d\d\b|\b\d{1,2} (?:May|Aug|Oct|Dec)[a-z]* \d{4}/g)).toBeNull();
    },
  );
});
