import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { foreignEnv } from "@/lib/env.ts";

const run = promisify(execFile);
const require = createRequire(import.meta.url);

function schemaHash(dir: string) {
  const packageFile = require.resolve("prisma/package.json");
  const parts = [path.join(dir, "prisma", "schema.prisma"), packageFile].map((file) => readFileSync(file));
  return createHash("sha256").update(Buffer.concat(parts)).digest("hex");
}

function recordedHash(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/**
 * Generates the Prisma client if it is missing or older than the schema. Naming any program as schema engine,
 * which `generate` never runs, avoids a download.
 */
export async function ensurePrismaClient(dir: string): Promise<boolean> {
  const record = path.join(dir, "prisma", "client", "schema-hash");
  const hash = schemaHash(dir);
  if (recordedHash(record) === hash) return false;
  const cli = path.join(path.dirname(require.resolve("prisma/package.json")), "build", "index.js");
  const env = {
    ...foreignEnv(),
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
    CHECKPOINT_DISABLE: "1",
  };
  await run(process.execPath, [cli, "generate"], { cwd: dir, env });
  writeFileSync(record, hash);
  return true;
}
