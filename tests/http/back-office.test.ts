import { readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Kind, kindPaths } from "@/lib/tours/kinds";
import { textOf } from "../setup/html-document";
import { send } from "../setup/shared-site";
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

  test.each([
    ...[
      "promos/999999",
      "promos/abc",
      "promos/edit/999999",
      "blogs/999999",
      "blogs/abc",
      "blogs/edit/999999",
    ],
    ...["tours/999999", "tours/0", "tours/abc"],
  ])("has status 404 at %s", async (address) => {
    expect(await answered(`/admin/${address}`)).toMatchObject({ status: 404 });
  });

  const said: [address: string, text: string][] = [["promos/edit", "Promo ID is missing."]];
  for (const kind of kindPaths) {
    const copied = `Gagal memuat data ${nouns[kind]} yang akan disalin. Silakan coba lagi.`;
    said.push([`${kind}/edit/999999`, `Data ${nouns[kind]} tidak ditemukan atau gagal dimuat.`]);
    said.push([`${kind}/create?copyFrom=999999`, copied]);
  }

  test.each(said)("is said in the page %s: %s", async (address, text) => {
    expect(await answered(`/admin/${address}`)).toEqual({ status: 200, text: expect.stringContaining(text) });
  });
});
