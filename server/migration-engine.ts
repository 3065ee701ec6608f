import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, type SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";
import { readMigrations } from "./migration-files.ts";

const SCHEMA_FILE = fileURLToPath(new URL("../prisma/schema.prisma", import.meta.url));
const NO_FILTERS = { externalTables: [], externalEnums: [] };

/**
 * The adapter cuts a script at every semicolon, also inside functions, and runs the pieces one by
 * one. Sent as a whole, a migration is understood rightly and takes place entirely or not at all.
 */
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

/** Of one process all engines share one memory: a second one under the same bindings would corrupt both. */
async function makeEngine(adapters: object): Promise<SchemaEngine> {
  loaded ??= loadBindings();
  const schema = readFileSync(SCHEMA_FILE, "utf8");
  const { SchemaEngine } = await loaded;
  return SchemaEngine.new({ datamodels: [["schema.prisma", schema]] }, () => {}, adapters);
}

/** Applies what is missing of `wanted`, through the engine of Prisma that came as WebAssembly; returns the names. */
export async function applyMigrations(connectionString: string, wanted: string[]) {
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
