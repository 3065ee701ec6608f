import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashPassword } from "@/lib/auth/password";
import { closeDb, db } from "@/lib/db";
import { completeEnv, env } from "@/lib/env";
import { BACKUP_LOCK } from "@/lib/storage/backup-lock";
import { storeImage } from "@/lib/storage/images";
import { closeS3Client } from "@/lib/storage/s3-client";
import { store } from "@/lib/storage/store";
import { sweepStorage } from "@/lib/storage/sweep";
import { imageFiles } from "@/lib/storage/variants";
import { restoreBackup } from "@/server/backup/restore-backup";
import { takeBackup } from "@/server/backup/take-backup";
import { migrate } from "@/server/migrate";
import { listMigrations } from "@/server/migration-files";
import { StartProblem } from "@/server/start-problem";
import { withClient } from "@/server/with-client";
import { database, type TestDatabase } from "../setup/database";
import { startS3Server } from "../setup/s3-server";
import { addAdmin } from "./admin";
import { pictureFile } from "./pictures";
import { addBlog, addPromo, addTour, clearContent } from "./records";

const passing = [
  "session",
  "login_attempt",
  "login_network",
  "idempotent_answer",
  "content_version",
  "content_change",
];

let dir: string;
let target: TestDatabase;
let own: { url: string; storage: string };

beforeEach(async () => {
  own = { url: env().DATABASE_URL ?? "", storage: env().STORAGE_DIR };
  dir = mkdtempSync(path.join(tmpdir(), "ombak-backup-"));
  target = await database("template0");
  await clearContent();
});

afterEach(async () => {
  await useStore(own.storage);
  await target.drop();
  rmSync(dir, { recursive: true, force: true });
});

async function useStore(STORAGE_DIR: string, bucket: Record<string, string> = { S3_BUCKET: "" }) {
  await closeS3Client();
  completeEnv({ STORAGE_DIR, ...bucket });
}

const backup = () => path.join(dir, "backup");
const query = (url: string, sql: string) =>
  withClient({ connectionString: url }, async (client) => (await client.query(sql)).rows);

/** Every saved row of every table as text, and what each sequence gives next. */
async function content(url: string) {
  const names = await query(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
  const rows: Record<string, unknown> = {};
  for (const { tablename } of names) {
    if ([...passing, "_prisma_migrations"].includes(tablename)) continue;
    rows[tablename] = await query(url, `SELECT t::text FROM "${tablename}" t ORDER BY t::text`);
  }
  const sequences = await query(url, "SELECT sequencename AS name FROM pg_sequences ORDER BY 1");
  const next = sequences.map(
    ({ name }) => `SELECT '${name}' AS name, last_value + is_called::int AS next FROM ${name}`,
  );
  rows.sequences = await query(url, next.join(" UNION ALL "));
  return rows;
}

/** The bytes of every file in the store that is in use. */
async function files(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { path: name } of store().list()) {
    found[name] = Buffer.from(await new Response(await store().read(name, null)).arrayBuffer()).toString(
      "hex",
    );
  }
  return found;
}

const stored = async (colour: string) =>
  (await storeImage(new Uint8Array(await (await pictureFile(colour)).arrayBuffer()))).path;

/** A site with something in every table, and with what is hard to write down. */
async function fill(): Promise<void> {
  const [first, second, third] = [await stored("#111111"), await stored("#222222"), await stored("#333333")];
  const text = {
    en: 'Tab\t, \\N, \\., "quotes" and\na line; 🐠',
    id: "'); DROP TABLE tour; --",
    ru: "Пхи-Пхи",
  };
  await addTour();
  const gone = await addTour({ name: { en: "Sunken wreckage" } });
  await db().tour.delete({ where: { id: gone.id } });
  await addTour({
    name: text,
    code: "\u0001\u200f",
    rate: 4.5,
    starting_price: "999999999999.99",
    images: { create: [{ order: 0, file: { connect: { path: first } } }] },
    prices: { create: [{ position: 0, service_type: text, price: 0.1, description: text }] },
    highlights: { create: [{ position: 0, description: text }] },
    itineraries: {
      create: [
        {
          position: 0,
          day: 1,
          title: text,
          activities: { create: [{ position: 0, time: "08:00", description: text }] },
          meals: { create: [{ position: 0, description: text }] },
        },
      ],
    },
    included_excluded: { create: [{ position: 0, type: "included", description: text }] },
    faqs: { create: [{ position: 0, question: text, answer: text }] },
    cancellation_policies: { create: [{ position: 0, description: text }] },
  });
  await addPromo({ file: { connect: { path: second } }, end_date: new Date("2031-02-03T04:05:06.789Z") });
  await addBlog({ file: { connect: { path: third } }, content_en: "<p>\\</p>\r\n" });
  await db().seoContent.create({
    data: { page: "home", language: "ru", hreflang: { en: "https://example.com" } },
  });
  await db().adminUser.create({
    data: { username: "dewi", password_hash: await hashPassword("rahasia sekali") },
  });
  await addAdmin();
}

