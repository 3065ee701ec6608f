import { execFileSync } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

export interface CruisedModule {
  source: string;
  dependencies: { resolved: string; dependencyTypes: string[] }[];
}

export interface Cruise {
  modules: CruisedModule[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

/** Runs dependency-cruiser on files and folders of a tree, with the rules of `tests/checks/import-rules.mjs`. */
export function cruise(cwd: string, paths: string[]): Cruise {
  const program = path.join(root, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const rules = path.join(root, "tests/checks/import-rules.mjs");
  const args = [program, "--config", rules, "--output-type", "json", ...paths];
  return JSON.parse(execFileSync(process.execPath, args, { cwd, maxBuffer: 2 ** 28, encoding: "utf8" }));
}

const folders = ["app", "components", "lib", "prisma", "server", "scripts"];
const files = ["middleware.ts", "instrumentation.ts", "instrumentation-client.ts", "next.config.ts"];
let sources: Cruise | undefined;

/** Cruises the sources of the site, which takes seconds, once for all test files of a process. */
export function cruiseSources(): Cruise {
  sources ??= cruise(root, [...folders, ...files]);
  return sources;
}
