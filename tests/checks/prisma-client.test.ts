import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ensurePrismaClient } from "@/scripts/prisma-client.mjs";

const root = path.resolve(import.meta.dirname, "../..");
let dir: string;

const client = () => path.join(dir, "prisma/client");
const models = () => readdirSync(path.join(client(), "models")).sort();

function writeSchema(...names: string[]) {
  const settings = `
    generator client {
      provider = "prisma-client"
      output   = "./client"
    }
    datasource db {
      provider = "postgresql"
    }`;
  const tables = names.map((name) => `model ${name} {\n  id Int @id\n}`);
  writeFileSync(path.join(dir, "prisma/schema.prisma"), [settings, ...tables].join("\n"));
}

/** Resolves with the lines that the generation printed. */
async function generate() {
  const lines: string[] = [];
  const generated = await ensurePrismaClient(dir, (line) => lines.push(line));
  expect(lines.length).toBe(generated ? 1 : 0);
  return generated;
}

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "ombak-client-"));
  mkdirSync(path.join(dir, "prisma"));
  writeSchema("Boat", "Guide");
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

//
describe("the Prisma client", () => {
  it("is generated where it is missing or older than the schema, and kept where the schema is wrong", async () => {
    symlinkSync(path.join(root, "node_modules"), path.join(dir, "node_modules"));
    expect(await generate()).toBe(true);
    expect(models()).toEqual(["Boat.ts", "Guide.ts"]);
    expect(await generate()).toBe(false);

    writeSchema("Boat", "Boat");
    await expect(ensurePrismaClient(dir, () => {})).rejects.toThrow(/The model "Boat" cannot be defined/);
    expect(models()).toEqual(["Boat.ts", "Guide.ts"]);

    writeSchema("Boat", "Pier");
    expect(await generate()).toBe(true);
    expect(models()).toEqual(["Boat.ts", "Pier.ts"]);
    expect(await generate()).toBe(false);
  }, 180_000);

  it("names the command to run where the package that generates it is not installed", async () => {
    mkdirSync(path.join(dir, "node_modules/@prisma/client"), { recursive: true });
    writeFileSync(path.join(dir, "node_modules/@prisma/client/package.json"), "{}");
    await expect(ensurePrismaClient(dir, () => {})).rejects.toThrow(/npm run generate/);
    expect(existsSync(client())).toBe(false);
  });
});
