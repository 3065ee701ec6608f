import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sourceHash } from "@/server/source-hash";
import { processorTimeWithin } from "../setup/measure";

const ROOT = path.resolve(import.meta.dirname, "../..");
let dir: string;

function write(file: string, content = "changed") {
  const target = path.join(dir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "ombak-hash-"));
  for (const file of ["package.json", "package-lock.json", "next.config.ts"]) {
    cpSync(path.join(ROOT, file), path.join(dir, file));
  }
  write("prisma/schema.prisma", "model");
  write("app/page.tsx", "page");
  write("server/in-next/slot.tsx", "slot");
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe("sourceHash", () => {
  it("is the same for the same source", () => {
    expect(sourceHash(dir)).toBe(sourceHash(dir));
  });

  it.each([
    "app/page.tsx",
    "app/[lang]/new.tsx",
    "server/in-next/slot.tsx",
    "lib/price.ts",
    "messages/id.json",
    "middleware.ts",
    "package-lock.json",
    "prisma/schema.prisma",
    "next.config.ts",
    "styles/site.css",
  ])("changes with %s", (file) => {
    const before = sourceHash(dir);
    write(file);
    expect(sourceHash(dir)).not.toBe(before);
  });

  it("knows a moved text from an unmoved one", () => {
    write("lib/one.ts", "text");
    const before = sourceHash(dir);
    rmSync(path.join(dir, "lib/one.ts"));
    write("lib/two.ts", "text");
    expect(sourceHash(dir)).not.toBe(before);
  });

  it.each([
    "README.md",
    "docs/architecture.md",
    "tests/unit/price.test.ts",
    "prisma/demo/promos/01.yaml",
    "prisma/migrations/1_init/migration.sql",
    "public/logo.svg",
    "scripts/site.mjs",
    "server/site-server.ts",
    "node_modules/next/index.js",
    ".data/auth-secret",
    ".next/BUILD_ID",
    ".env",
    "next-env.d.ts",
    "tsconfig.tsbuildinfo",
  ])("is not moved by %s", (file) => {
    const before = sourceHash(dir);
    write(file);
    expect(sourceHash(dir)).toBe(before);
  });

  it("takes a moment only", async () => {
    expect(await processorTimeWithin(2_000, () => sourceHash(ROOT))).toBeLessThan(2_000);
  });
});
