import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { foreignEnv } from "@/lib/env.ts";
import { installPackages } from "../../scripts/install-packages.mjs";
import { announce } from "../process/lifecycle.ts";

const run = promisify(execFile);

function schemaHash(dir: string): string {
  const files = ["prisma/schema.prisma", "node_modules/@prisma/client/package.json"];
  const parts = files.map((file) => readFileSync(path.join(dir, file)));
  return createHash("sha256").update(Buffer.concat(parts)).digest("hex");
}

function recordedHash(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/** Generates `prisma/client` in `dir`. Any program is accepted as schema engine, because `generate` never runs the engine. */
export async function generatePrismaClient(dir: string): Promise<void> {
  const env = {
    ...foreignEnv(),
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
    CHECKPOINT_DISABLE: "1",
  };
  const command = path.resolve("node_modules/prisma-cli/build/index.js");
  await run(process.execPath, [command, "generate", "--schema=prisma/schema.prisma"], { cwd: dir, env });
}

/** Generates the Prisma client if the schema has changed. Returns true then. The client is part of the repository. */
export async function ensurePrismaClient(dir: string): Promise<boolean> {
  const client = path.join(dir, "prisma", "client");
  const record = path.join(client, "schema-hash");
  const hash = schemaHash(dir);
  if (recordedHash(record) === hash) return false;
  await installPackages("all", (line) => announce("packages", line));
  announce("database", "generating the client of the changed prisma/schema.prisma");
  // Files of removed models must not stay.
  rmSync(client, { recursive: true, force: true });
  await generatePrismaClient(dir);
  writeFileSync(record, hash);
  return true;
}
