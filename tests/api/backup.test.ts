import { createHash } from "node:crypto";
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { advisoryLocks } from "@/lib/core/advisory-locks";
import { closeDb, db } from "@/lib/core/db";
import { completeEnv, env } from "@/lib/core/env";
import { storeImage } from "@/lib/core/storage/images";
import { closeS3Client } from "@/lib/core/storage/s3-store";
import { store } from "@/lib/core/storage/store";
import { documentFile, imageFiles } from "@/lib/core/storage/stored-names";
import { sweepStorage } from "@/lib/core/storage/sweep";
import { htmlColumns } from "@/lib/registry/html-columns";
import { checkBackup } from "@/server/backup/check-backup";
import { keepBackups, newestBackup } from "@/server/backup/keep-backups";
import { restoreBackup } from "@/server/backup/restore-backup";
import { takeBackup } from "@/server/backup/take-backup";
import { listMigrations, migrate } from "@/server/database/migrations";
import { withClient } from "@/server/database/with-client";
import { StartProblem } from "@/server/process/lifecycle";
import { database, type TestDatabase } from "../setup/database";
import { earlierMigrations, makeEarlierDatabase } from "../setup/earlier-release";
import { startS3Server } from "../setup/s3-server";
import { schemaLines } from "../setup/schema-lines";
import { addAdmin } from "./admin";
import { api } from "./api";
import { callAs } from "./call";
import { pictureFile } from "./pictures";
import { addBlog, addPromo, addTour, clearContent } from "./records";

