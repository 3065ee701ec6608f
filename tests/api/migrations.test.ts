import { readdirSync, readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { BASELINE } from "@/server/database/baseline";
import { listMigrations, migrate } from "@/server/database/migrations";
import { readSqlFiles } from "@/server/database/sql-files";
import { withClient } from "@/server/database/with-client";
import { database, type TestDatabase } from "../setup/database";
import { earlierMigrations, makeEarlierDatabase } from "../setup/earlier-release";
import { schemaLines } from "../setup/schema-lines";

const files = readSqlFiles();
const sqlNames = files.map(({ name }) => `prisma/sql/${name}`);

function queryAt(connectionString: string, sql: string) {
  return withClient({ connectionString }, async (client) => (await client.query(sql)).rows);
}

const recorded = (url: string) => queryAt(url, "SELECT * FROM _prisma_migrations ORDER BY started_at, id");

describe("migrations", () => {
  let empty: TestDatabase;

  beforeAll(async () => {
    empty = await database("template0");
  });
  afterAll(() => empty.drop());

  //
  it("take an empty database to the newest form once, however many start at the same time", async () => {
    const applied = await Promise.all([migrate(empty.url), migrate(empty.url), migrate(empty.url)]);
    expect(applied.flat()).toEqual([...listMigrations(), ...sqlNames]);
  });

  //
  it("do nothing the next time", async () => {
    const before = await recorded(empty.url);
    expect(await migrate(empty.url)).toEqual([]);
    expect(await recorded(empty.url)).toEqual(before);
  });

  it("are recorded as Prisma's own commands do", async () => {
    const rows = await queryAt(
      empty.url,
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

  //
  it("define no function, trigger or view that prisma/sql holds", () => {
    const later = listMigrations().filter((name) => name > BASELINE);
    const defining = later.filter((name) =>
      /^\s*CREATE\s+(?:OR REPLACE\s+)?(?:CONSTRAINT\s+)?(?:FUNCTION|PROCEDURE|TRIGGER|VIEW)/im.test(
        readFileSync(`prisma/migrations/${name}/migration.sql`, "utf8"),
      ),
    );
    expect(defining, "prisma/sql holds functions, triggers and views").toEqual([]);
  });
});

describe("a database of an earlier release", () => {
  let own: TestDatabase;

  beforeEach(async () => {
    own = await database("template0");
  });
  afterEach(() => own.drop());

  //
  it("of the schema of the baseline goes on with its records, and gets the schema of a new database", async () => {
    await makeEarlierDatabase(own.url);
    await queryAt(own.url, "INSERT INTO admin_user (username, password_hash) VALUES ('old', 'hash')");
    const applied = await Promise.all([migrate(own.url), migrate(own.url)]);
    expect(applied.flat()).toEqual([...listMigrations().filter((name) => name !== BASELINE), ...sqlNames]);
    expect(await queryAt(own.url, "SELECT username FROM admin_user")).toEqual([{ username: "old" }]);
    const names = (await recorded(own.url)).map(({ migration_name }) => migration_name);
    expect(names.sort()).toEqual([...earlierMigrations, ...listMigrations()].sort());
    expect(await migrate(own.url)).toEqual([]);

    const fresh = await database();
    expect(await schemaLines(own.url)).toEqual(await schemaLines(fresh.url));
    await fresh.drop();
  });

  //
  it.each([
    ["its last migration", earlierMigrations.slice(0, -1)],
    ["a migration in the middle", earlierMigrations.filter((_, number) => number !== 30)],
  ])(
    "that lacks %s stops the start with the release to start first, and stays as it is",
    async (_, names) => {
      await makeEarlierDatabase(own.url, names);
      const before = [await recorded(own.url), await schemaLines(own.url)];
      await expect(migrate(own.url)).rejects.toThrow(
        "The database is older than release 0.3.0 (commit 643068d5). Start that release once on this database, then start this release.",
      );
      expect([await recorded(own.url), await schemaLines(own.url)]).toEqual(before);
    },
  );
});

describe("functions and triggers", () => {
  let own: TestDatabase;

  beforeEach(async () => {
    own = await database();
  });
  afterEach(() => own.drop());

  const languagesIn = async () => (await queryAt(own.url, "SELECT site_languages() AS value"))[0]?.value;
  /** The files with a further language in the first one. */
  const withMalay = files.map((file) => ({ ...file, text: file.text.replace("['id', ", "['id', 'ms', ") }));
  const start = (changed = files) => migrate(own.url, listMigrations(), changed);

  //
  it("are replaced once where their file has changed, however many start at the same time", async () => {
    const applied = await Promise.all([start(withMalay), start(withMalay), start(withMalay)]);
    expect(applied.flat()).toEqual(["prisma/sql/10-values.sql"]);
    expect(await languagesIn()).toEqual(["id", "ms", "en", "ru"]);
    expect(await start()).toEqual(["prisma/sql/10-values.sql"]);
    expect(await languagesIn()).toEqual(["id", "en", "ru"]);
  });

  //
  it("all stay unchanged if one file fails, and the start names that file", async () => {
    const wrong = withMalay.map((file) =>
      file.name === "60-words-of-records.sql"
        ? { ...file, text: `${file.text}\nSELECT nothing_of_this();` }
        : file,
    );
    await expect(start(wrong)).rejects.toThrow(
      /^The file prisma\/sql\/60-words-of-records\.sql cannot be applied to the database: .*nothing_of_this/,
    );
    expect(await languagesIn()).toEqual(["id", "en", "ru"]);
    expect(await start()).toEqual([]);
  });

  //
  it("can be applied to a database that has them, and change nothing there", async () => {
    const before = await schemaLines(own.url);
    const touched = files.map((file) => ({ ...file, text: `${file.text}\n` }));
    expect(await start(touched)).toEqual(sqlNames);
    expect(await schemaLines(own.url)).toEqual(before);
  });

  //
  it("stand in the files, each function once and below a comment", async () => {
    const written = files.flatMap(({ text }) =>
      [...text.matchAll(/^(.*)\nCREATE OR REPLACE FUNCTION (\w+)/gm)].map(([, above = "", name]) => ({
        above,
        name,
      })),
    );
    expect(written.filter(({ above }) => !above.startsWith("-- "))).toEqual([]);
    const lines = await schemaLines(own.url);
    const stored = lines.flatMap(
      (line) => /^function CREATE OR REPLACE \w+ public\.(\w+)/.exec(line)?.[1] ?? [],
    );
    expect(written.map(({ name }) => name).sort()).toEqual(stored.sort());
    expect(readdirSync("prisma/sql").filter((name) => !/^\d\d-[a-z-]+\.sql$/.test(name))).toEqual([]);
  });
});
