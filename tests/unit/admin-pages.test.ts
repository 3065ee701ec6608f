import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { menuItems } from "@/components/admin/menu-items";
import { isKind } from "@/lib/tours/kinds";

/** What a page of the back office may wait for outside of its load failure: who asks, and the address. */
const early = /await \(?(?:require\w+\(|params\b|searchParams\b|Promise\.all\(\[params, searchParams\]\))/;

function waits(path: string): string[] {
  const source = readFileSync(path, "utf8");
  const page = source.slice(source.indexOf("export default async function"));
  return [...page.matchAll(/await [^\n]*/g)].map(([text]) => text).filter((text) => !early.test(text));
}

describe("a page of the back office", () => {
  const pages = readdirSync("app/admin", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("page.tsx"))
    .map((path) => join("app/admin", path));

  it("is found", () => {
    expect(pages.length).toBeGreaterThan(25);
  });

  //
  it.each(pages)("%s waits for the database only where a failure is said with a retry", (path) => {
    expect(waits(path)).toEqual([]);
  });
});

describe("a page of the menu", () => {
  const items = menuItems.filter(({ segment }) => segment !== "");

  //
  it.each(items)("$href has the common head, which leads back to the dashboard", ({ segment }) => {
    const folder = isKind(segment) ? "[kind]" : segment;
    expect(readFileSync(join("app/admin", folder, "page.tsx"), "utf8")).toMatch(/\binMenu\b|listPage\(/);
  });
});
