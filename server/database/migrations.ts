import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, type SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import type { MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm";
import { advisoryLocks } from "@/lib/core/advisory-locks.ts";
import { appliedMigrations, BASELINE, recordBaseline } from "./baseline.ts";
import { applySqlFiles, readSqlFiles } from "./sql-files.ts";
import { withClient } from "./with-client.ts";

const MIGRATIONS_DIR = fileURLToPath(new URL("../../prisma/migrations", import.meta.url));

export function listMigrations() {
  const entries = readdirSync(MIGRATIONS_DIR, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

const read = (name: string) => readFileSync(path.join(MIGRATIONS_DIR, name), "utf8");
const readScript = (name: string) => read(`${name}/migration.sql`);

function readMigrations(names: string[]): MigrationList {
  return {
    baseDir: MIGRATIONS_DIR,
    lockfile: { path: "migration_lock.toml", content: read("migration_lock.toml") },
    shadowDbInitScript: "",
    migrationDirectories: names.map((name) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok", value: readScript(name) } },
    })),
  };
}

const SCHEMA_FILE = fileURLToPath(new URL("../../prisma/schema.prisma", import.meta.url));
const NO_FILTERS = { externalTables: [], externalEnums: [] };

function migrationAdapters(connectionString: string) {
  const opened: SqlDriverAdapter[] = [];
  const factory = new PrismaPg({ connectionString }, { schema: "public" });
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    adapter.executeScript = async (script) => {
      await adapter.underlyingDriver().query(script);
    };
    opened.push(adapter);
    return adapter;
  };
  const dispose = () => Promise.all(opened.map((adapter) => adapter.dispose()));
  return { factory: bindMigrationAwareSqlAdapterFactory(factory), dispose };
}

type Bindings = typeof import("@prisma/schema-engine-wasm/schema_engine_bg");

async function loadBindings(): Promise<Bindings> {
  const require = createRequire(import.meta.url);
  const file = require.resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const bindings = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const bytes = readFileSync(path.join(path.dirname(file), "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": bindings });
  bindings.__wbg_set_wasm(instance.exports);
  if (typeof instance.exports.__wbindgen_start === "function") instance.exports.__wbindgen_start();
  return bindings;
}

let loaded: Promise<Bindings> | undefined;

async function makeEngine(adapters: object): Promise<SchemaEngine> {
  loaded ??= loadBindings();
  const schema = readFileSync(SCHEMA_FILE, "utf8");
  const { SchemaEngine } = await loaded;
  return SchemaEngine.new({ datamodels: [["schema.prisma", schema]] }, () => {}, adapters);
}

async function applyMigrations(connectionString: string, wanted: string[]) {
  const { factory, dispose } = migrationAdapters(connectionString);
  const engine = await makeEngine(factory);
  try {
    const input = { migrationsList: readMigrations(wanted), filters: NO_FILTERS };
    return (await engine.applyMigrations(input)).appliedMigrationNames;
  } finally {
    engine.free();
    await dispose();
  }
}

const LOCK_WAIT = "60s";

/**
 * Applies migrations under a lock against other starts, and records them in Prisma's table `_prisma_migrations`. Changed files of
 * `prisma/sql` are applied after the newest migration, because functions and triggers need the newest schema. Resolves with the
 * names of the applied migrations and files.
 *
 * @param wanted all migrations, or the first ones if a backup of an earlier release is restored
 * @param files the functions and triggers
 */
export function migrate(
  connectionString: string,
  wanted = listMigrations(),
  files = readSqlFiles(),
): Promise<string[]> {
  return withClient({ connectionString }, async (client) => {
    await client.query(`SET lock_timeout = '${LOCK_WAIT}'`);
    await client.query("SELECT pg_advisory_lock($1)", [advisoryLocks.migrations]);
    const applied = await recordBaseline(client, await appliedMigrations(client), readScript(BASELINE));
    const isUpToDate = wanted.every((name) => applied.includes(name));
    const done = isUpToDate ? [] : await applyMigrations(connectionString, wanted);
    const isWhole = listMigrations().every((name) => wanted.includes(name));
    return isWhole ? [...done, ...(await applySqlFiles(client, files))] : done;
  });
}