const passing = [
  "session",
  "invitation",
  "preview_link",
  "login_attempt",
  "login_network",
  "idempotent_answer",
  "content_version",
  "content_change",
  "content_change_key",
  "content_log",
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

/** Writes other migrations into the list of the backup. */
function nameMigrations(migrations: string[]) {
  const file = path.join(backup(), "manifest.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...manifest, migrations }));
}

const query = (url: string, sql: string) =>
  withClient({ connectionString: url }, async (client) => (await client.query(sql)).rows);

/** Every saved row of every table as text, and what each sequence gives next. */
async function content(url: string) {
  const names = await query(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
  const rows: Record<string, unknown> = {};
  for (const { tablename } of names) {
    if ([...passing, "_prisma_migrations", "sql_file"].includes(tablename)) continue;
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

/** Fills every table, also with texts that are hard to write into a file. */
async function fill(): Promise<void> {
  const [first, second, third] = [await stored("#111111"), await stored("#222222"), await stored("#333333")];
  const text = {
    en: 'Tab\t, \\N, \\., "quotes" and\na line; 🐠',
    id: "'); DROP TABLE tour; --",
    ru: "Пхи-Пхи",
  };
  await db().place.create({
    data: { code: "maya-bay", name: text, aliases: ["майя\tбэй"], lat: 7.67842, lon: 98.76561 },
  });
  await db().pickupArea.create({ data: { code: "khao-lak", position: 1, name: text, surcharge: text } });
  await db().ownPage.create({ data: { address: "our-boats", title: text, content: text, position: 2 } });
  const hidden = await addTour({ published: false, publish_from: new Date("2031-02-03") });
  const days = { from_day: new Date("2000-02-29"), until_day: new Date("2000-03-01") };
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
    faqs: { create: [{ position: 0, question: text, answer: text, shared_text_id: 1 }] },
    cancellation_policies: { create: [{ position: 0, description: text }] },
    weekdays: [1, 7],
    cutoff_days: 2,
    cutoff_time: "18:00",
    duration_minutes: 600,
    facts: { sea: "open", meeting: text },
    stops: { create: [{ position: 0, place_code: "maya-bay" }] },
    closed_periods: { create: [{ position: 0, ...days, yearly: true, reason: text }] },
    seasons: { create: [{ position: 0, ...days, yearly: true, name: text, rough: true, note: text }] },
  });
  const [season, line] = [await db().tourSeason.findFirstOrThrow(), await db().tourPrice.findFirstOrThrow()];
  await db().tourSeasonPrice.create({ data: { season_id: season.id, price_id: line.id, price: 0.2 } });
  await db().sharedText.create({ data: { kind: "faq", question: text, text } });
  await db().closedPeriod.create({ data: { ...days, yearly: true, tour_type: 2, reason: text } });
  const quoted = { source: "staff", quoted_on: new Date("2026-11-21") };
  await db().exchangeRate.create({ data: { currency: "IDR", baht: "0.00203417", ...quoted } });
  await db().exchangeRateFeed.create({
    data: { asked_at: new Date("2026-11-21T05:06:07.089Z"), refused: ["RUB"] },
  });
  await addPromo({ file: { connect: { path: second } }, end_date: new Date("2031-02-03T04:05:06.789Z") });
  await addBlog({ file: { connect: { path: third } }, content: { en: "<p>\\</p>\r\n" } });
  await db().site.update({
    where: { id: 1 },
    data: { name: "Ombak", blurb: text, phones: [{ number: text.en }] },
  });
  await db().siteDocument.create({
    data: { name: `${"0".repeat(32)}.pdf`, content: Buffer.from([0, 92, 10, 255]) },
  });
  const kept = `${"1".repeat(32)}.pdf`;
  await store().save(documentFile(kept) ?? "", Buffer.from([0, 92, 10, 254]));
  await db().siteDocument.create({ data: { name: kept } });
  await db().gettingStarted.create({ data: {} });
  await db().demoRecord.create({ data: { entity: "tour", record_key: "1" } });
  await db().siteLogo.create({
    data: { name: `${"0".repeat(32)}-512x128-light.png`, content: Buffer.from([0, 92, 10, 255]) },
  });
  await db().tripPassKey.create({
    data: {
      id: "abcd-_12",
      public_key: Buffer.alloc(32, 1),
      private_key: Buffer.from([0, 92, 10]),
      signatures: { create: { digest: "d".repeat(43), username: "dewi" } },
    },
  });
  await db().home.update({ where: { id: 1 }, data: { faq_title: text, links: ["faq", text.en] } });
  await db().homePicture.create({ data: { path: first } });
  await db().seoContent.create({
    data: { page: "home", hreflang: { ru: { en: "https://example.com" } } },
  });
  await db().adminUser.create({
    data: {
      username: "dewi",
      password_hash: "a hash",
      role: "editor",
      totp_secret: "sealed",
      totp_confirmed_at: new Date(),
      totp_last_step: 1,
      active: false,
      recovery_codes: { create: [{ code_hash: "used", used_at: new Date() }, { code_hash: "hash" }] },
      sign_ins: { create: [{ network: "192.0.2.0/24", agent: "Mozilla/5.0", outcome: "success" }] },
      invitations: {
        create: [
          { token_hash: "hash", role: "editor", expires_at: new Date(Date.now() + 24 * 60 * 60 * 1_000) },
        ],
      },
      preview_links: {
        create: [
          {
            token_hash: "hash",
            expires_at: new Date(Date.now() + 24 * 60 * 60 * 1_000),
            tour: { connect: { id: hidden.id } },
          },
        ],
      },
    },
  });
  const { id: user_id } = await db().adminUser.findUniqueOrThrow({ where: { username: "dewi" } });
  await db().changeBatch.create({
    data: {
      kind: "prices",
      request: { change: { percent: 7.5 } },
      records: 1,
      user_id,
      username: "dewi",
      versions: {
        create: [
          {
            entity: "tour",
            record_key: "2",
            number: 1,
            action: "delete",
            snapshot: { name: text },
            changed: ["name", "prices"],
            title: text.id,
            tour_type: 1,
            user_id,
            username: "dewi",
            via: "cookie",
            images: { create: [{ path: third }] },
          },
        ],
      },
    },
  });
  const pair = { language: "ru", source_print: Buffer.alloc(16, 1), source: text.en };
  await db().translationPair.create({
    data: { ...pair, target_print: Buffer.alloc(16, 255), target: text.ru, origin: "stale" },
  });
  const record = { entity: "tour", record_key: "3", language: "ru" };
  await db().translationState.create({ data: { ...record, missing: 1, stale: 0, machine: 0 } });
  await db().openTranslation.create({
    data: { ...record, ...pair, path: "name", position: 0, state: "missing" },
  });
  const told = { state: "few", places: 4, told_at: new Date(), told_by: "admin" };
  await db().tourDay.create({
    data: { tour_id: (await addTour()).id, day: new Date("2027-03-05"), ...told },
  });
  const search = { what: "search", key: "tours phi phi", language: "en", count: 3, found: 0 };
  await db().figure.create({ data: { ...search, day: new Date("2026-11-20") } });
  await addAdmin();
}

describe("a backup", () => {
  //
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
    for (const table of ["session", "invitation", "preview_link"]) {
      expect(await query(target.url, `SELECT FROM ${table}`)).toEqual([]);
    }
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

  //
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
      await client.query("SELECT pg_advisory_lock($1)", [advisoryLocks.backup]);
      expect(await sweepStorage(htmlColumns, later)).toEqual({ images: 1, files: 0 });
      expect(await store().find(unused)).not.toBeNull();
    });
    expect((await sweepStorage(htmlColumns, later)).files).toBeGreaterThan(0);
    expect(await store().find(unused)).toBeNull();
  });

  it("holds up no save", async () => {
    const [admin, { id }] = [await addAdmin(), await addTour()];
    await withClient({ connectionString: own.url }, async (client) => {
      await client.query("SELECT pg_advisory_lock($1)", [advisoryLocks.backup]);
      const name = { en: "Saved while a backup is taken" };
      expect((await callAs(admin, api.updateTour, { id, json: { name } })).status).toBe(200);
    });
  });

  it("says which files the store has lost, and saves the others", async () => {
    await fill();
    const [image] = await db().storedImage.findMany({ orderBy: { path: "asc" }, take: 1 });
    const [lost = ""] = image ? imageFiles(image) : [];
    await store().remove(lost);
    expect((await takeBackup(own.url, backup())).missing).toEqual([lost]);
  });

  //
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
      new StartProblem(`The folder ${inFile} cannot be created: EEXIST.`),
    );
  });

  it("never overwrites another", async () => {
    await takeBackup(own.url, backup());
    await expect(takeBackup(own.url, backup())).rejects.toThrow("is not empty. Name a new folder");
  });
});