describe("a backup", () => {
  it("is restored equal, row for row and file for file, into a database without a table", async () => {
    await fill();
    const [rows, images] = [await content(own.url), await files()];
    expect(Object.values(rows).filter((all) => Array.isArray(all) && all.length === 0)).toEqual([]);
    const manifest = await takeBackup(own.url, backup());
    expect(manifest.missing).toEqual([]);
    expect(manifest.images).toHaveLength(Object.keys(images).length);

    await useStore(path.join(dir, "storage"));
    await restoreBackup(target.url, backup(), false);
    expect(await content(target.url)).toEqual(rows);
    expect(await files()).toEqual(images);
    expect(await query(target.url, "SELECT FROM session")).toEqual([]);
  });

  it("can be gone on with: the next tour gets the next number, and old texts are found", async () => {
    await fill();
    const [{ next }] = await query(own.url, "SELECT max(id) + 1 AS next FROM tour");
    await takeBackup(own.url, backup());
    await restoreBackup(target.url, backup(), false);
    await closeDb();
    completeEnv({ DATABASE_URL: target.url });
    expect((await addTour({ order: 9 })).id).toBe(next);
    expect(await db().$queryRaw`SELECT id FROM tour WHERE search_words @@ search_query('пхи')`).toHaveLength(
      1,
    );
    await closeDb();
    completeEnv({ DATABASE_URL: own.url });
  });

  it("is of one moment, whatever is written meanwhile", async () => {
    let writing = true;
    const writer = async (n: number) => {
      for (let round = 0; writing; round += 1) {
        const highlights = { create: [0, 1, 2].map((position) => ({ position, description: { en: "x" } })) };
        const { id } = await addTour({ tour_type: (n % 3) + 1, order: 1000 * n + round, highlights });
        if (round % 3 === 0) await db().tour.delete({ where: { id } });
      }
    };
    const writers = [1, 2, 3].map(writer);
    await takeBackup(own.url, backup());
    writing = false;
    await Promise.all(writers);
    await restoreBackup(target.url, backup(), false);
    const torn = "SELECT FROM tour WHERE (SELECT count(*) FROM tour_highlight WHERE tour_id = tour.id) <> 3";
    expect(await query(target.url, torn)).toEqual([]);
  });

  it("has every file of its rows, though a sweep runs beside it", async () => {
    const unused = await stored("#444444");
    const later = new Date(Date.now() + 30 * 60 * 60 * 1_000);
    await withClient({ connectionString: own.url }, async (client) => {
      await client.query("SELECT pg_advisory_lock($1)", [BACKUP_LOCK]);
      expect(await sweepStorage(later)).toEqual({ images: 1, files: 0 });
      expect(await store().find(unused)).not.toBeNull();
    });
    expect((await sweepStorage(later)).files).toBeGreaterThan(0);
    expect(await store().find(unused)).toBeNull();
  });

  it("says which files the store has lost, and saves the others", async () => {
    await fill();
    const [image] = await db().storedImage.findMany({ orderBy: { path: "asc" }, take: 1 });
    const [lost = ""] = image ? imageFiles(image) : [];
    await store().remove(lost);
    expect((await takeBackup(own.url, backup())).missing).toEqual([lost]);
  });

  it("goes from a folder to a bucket, and back", async () => {
    await fill();
    const images = await files();
    await takeBackup(own.url, backup());
    const server = await startS3Server();
    await useStore(own.storage, server.env);
    await restoreBackup(target.url, backup(), false);
    expect(await files()).toEqual(images);
    const again = await takeBackup(target.url, path.join(dir, "again"));
    expect(again.images).toHaveLength(Object.keys(images).length);
    await useStore(own.storage);
    await server.stop();
  });

  it("says in one line where it cannot be written", async () => {
    const inFile = path.join(dir, "file", "backup");
    writeFileSync(path.join(dir, "file"), "");
    await expect(takeBackup(own.url, inFile)).rejects.toThrow(
      new StartProblem(`${inFile} cannot be made: EEXIST.`),
    );
  });

  it("never overwrites another", async () => {
    await takeBackup(own.url, backup());
    await expect(takeBackup(own.url, backup())).rejects.toThrow("is not empty: name a new folder");
  });
});

