import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const dist = path.join(path.dirname(createRequire(import.meta.url).resolve("next/package.json")), "dist");

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".js"))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const named = [
  /headers\[['"]([A-Za-z][\w-]+)['"]\]/g,
  /headers\.(?:get|has)\(['"]([A-Za-z][\w-]+)['"]\)/g,
  /_HEADER(?:_NAME)? = ['"]([a-z][\w-]+)['"]/g,
];

/** Every request header that the installed Next's server reads or knows by name, from its own code. */
export function headersOfNext(): string[] {
  const rooms = ["server", "client/components", "lib", "shared/lib"].map((room) => path.join(dist, room));
  const found = new Set<string>();
  for (const file of rooms.flatMap(filesBelow)) {
    const code = readFileSync(file, "utf8");
    for (const pattern of named)
      for (const [, name = ""] of code.matchAll(pattern)) found.add(name.toLowerCase());
  }
  return [...found].sort();
}
