import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    if (path === join("prisma", "client")) return [];
    if (statSync(join(root, path)).isDirectory()) return sourcesBelow(path);
    return /\.(?:tsx?|mjs)$/.test(name) ? [path] : [];
  });
}

const folders = ["app", "components", "lib", "prisma", "scripts", "server"];
const source = folders.flatMap(sourcesBelow).map(read).join("\n");
const written = new Set(source.match(/[\w-]+/g) ?? []);

/** The letters behind the value of a template such as `staff.${action}Question` or `${section}_title`. */
const endings = new Set(Array.from(source.matchAll(/\}([A-Z_]\w*)`/g), ([, ending = ""]) => ending));

/** Texts whose keys are data: categories of articles are named by the content. */
const namedByContent = /^blogs\.categoryNames\./;

type Words = { [key: string]: string | Words };

/** The paths of all texts, such as `reply.topics.vegan`. */
function pathsOf(words: Words, before = ""): string[] {
  return Object.entries(words).flatMap(([key, word]) =>
    typeof word === "string" ? [before + key] : pathsOf(word, `${before}${key}.`),
  );
}

function isNamed(path: string): boolean {
  const key = path.slice(path.lastIndexOf(".") + 1);
  const parts = key.match(/[A-Z_][^A-Z_]*/g) ?? [];
  const hasEnding = parts.some((_, index) => endings.has(parts.slice(index).join("")));
  return written.has(key) || hasEnding || namedByContent.test(path);
}

// Finds a text whose own key no source names; a text with a common key can be unused all the same.
it.each(["admin.json", "en.json", "booking/en.json"])(
  "each text of messages/%s has a key that a source names",
  (file) => {
    const paths = pathsOf(JSON.parse(read(`messages/${file}`)));
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !isNamed(path))).toEqual([]);
  },
);
