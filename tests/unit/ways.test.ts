import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { saveWay, searchWay } from "../../scripts/ways";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** The modules that a file imports, as paths from the root without their ending. */
function importsOf(file: string): string[] {
  return [...read(file).matchAll(/from "((?:\.|@\/)[^"]+)"/g)].map(([, name = ""]) =>
    name.startsWith("@/") ? name.slice(2) : path.join(path.dirname(file), name),
  );
}

it("the way of a search has at most thirty files, and the way of a save at most sixty", () => {
  expect(searchWay.length).toBeLessThanOrEqual(30);
  expect(saveWay.length).toBeLessThanOrEqual(60);
  for (const way of [searchWay, saveWay]) expect(new Set(way).size).toBe(way.length);
});

it.each([
  ["search", searchWay, ["server/site-server.ts", "app/[lang]/[kind]/page.tsx"]],
  [
    "save",
    saveWay,
    [
      "app/admin/[kind]/edit/[id]/page.tsx",
      "server/site-server.ts",
      "app/api/[[...path]]/route.ts",
      "app/[lang]/[kind]/[slug]/page.tsx",
    ],
  ],
])(
  "each file on the way of a %s is imported by another one, but for the server and the files of Next",
  (_, way, first) => {
    const imported = new Set(way.flatMap(importsOf));
    const alone = way.filter((file) => !imported.has(file.replace(/\.tsx?$/, "")));
    expect(alone).toEqual(first);
  },
);
