import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { send } from "../setup/shared-site";

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