describe("a restore", () => {
  it("refuses a database with anything in it, unless it may replace it; a running site is told", async () => {
    await fill();
    const rows = await content(own.url);
    await takeBackup(own.url, backup());
    const late = await addTour({ order: 7 });
    await expect(restoreBackup(own.url, backup(), false)).rejects.toThrow(/not empty .*tour.*--replace/);
    expect(await db().tour.findUnique({ where: { id: late.id } })).not.toBeNull();

    const heard: string[] = [];
    await withClient({ connectionString: own.url }, async (client) => {
      client.on("notification", ({ payload = "" }) => heard.push(payload));
      await client.query("LISTEN content");
      await restoreBackup(own.url, backup(), true);
      await client.query("SELECT 1");
    });
    const { sequences, ...expected } = rows;
    expect(await content(own.url)).toMatchObject(expected);
    expect(heard).toHaveLength(1);
    expect(await query(own.url, "SELECT FROM session")).toEqual([]);
  });

  for (const [name, damage] of Object.entries({
    "a table's file": "tables/tour.copy",
    "a picture": null,
    "its list": "manifest.json",
  })) {
    it(`refuses a backup in which ${name} is damaged, before it touches anything`, async () => {
      await fill();
      const { images } = await takeBackup(own.url, backup());
      const file = path.join(backup(), damage ?? `images/${images[0]?.path}`);
      appendFileSync(file, "x");
      await expect(restoreBackup(target.url, backup(), true)).rejects.toThrow(/damaged|no backup/);
      expect(await query(target.url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).toEqual(
        [],
      );
    });
  }

  it("leaves nothing behind when it breaks off", async () => {
    await fill();
    await migrate(target.url);
    await takeBackup(own.url, backup());
    await query(target.url, "ALTER TABLE blog ADD CONSTRAINT never CHECK (false)");
    await expect(restoreBackup(target.url, backup(), false)).rejects.toThrow(/never/);
    expect(await query(target.url, "SELECT FROM tour")).toEqual([]);
    expect(await query(target.url, "SELECT FROM admin_user")).toEqual([]);
  });

  it("takes a backup of an older version and brings it to the newest form", async () => {
    const older = listMigrations().slice(0, -2);
    const old = await database("template0");
    await migrate(old.url, older);
    await query(old.url, "INSERT INTO admin_user (username, password_hash) VALUES ('old', 'hash')");
    await takeBackup(old.url, backup());
    await restoreBackup(target.url, backup(), false);
    const names = await query(target.url, "SELECT migration_name FROM _prisma_migrations ORDER BY 1");
    expect(names.map(({ migration_name }) => migration_name)).toEqual(listMigrations());
    expect(await query(target.url, "SELECT username FROM admin_user")).toEqual([{ username: "old" }]);
    await old.drop();
  });

  it("refuses the backup of a newer version", async () => {
    await takeBackup(own.url, backup());
    const file = path.join(backup(), "manifest.json");
    const manifest = JSON.parse(readFileSync(file, "utf8"));
    rmSync(file);
    appendFileSync(
      file,
      JSON.stringify({ ...manifest, migrations: [...manifest.migrations, "29990101_later"] }),
    );
    await expect(restoreBackup(target.url, backup(), false)).rejects.toThrow("newer version of the site");
  });
});
