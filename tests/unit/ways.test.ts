import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { searchWay } from "../../scripts/ways";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** The modules that a file imports, as paths from the root without their ending. */
function importsOf(file: string): string[] {
  return [...read(file).matchAll(/from "((?:\.|@\/)[^"]+)"/g)].map(([, name = ""]) =>
    name.startsWith("@/") ? name.slice(2) : path.join(path.dirname(file), name),
  );
}

it("the document lists the files on the way of a search, at most thirty", () => {
  expect(searchWay.length).toBeLessThanOrEqual(30);
  expect(new Set(searchWay).size).toBe(searchWay.length);
  const listed = [...read("docs/ways.md").matchAll(/^\| `([^`]+)` \|/gm)].map(([, file]) => file);
  expect(listed).toEqual(searchWay);
});

it("each of these files is imported by another one, but for the server and the page's own file", () => {
  const imported = new Set(searchWay.flatMap(importsOf));
  const alone = searchWay.filter((file) => !imported.has(file.replace(/\.tsx?$/, "")));
  expect(alone).toEqual(["server/site-server.ts", "app/[lang]/[kind]/page.tsx"]);
});
