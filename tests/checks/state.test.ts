import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { cruiseSources } from "../setup/imported-modules";
import { sharedNames, stateOfModule } from "../setup/module-state";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/**
 * The first modules of the programs and bundles of one process. Each loads its modules itself: the server with
 * tsx, and Next with a bundle for the pages, one for the API routes and one for the instrumentation.
 */
const loaders: Record<string, RegExp> = {
  server: /^server\/(?:start|serve|dev|site-server)\.ts$/,
  pages: /^app\/.*(?<!\/route)\.tsx?$/,
  routes: /^app\/.*\/route\.tsx?$/,
  instrumentation: /^instrumentation\.ts$/,
};

/** State of which every loader may have its own, and why. */
const separate: Record<string, string> = {
  "lib/core/api/responses.ts names": "Every copy names the schemas of its own bundle.",
  "lib/core/auth/new-password.ts estimator": "The dictionary of passwords is the same in every copy.",
  "lib/core/auth/password.ts unknownUsersHash": "Every copy takes as long to verify.",
  "lib/core/env.ts parsed": "Every copy is parsed from the same variables of the process.",
  "lib/core/format.ts dayFormats": "Formats are the same in every copy.",
  "lib/core/format.ts known": "Formats are the same in every copy.",
  "lib/core/format.ts partFormats": "Formats are the same in every copy.",
  "lib/core/i18n/messages.ts translators": "Translators are the same in every copy.",
};

/** Returns, by its path, the modules that each module imports at run time. */
function importedModules(): Map<string, string[]> {
  const { modules } = cruiseSources();
  return new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes("type-only"))
        .map(({ resolved }) => resolved),
    ]),
  );
}

/** Returns the loaders of each TypeScript module of this project. */
function loadersOfModules(): Map<string, string[]> {
  const imports = importedModules();
  const found = new Map<string, string[]>();
  for (const [loader, begins] of Object.entries(loaders)) {
    const reached = new Set([...imports.keys()].filter((module) => begins.test(module)));
    for (const module of reached) {
      for (const each of imports.get(module) ?? []) reached.add(each);
      const isOurs = /\.tsx?$/.test(module) && !/node_modules|^prisma\/client\//.test(module);
      if (isOurs) found.set(module, [...(found.get(module) ?? []), loader]);
    }
  }
  return found;
}

describe("module-level state", () => {
  const modules = loadersOfModules();

  it("is looked for in the modules that several bundles load", () => {
    expect(modules.get("lib/core/content/content-version.ts")).toEqual(["server", "pages", "routes"]);
    expect(modules.get("lib/core/db.ts")).toEqual(["server", "pages", "routes"]);
    expect([...modules.values()].filter((each) => each.length > 1).length).toBeGreaterThan(100);
  });

  it("exists once per process, or is listed here with the reason why it may exist once per bundle", () => {
    const twice = [...modules]
      .filter(([, loadedBy]) => loadedBy.length > 1)
      .flatMap(([file]) => stateOfModule(file, read(file)).map((name) => `${file} ${name}`));
    expect(twice.sort()).toEqual(Object.keys(separate).sort());
  });

  it("is shared under a name that no other module uses", () => {
    const names = [...modules.keys()].flatMap((file) => sharedNames(read(file)));
    expect(names.length).toBeGreaterThan(7);
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  });
});

describe("the search for state", () => {
  it.each([
    ["a variable", "let parsed: Env | undefined;"],
    ["an empty map", "const parsed = new Map<string, string>();"],
    ["a cache", "export const parsed = new LRUCache<string, string>({ max: 3 });"],
    ["a storage of a request", "const parsed = new AsyncLocalStorage();"],
    ["a property of globalThis", "const parsed = globalThis as { parsed?: Env };"],
    ["a limit of concurrency", "const parsed = pLimit(2);"],
    ["a list that is filled later", "const parsed: string[] = [];"],
  ])("finds %s", (_, code) => {
    expect(stateOfModule("lib/a.ts", code)).toEqual(["parsed"]);
  });

  it.each([
    ["shared state", 'const parsed = sharedState("parsed", () => new Map());'],
    ["a cache that follows the content version", "export const parsed = cachedContent(load);"],
    ["what never changes", "const parsed = new Intl.NumberFormat();"],
    ["a collection that is filled at once", 'const parsed = new Set(["a"]);'],
    ["state of a function's call", "export function parse() { let parsed; return parsed; }"],
  ])("leaves %s alone", (_, code) => {
    expect(stateOfModule("lib/a.ts", code)).toEqual([]);
  });

  it("reads the names of shared state", () => {
    expect(sharedNames('sharedState("a", make); sharedState<B>(\n  "b",\n  make);')).toEqual(["a", "b"]);
  });
});
