import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { findProofs, readProofs, readRows } from "../../scripts/proofs";

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
const itself = "tests/checks/specification.test.ts";

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

/** Stands below the heading of a chapter without rows from the first specifications. */
const ownChapter = "All rows of this chapter are the product's own.";

/** Rows about the tests and the first start themselves, which no test can run inside itself. They are read at each release. */
const withoutTest = ["R-24.16", "R-24.26", "R-24.27"];

const specification = read("docs/specification.md").split("\n");
const rows = readRows();
const { proofs, misplaced } = readProofs();

describe("the specification", () => {
  it("has no line of a table that is not a row", () => {
    expect(rows.length).toBeGreaterThan(800);
    expect(specification.filter((line) => line.startsWith("| R-"))).toHaveLength(rows.length);
    expect(specification.filter((line) => /~~/.test(line))).toEqual([]);
  });

  it("has its chapters and rows in order, each number once", () => {
    const chapters = specification.flatMap((line) => /^## (\d+)\. /.exec(line)?.[1] ?? []).map(Number);
    expect(chapters).toEqual([...new Set(chapters)].toSorted((a, b) => a - b));
    const numbers = rows.map(({ chapter, number }) => chapter * 1000 + number);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect([...new Set(rows.map(({ chapter }) => chapter))]).toEqual(chapters);
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

  it("has a test for each row", () => {
    const proven = new Set(proofs.flatMap((proof) => proof.rows));
    expect(rows.map(({ id }) => id).filter((id) => !proven.has(id))).toEqual(withoutTest);
  });

  it("has a row for each number that a test names", () => {
    const ids = new Set(rows.map(({ id }) => id));
    expect(proofs.length).toBeGreaterThan(1000);
    expect(
      proofs.flatMap(({ file, title, rows: named }) =>
        named.filter((id) => !ids.has(id)).map((id) => `${id}: ${file} › ${title}`),
      ),
    ).toEqual([]);
  });
});

describe("a comment that names the rows of a test", () => {
  it("stands directly above a test, a group of tests or a step", () => {
    expect(misplaced).toEqual([]);
  });

  it("is found above each form of a test, and reported elsewhere", () => {
    const code = [
      "// R-1.1, R-1.2,",
      "// R-1.3",
      'describe("a group", () => {',
      "// R-2.1",
      'it.each([1, 2])("adds %i", () => {});',
      "// R-3.1",
      "for (const language of languages) test(titleOf(language), async () => {",
      "// R-4.1",
      'await test.step("first step", async () => {});',
      "});",
      "// R-5.1",
      "const number = 1;",
      "// R-6.1 with a remark",
      'it("has a title", () => {});',
      "});",
    ].join("\n");
    expect(findProofs("some.test.ts", code)).toEqual({
      proofs: [
        { rows: ["R-1.1", "R-1.2", "R-1.3"], file: "some.test.ts", title: "a group" },
        { rows: ["R-2.1"], file: "some.test.ts", title: "adds %i" },
        { rows: ["R-3.1"], file: "some.test.ts", title: "titleOf(language)" },
        { rows: ["R-4.1"], file: "some.test.ts", title: "first step" },
      ],
      misplaced: ["some.test.ts:11", "some.test.ts:13"],
    });
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
