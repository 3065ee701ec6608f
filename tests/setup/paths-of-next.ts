import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const dist = path.join(path.dirname(createRequire(import.meta.url).resolve("next/package.json")), "dist");
const parts = ["server", "client", "build", "lib", "shared/lib", "next-devtools"];

/** Every path below `/_next` that stands in the installed Next's own code, without what it fills in. */
export function pathsOfNext(): string[] {
  const found = new Set<string>();
  for (const part of parts) {
    for (const entry of readdirSync(path.join(dist, part), { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || !entry.name.endsWith(".js")) continue;
      const code = readFileSync(path.join(entry.parentPath, entry.name), "utf8");
      for (const [, name = ""] of code.matchAll(/['"`/](_next\/[\w./-]*)/g)) found.add(`/${name}`);
    }
  }
  return [...found].sort();
}