describe("a restore", () => {
  //
  it("refuses a database that holds data unless replacing is allowed, and tells a running site", async () => {
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
    //
    it(`refuses a backup with damaged ${name} before changing the database or the store`, async () => {
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

  //
  it("takes a backup of release 0.3.0 and brings the rows to the newest form", async () => {
    const old = await database("template0");
    await makeEarlierDatabase(old.url);
    await query(old.url, "INSERT INTO admin_user (username, password_hash) VALUES ('old', 'hash')");
    await query(old.url, "UPDATE home SET about_picture = '/gallery/pier-960.webp'");
    await takeBackup(old.url, backup());
    expect((await checkBackup(own.url, backup())).proof).toBe("restored");
    await restoreBackup(target.url, backup(), false);
    const names = await query(target.url, "SELECT migration_name FROM _prisma_migrations ORDER BY 1");
    expect(names.map(({ migration_name }) => migration_name)).toEqual(listMigrations());
    expect(await query(target.url, "SELECT username FROM admin_user")).toEqual([{ username: "old" }]);
    expect(await schemaLines(target.url)).toEqual(await schemaLines(own.url));
    const [named] = await query(
      target.url,
      "SELECT path FROM home_picture JOIN home ON about_picture = path",
    );
    expect(await store().find(named?.path)).not.toBeNull();
    await old.drop();
  });

  //
  it("refuses a backup that is older than release 0.3.0", async () => {
    await takeBackup(own.url, backup());
    nameMigrations(earlierMigrations.slice(0, -1));
    await expect(restoreBackup(target.url, backup(), false)).rejects.toThrow(
      "The backup is older than release 0.3.0 (commit 643068d5). Restore the backup with that release",
    );
  });

  it("refuses the backup of a newer version", async () => {
    await takeBackup(own.url, backup());
    nameMigrations([...listMigrations(), "29990101_later"]);
    await expect(restoreBackup(target.url, backup(), false)).rejects.toThrow("newer version of the site");
  });
});

/** Changes the rows of a table's file and its checksum in the list, so that only the rows are wrong. */
function falsify(folder: string, table: string, change: (text: string) => string) {
  const file = path.join(folder, `tables/${table}.copy`);
  const text = change(readFileSync(file, "utf8"));
  writeFileSync(file, text);
  const list = path.join(folder, "manifest.json");
  const manifest = JSON.parse(readFileSync(list, "utf8"));
  const entry = manifest.tables.find(({ name }: { name: string }) => name === table);
  const sha256 = createHash("sha256").update(text).digest("hex");
  Object.assign(entry, { bytes: Buffer.byteLength(text), sha256 });
  writeFileSync(list, JSON.stringify(manifest));
}

/** A role of its own that may read everything and make no database. */
async function reader(): Promise<string> {
  const name = `reader_${Date.now()}`;
  await query(inject("clusterUrl"), `CREATE ROLE ${name} LOGIN PASSWORD 'reader'`);
  const url = new URL(own.url);
  Object.assign(url, { username: name, password: "reader" });
  return url.href;
}

const asides = () =>
  query(own.url, "SELECT datname FROM pg_database WHERE datname LIKE 'ombak_backup_check_%'");

/** Expects these temporary databases. Another test file may check a backup on the same server meanwhile, so the others get time to go. */
const expectAsides = (names: string[]) =>
  expect.poll(asides, { timeout: 30_000 }).toEqual(names.map((datname) => ({ datname })));

describe("a check of a backup", () => {
  it("restores the backup into a temporary database, which is dropped afterwards", async () => {
    await fill();
    await takeBackup(own.url, backup());
    const rows = await content(own.url);
    expect(await checkBackup(own.url, backup())).toMatchObject({ proof: "restored" });
    await expectAsides([]);
    expect(await content(own.url)).toEqual(rows);
  });

  it.each([
    ["a row is missing", "tour", (text: string) => text.slice(text.indexOf("\n") + 1)],
    [
      "a row refers to nothing",
      "tour_highlight",
      (text: string) => text.replace(/^(\d+)\t\d+/m, "$1\t999999"),
    ],
  ])("finds that %s, though every file is what its list says", async (_, table, change) => {
    await fill();
    await addTour({ order: 11, highlights: { create: [{ position: 0, description: { en: "x" } }] } });
    await takeBackup(own.url, backup());
    falsify(backup(), table, change);
    await expect(checkBackup(own.url, backup())).rejects.toThrow();
    await expectAsides([]);
  });

  it("reads it through where its role may make no database, and still finds a row that is missing", async () => {
    await fill();
    await takeBackup(own.url, backup());
    const url = await reader();
    expect(await checkBackup(url, backup())).toMatchObject({ proof: "read" });
    falsify(backup(), "tour", (text) => text.slice(text.indexOf("\n") + 1));
    await expect(checkBackup(url, backup())).rejects.toThrow(/table tour has \d+ of \d+ rows/);
  });

  it("takes away what checks that were killed have left", async () => {
    await takeBackup(own.url, backup());
    const [old, fresh] = [Date.now() - 2 * 60 * 60 * 1_000, Date.now()].map(
      (made) => `ombak_backup_check_${made}_test`,
    );
    for (const name of [old, fresh]) await query(own.url, `CREATE DATABASE ${name} TEMPLATE template0`);
    await checkBackup(own.url, backup());
    await expectAsides([fresh ?? ""]);
    await query(own.url, `DROP DATABASE ${fresh}`);
  });

  it("refuses damaged files", async () => {
    await takeBackup(own.url, backup());
    appendFileSync(path.join(backup(), "tables/tour.copy"), "x");
    await expect(checkBackup(own.url, backup())).rejects.toThrow(/damaged/);
  });
});

describe("backups on a schedule", () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
  const named = (hour: number) => `2026-11-20T${String(hour).padStart(2, "0")}-00-00Z`;

  //
  it("are proven, named after their moment, and as many as asked for are kept", async () => {
    await fill();
    expect(await newestBackup(dir)).toBeNull();
    for (const hour of [1, 2, 3]) {
      expect(await keepBackups(own.url, dir, 2, at(hour))).toMatchObject({ proof: "restored" });
    }
    expect(readdirSync(dir).sort()).toEqual([named(2), named(3)]);
    expect(await newestBackup(dir)).toBe(at(3).getTime());
  });

  //
  it("of a clock that ran ahead hold up no later one, and take no later one away", async () => {
    await keepBackups(own.url, dir, 1, new Date(Date.UTC(2036, 0, 1)));
    expect(await newestBackup(dir, at(1))).toBeNull();
    await keepBackups(own.url, dir, 1, at(1));
    expect(readdirSync(dir)).toEqual([named(1)]);
    expect(await newestBackup(dir, at(2))).toBe(at(1).getTime());
  });

  //
  it("keep an older backup while the newest cannot be verified, and do not count the unverified backup", async () => {
    await keepBackups(own.url, dir, 1, at(1));
    // A column that no migration made: its values can be saved, and not be restored.
    await query(own.url, "ALTER TABLE admin_user ADD COLUMN made_by_hand int");
    await expect(keepBackups(own.url, dir, 1, at(2))).rejects.toThrow(/made_by_hand/);
    await query(own.url, "ALTER TABLE admin_user DROP COLUMN made_by_hand");
    expect(readdirSync(dir).sort()).toEqual([named(1), `${named(2)}.unproven`]);
    expect(await newestBackup(dir)).toBe(at(1).getTime());
  });

  //
  it("are taken by one instance at a time", async () => {
    const both = await Promise.all([
      keepBackups(own.url, dir, 5, at(1)),
      keepBackups(own.url, dir, 5, at(2)),
    ]);
    expect(both.filter((each) => each === null)).toHaveLength(1);
    expect(readdirSync(dir)).toHaveLength(1);
  });

  it("tidy up after one that was cut off a day ago, and leave everything else of the folder alone", async () => {
    for (const name of [
      `${named(1)}.unproven`,
      `${named(2)}.unproven.unfinished-abc123`,
      "mine",
      "2026-11-20",
    ])
      mkdirSync(path.join(dir, name));
    await keepBackups(own.url, dir, 1, new Date(Date.now() + 25 * 60 * 60 * 1_000));
    expect(
      readdirSync(dir)
        .filter((name) => !/T\d\d-\d\d-\d\dZ$/.test(name))
        .sort(),
    ).toEqual(["2026-11-20", "mine"]);
  });
});
