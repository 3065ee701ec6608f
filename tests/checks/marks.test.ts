import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

/** Returns the sources of the public pages by their paths. */
function publicSources(): [path: string, code: string][] {
  return ["components", "lib", "server/browser"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name))
      .filter((file) => !file.startsWith("components/admin/"))
      .map((file): [string, string] => [file, readFileSync(path.join(root, file), "utf8")]),
  );
}

it("each mark has a name of its own", () => {
  const names = publicSources().flatMap(([, code]) =>
    [...code.matchAll(/\bdefineMark(?:<\w+>)?\(\s*"([\w-]+)"/g)].map(([, name = ""]) => name),
  );
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

/** Scripts that look for parts of their own element, for fields of a form by its `form` property, or for native controls. */
const ownParts = new Set([
  "components/site/booking/booking-form.tsx",
  "components/site/booking/booking-summary.tsx",
  "components/site/home/use-carousel.ts",
  "components/site/controllers/disclosure.ts",
  "components/site/layout/header-menu.tsx",
  "components/site/plan/plan-request.tsx",
  "components/ui/dialog.tsx",
  "lib/core/browser/mark.ts",
]);

it("scripts of public pages look for parts that the server drew by marks alone", () => {
  const looking = publicSources().filter(([, code]) => /\.querySelector(?:All)?\b|getElementsBy/.test(code));
  expect(looking.map(([file]) => file).filter((file) => !ownParts.has(file))).toEqual([]);
  expect(looking.length).toBeGreaterThan(3);
});
