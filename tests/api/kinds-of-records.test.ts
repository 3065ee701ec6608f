import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { records, translatedEntities } from "@/lib/registry/entities";
import { clearContent } from "./records";

beforeAll(clearContent);

interface TriggerRow {
  name: string;
  function: string;
  events: number;
}

/** Bits of `pg_trigger.tgtype` that name the events. */
const eventBits = { insert: 4, delete: 8, update: 16, truncate: 32 };

function triggersOf(table: string): Promise<TriggerRow[]> {
  return db().$queryRaw<TriggerRow[]>`
    SELECT tgname AS name, proname AS function, tgtype::int AS events FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
    WHERE tgrelid = ${table}::regclass AND NOT tgisinternal`;
}

describe.each(translatedEntities)("the table of a %s", (entity) => {
  const { table } = records[entity];

  it("has the entity's name, which the database uses to find a record", () => {
    expect(table).toBe(entity);
  });

  it("moves updated_at at each save", async () => {
    const expected = { name: `${table}_updated_at`, function: "advance_updated_at" };
    expect(await triggersOf(table)).toContainEqual(expect.objectContaining(expected));
  });
});

/** Visitors see only copies of a shared text. */
const shown = translatedEntities.filter((entity) => entity !== "shared_text");

it.each(shown)("the table of a %s raises content keys at each write", async (entity) => {
  const { table } = records[entity];
  const triggers = await triggersOf(table);
  const noting = triggers.filter(({ function: called }) => called.startsWith("note_"));
  const missing = Object.entries(eventBits).filter(([, bit]) =>
    noting.every(({ events }) => (events & bit) === 0),
  );
  expect(missing).toEqual([]);
});

it("a new table of records has its triggers by one statement", async () => {
  const rolledBack = db().$transaction(async (tx) => {
    await tx.$executeRaw`
      CREATE TABLE guide (id SERIAL PRIMARY KEY, tour_id integer, updated_at timestamptz(3) NOT NULL DEFAULT clock_timestamp())`;
    await tx.$executeRaw`SELECT watch_records('guide')`;
    await tx.$executeRaw`INSERT INTO guide DEFAULT VALUES`;
    await tx.$executeRaw`INSERT INTO guide (tour_id) VALUES (7)`;
    await tx.$executeRaw`UPDATE guide SET tour_id = tour_id`;
    const keys = await tx.$queryRaw<object[]>`
      SELECT key FROM content_change_key WHERE key LIKE 'guide%' ORDER BY key`;
    throw Object.assign(new Error("taken back"), { keys });
  });
  await expect(rolledBack).rejects.toMatchObject({ keys: [{ key: "guide:1" }, { key: "guide:2" }] });
});
