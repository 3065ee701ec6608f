import { createHash } from "node:crypto";
import { type Dirent, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const NOT_BUILT = new Set([
  "bench",
  "docs",
  "node_modules",
  "public",
  "scripts",
  "server",
  "tests",
  "test-results",
  "playwright-report",
  "coverage",
  "prisma",
  "next-env.d.ts",
]);
const IN_NEXT = "server/in-next";
/** The client that is generated from the schema is part of the build. */
const SCHEMA = "prisma/schema.prisma";
const NOT_SOURCE = /(^\.|\.md$|\.tsbuildinfo$|\.log$|^vitest\.|^playwright\.|^docker|^Dockerfile)/;

function isBuilt(entry: Dirent, location: string) {
  return !NOT_BUILT.has(location) && !NOT_SOURCE.test(entry.name);
}

function listFiles(root: string, dir: string): string[] {
  const entries = readdirSync(path.join(root, dir), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const location = path.posix.join(dir, entry.name);
    if (!isBuilt(entry, location)) return [];
    if (entry.isDirectory()) return listFiles(root, location);
    return entry.isFile() ? [location] : [];
  });
}

export function sourceHash(root: string): string {
  const [major] = process.versions.node.split(".");
  const hash = createHash("sha256").update(`node ${major} ${process.platform} ${process.arch}\n`);
  const files = [...listFiles(root, ""), ...listFiles(root, IN_NEXT), SCHEMA];
  for (const file of files.sort()) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}
