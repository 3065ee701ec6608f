import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { exportedNames } from "../setup/exported-names";

const root = path.resolve(import.meta.dirname, "../..");

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Exports that Next looks for by their name in a file of `app/`, and why each exists more than once. They can have no other name, and
 * no module imports them.
 */
const reserved: Record<string, string> = {
  ...Object.fromEntries(
    methods.map((method) => [method, "Next calls the export of a route for each method."]),
  ),
  dynamic: "Next reads from each layout or page when it is rendered.",
  generateMetadata: "Next asks each page for its head.",
  metadata: "Next reads the head of each page whose head never changes.",
  viewport: "Next reads the size and colours of the window from each root layout.",
};

function sources(): string[] {
  return ["app", "components", "lib", "server", "scripts"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !name.endsWith(".d.mts"))
      .map((name) => path.join(folder, name)),
  );
}

describe("exported names", () => {
  const files = new Map<string, string[]>();
  for (const file of sources()) {
    for (const name of exportedNames(file, readFileSync(path.join(root, file), "utf8"))) {
      files.set(name, [...(files.get(name) ?? []), file]);
    }
  }

  it("are declared in one file each, except the names that Next reserves", () => {
    const repeated = [...files].filter(([name, of]) => of.length > 1 && !Object.hasOwn(reserved, name));
    expect(repeated).toEqual([]);
    expect(files.size).toBeGreaterThan(1_500);
  });

  it("are reserved only in app/, and only if a file exports them", () => {
    const used = Object.keys(reserved).map((name) => files.get(name) ?? []);
    expect(used.filter((of) => of.length < 2)).toEqual([]);
    expect(used.flat().filter((file) => !file.startsWith("app/"))).toEqual([]);
  });
});

describe("the search for exported names", () => {
  it.each([
    ["a function", "export async function find() {}"],
    ["overloads of a function", "export function find(a: 1): 1;\nexport function find(a: 2): 2;"],
    ["a constant", "export const find = 1;"],
    ["a destructured constant", "export const { GET: find } = route();"],
    ["a class", "export class find {}"],
    ["an interface", "export interface find {}"],
    ["a type", "export type find = 1;"],
  ])("finds %s", (_, code) => {
    expect(exportedNames("lib/a.ts", code)).toEqual(["find"]);
  });

  it.each([
    ["a declaration that is not exported", "const find = 1;"],
    ["a default export", "export default function find() {}"],
    ["a name that another module declares", 'export { find } from "./find";'],
  ])("leaves %s alone", (_, code) => {
    expect(exportedNames("lib/a.ts", code)).toEqual([]);
  });
});
