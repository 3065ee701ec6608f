import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { generatePrismaClient } from "@/server/database/prisma-client";

const root = path.resolve(import.meta.dirname, "../..");
const dir = mkdtempSync(path.join(tmpdir(), "ombak-client-"));

afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** The generated files of a client by their names. */
function readClient(folder: string): Record<string, string> {
  const client = path.join(folder, "prisma/client");
  const names = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  );
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(client, name), "utf8")]));
}

it("the Prisma client of the repository is what npm run generate makes of the schema", async () => {
  cpSync(path.join(root, "prisma/schema.prisma"), path.join(dir, "prisma/schema.prisma"));
  await generatePrismaClient(dir);
  const [expected, found] = [readClient(dir), readClient(root)];
  expect(Object.keys(found).sort()).toEqual(Object.keys(expected).sort());
  const outdated = Object.keys(expected).filter((name) => found[name] !== expected[name]);
  expect(outdated, "npm run generate makes these files anew").toEqual([]);
});
