import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const folders = ["docs", "docs/decisions", "docs/glossary"];
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ".github/SECURITY.md",
  ...folders.flatMap((folder) =>
    readdirSync(path.join(root, folder)).flatMap((name) =>
      name.endsWith(".md") ? [`${folder}/${name}`] : [],
    ),
  ),
];

/** Files that the documents tell their reader to make, or say are not there. */
const absent = [
  "app/layout.tsx",
  "docs/decisions/06",
  "docs/glossary/zh.md",
  "messages/zh.json",
  "messages/booking/zh.json",
  "app/[lang]/guides/page.tsx",
  "app/admin/guides/page.tsx",
  "components/admin/guides/guide-form.tsx",
  "lib/guides/entity.ts",
  "lib/guides/pages.ts",
  "lib/guides/public-pages.ts",
  "app/[lang]/about/page.tsx",
];
const filePath =
  /`((?:app|bench|components|deploy|docs|lib|messages|prisma|public|scripts|server|tests|e2e|api|unit)\/[\w./()[\]-]*\w)`/g;

/** Tests are named from the folder of all tests. */
const exists = (name: string) =>
  existsSync(path.join(root, name)) || existsSync(path.join(root, "tests", name));

it.each(documents)("%s names files that are there", (document) => {
  const text = readFileSync(path.join(root, document), "utf8");
  const named = [...text.matchAll(filePath)].map(([, name = ""]) => name);
  expect(named.filter((name) => !absent.includes(name) && !exists(name))).toEqual([]);
});

it("finds such names", () => {
  const text = readFileSync(path.join(root, "docs/architecture.md"), "utf8");
  expect([...text.matchAll(filePath)].length).toBeGreaterThan(10);
});

it.each(documents)("%s links to documents that are there", (document) => {
  const text = readFileSync(path.join(root, document), "utf8");
  const links = [...text.matchAll(/\]\(((?!https?:|mailto:)[^)#\s]+)(?:#[^)]*)?\)/g)].map(
    ([, link = ""]) => link,
  );
  const lost = links.filter((link) => !existsSync(path.join(root, path.dirname(document), link)));
  expect(lost).toEqual([]);
});
