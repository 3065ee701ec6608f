import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { foreignEnv } from "@/lib/env.ts";
import { installPackages } from "../../scripts/install-packages.mjs";
import { announce } from "../process/lifecycle.ts";

const run = promisify(execFile);

/** A hash of the schema and of the version of Prisma. */
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

/**
 * Generates `prisma/client` into the folder `dir`, which holds `prisma/schema.prisma`. Prisma would first download its schema
 * engine, which `generate` never runs: any program is accepted in its place.
 */
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

/**
 * Generates the Prisma client where the schema has changed since; resolves with true when it did. The client is part of the
 * repository, so that a site starts without the command line of Prisma, which is installed here where it is needed.
 */
export async function ensurePrismaClient(dir: string): Promise<boolean> {
  const client = path.join(dir, "prisma", "client");
  const record = path.join(client, "schema-hash");
  const hash = schemaHash(dir);
  if (recordedHash(record) === hash) return false;
  await installPackages("all", (line) => announce("packages", line));
  announce("database", "generating the client of the changed prisma/schema.prisma");
  // A model that is gone leaves no file behind.
  rmSync(client, { recursive: true, force: true });
  await generatePrismaClient(dir);
  writeFileSync(record, hash);
  return true;
}
