import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, type SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import type { MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm";
import type { Client } from "pg";
import { advisoryLocks } from "@/lib/advisory-locks.ts";
import { withClient } from "./with-client.ts";

const MIGRATIONS_DIR = fileURLToPath(new URL("../../prisma/migrations", import.meta.url));

export function listMigrations() {
  const entries = readdirSync(MIGRATIONS_DIR, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

export function readMigrations(names: string[]): MigrationList {
  const read = (name: string) => readFileSync(path.join(MIGRATIONS_DIR, name), "utf8");
  return {
    baseDir: MIGRATIONS_DIR,
    lockfile: { path: "migration_lock.toml", content: read("migration_lock.toml") },
    shadowDbInitScript: "",
    migrationDirectories: names.map((name) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok", value: read(`${name}/migration.sql`) } },
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

async function isUpToDate(client: Client, wanted: string[]) {
  const table = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists");
  if (!table.rows[0]?.exists) return false;
  const done = await client.query<{ migration_name: string }>(
    "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
  );
  const names = new Set(done.rows.map((row) => row.migration_name));
  return wanted.every((name) => names.has(name));
}

/** Records the migrations in `_prisma_migrations`, as Prisma's own commands do. */
export function migrate(connectionString: string, wanted = listMigrations()): Promise<string[]> {
  return withClient({ connectionString }, async (client) => {
    await client.query(`SET lock_timeout = '${LOCK_WAIT}'`);
    await client.query("SELECT pg_advisory_lock($1)", [advisoryLocks.migrations]);
    return (await isUpToDate(client, wanted)) ? [] : applyMigrations(connectionString, wanted);
  });
}
