import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

const proofs = [
  ...["docs/requirements.md", "docs/seo.md"]
    .map((document) => readFileSync(join(root, document), "utf8"))
    .join("\n")
    .matchAll(/`([^`]+\.ts)` › (.+?)(?=<br>| \|$)/gm),
];

it("every proof in the list of requirements is there", () => {
  expect(proofs.length).toBeGreaterThan(100);
  const missing = proofs.filter(([, file = "", title = ""]) => {
    const path = join(root, "tests", file);
    return !existsSync(path) || !readFileSync(path, "utf8").includes(title.trim());
  });
  expect(missing.map(([proof]) => proof)).toEqual([]);
});
