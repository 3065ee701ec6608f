import { afterAll, beforeAll, expect, it } from "vitest";
import { listMigrations, migrate } from "@/server/database/migrations";
import { withClient } from "@/server/database/with-client";
import { database, type TestDatabase } from "../setup/database";

let empty: TestDatabase;

beforeAll(async () => {
  empty = await database("template0");
});
afterAll(() => empty.drop());

function query(sql: string) {
  return withClient({ connectionString: empty.url }, async (client) => (await client.query(sql)).rows);
}

it("takes an empty database to the newest form once, however many start at the same time", async () => {
  const applied = await Promise.all([migrate(empty.url), migrate(empty.url), migrate(empty.url)]);
  expect(applied.flat()).toEqual(listMigrations());
});

it("does nothing the next time", async () => {
  const tables = "SELECT * FROM _prisma_migrations ORDER BY started_at";
  const before = await query(tables);
  expect(await migrate(empty.url)).toEqual([]);
  expect(await query(tables)).toEqual(before);
});

it("records migrations as Prisma's own commands do", async () => {
  const rows = await query(
    "SELECT migration_name, finished_at, rolled_back_at, applied_steps_count, length(checksum) AS checksum_length FROM _prisma_migrations ORDER BY migration_name",
  );
  expect(rows).toEqual(
    listMigrations().map((migration_name) => ({
      migration_name,
      finished_at: expect.any(Date),
      rolled_back_at: null,
      applied_steps_count: 1,
      checksum_length: 64,
    })),
  );
});
