import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** An applied migration must not change a byte (its checksum is stored), so its comments stay as they are. */
const notRead = [
  "prisma/client",
  "prisma/migrations",
  "bench/stock-next/.next",
  "bench/stock-next/node_modules",
];
const folders = [
  "app",
  "components",
  "lib",
  "server",
  "tests",
  "prisma",
  "scripts",
  "bench",
  "deploy",
  "docs",
];
const itself = "tests/unit/specification.test.ts";

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (notRead.includes(path)) return [];
    return statSync(join(root, path)).isDirectory() ? filesBelow(path) : [path];
  });
}

const rootFiles = readdirSync(root).filter((name) => statSync(join(root, name)).isFile());
const files = [...rootFiles, ...folders.flatMap(filesBelow)].filter(
  (path) => /\.(?:[cm]?[jt]sx?|css|prisma|sql|md|ya?ml|template|sh)$/.test(path) && path !== itself,
);

/** Every match of `pattern` in the files, as `file: match`, unless `allowed`. */
function found(pattern: RegExp, allowed: (match: string, path: string) => boolean): string[] {
  return files.flatMap((path) =>
    [...read(path).matchAll(pattern)]
      .filter(([match]) => !allowed(match, path))
      .map(([match]) => `${path}: ${match}`),
  );
}

interface Row {
  chapter: number;
  number: number;
  isMarked: boolean;
  proof: string;
}

/** Stands below the heading of a chapter without rows from the first specifications. */
const ownChapter = "All rows of this chapter are the product's own.";

const specification = read("docs/specification.md").split("\n");
const rows: Row[] = specification.flatMap((line) => {
  const [, chapter, number, mark, proof = ""] =
    /^\| R-(\d+)\.(\d+)( \+)? \| [^|]+ \| ([^|]+) \|$/.exec(line) ?? [];
  if (!chapter) return [];
  return [{ chapter: Number(chapter), number: Number(number), isMarked: mark !== undefined, proof }];
});
const proofs = rows.flatMap(({ proof }) => [...proof.matchAll(/`([^`]+\.tsx?)` › (.+?)(?=<br>|$)/g)]);

describe("the specification", () => {
  it("has no line that is no row", () => {
    expect(rows.length).toBeGreaterThan(300);
    expect(specification.filter((line) => line.startsWith("| R-"))).toHaveLength(rows.length);
  });

  it("numbers its chapters in order, and their rows without a gap", () => {
    const chapters = specification.flatMap((line) => /^## (\d+)\. /.exec(line)?.[1] ?? []).map(Number);
    expect(chapters).toEqual([...new Set(chapters)].toSorted((a, b) => a - b));
    expect(rows.map(({ chapter, number }) => `${chapter}.${number}`)).toEqual(
      chapters.flatMap((chapter) =>
        rows.filter((row) => row.chapter === chapter).map((_, index) => `${chapter}.${index + 1}`),
      ),
    );
  });

  it("marks the product's own rows, or says that a whole chapter is the product's own", () => {
    const chapters = specification.flatMap((line, index) => {
      const chapter = /^## (\d+)\. /.exec(line)?.[1];
      return chapter ? [{ chapter: Number(chapter), isOwn: specification[index + 2] === ownChapter }] : [];
    });
    const own = chapters.filter(({ isOwn }) => isOwn);
    expect(own.length).toBeGreaterThan(10);
    expect(specification.filter((line) => line === ownChapter)).toHaveLength(own.length);
    for (const { chapter, isOwn } of chapters) {
      const marks = rows.filter((row) => row.chapter === chapter).map(({ isMarked }) => isMarked);
      expect(marks, `chapter ${chapter}`).toContain(false);
      if (isOwn) expect(marks, `chapter ${chapter}`).not.toContain(true);
    }
    expect(rows.some(({ isMarked }) => isMarked)).toBe(true);
  });

  it("proves every row by tests, or says that it was read", () => {
    const complete = /^(?:by reading|(?:`[^`]+\.tsx?` › (?:(?!<br>).)+(?:<br>|$))+)$/;
    expect(rows.filter(({ proof }) => !complete.test(proof))).toEqual([]);
    expect(rows.filter(({ proof }) => proof === "by reading").length).toBeLessThanOrEqual(3);
  });

  it("names tests that exist", () => {
    expect(proofs.length).toBeGreaterThan(400);
    const missing = proofs.filter(([, file = "", title = ""]) => {
      const path = `tests/${file}`;
      return !existsSync(join(root, path)) || !read(path).includes(title.trim());
    });
    expect(missing.map(([proof]) => proof)).toEqual([]);
  });
});

describe("a citation", () => {
  it("of a requirement leads to a row", () => {
    const numbers = new Set(rows.map(({ chapter, number }) => `R-${chapter}.${number}`));
    expect(found(/\bR-\d+(?:\.\d+)?\b/g, (citation) => numbers.has(citation))).toEqual([]);
  });

  it("of a decision record leads to one", () => {
    const numbers = new Set(readdirSync(join(root, "docs/decisions")).map((name) => name.slice(0, 2)));
    expect(found(/\bdocs\/decisions\/\d+/g, (citation) => numbers.has(citation.slice(15)))).toEqual([]);
  });

  it("of a document leads to one in this repository", () => {
    const names =
      "site|admin-tours|decisions|card|facts|house|operator|visitor|security|libraries|performance|seo";
    const documents = new RegExp(`[\\w./-]*(?<![\\w-])(?:${names})\\.md\\b`, "g");
    const exists = (document: string, path: string) =>
      [document, join(dirname(path), document)].some((each) => existsSync(join(root, each)));
    expect(found(documents, exists)).toEqual([]);
    expect(found(/\b(?:decisions|admin-tours|site) \d+\b/g, () => false)).toEqual([]);
  });
});
