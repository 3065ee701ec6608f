import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Client } from "pg";
import { advisoryLocks } from "@/lib/core/advisory-locks.ts";
import { isRecord } from "@/lib/core/forms/values.ts";
import { storageUrl } from "@/lib/core/storage/sources.ts";
import { store } from "@/lib/core/storage/store.ts";
import { nameOfHash } from "@/lib/core/storage/stored-names.ts";
import { withClient } from "./with-client.ts";

/**
 * Release 0.3.0 served the pictures of the demo's home page as files, and the home page named the files by their addresses. This module
 * stores the pictures of such a home page, and can go with the next baseline.
 */
const slides = ["packages", "family", "premium", "honeymoon", "day-trip", "study-tour", "van", "guides"];
const others = [
  "karst",
  "longtail",
  "old-town",
  "elephants",
  "reef",
  "similan",
  "market",
  "lake",
  "terraces",
  "bromo",
  "padar",
  "pier",
];

/** The files of `prisma/demo/pictures` by the address in release 0.3.0. */
const files = new Map<string, string>([
  ...slides.map((name) => [`/hero/${name}-wide-960.webp`, `home-${name}.webp`] as const),
  ...others.map((name) => [`/gallery/${name}-960.webp`, `home-${name}.webp`] as const),
]);

const PICTURES = new URL("../../prisma/demo/pictures/", import.meta.url);

type HomePictures = Record<string, unknown>;

function pictureOf(item: unknown, key: string): unknown {
  return isRecord(item) ? item[key] : null;
}

/** Lists the addresses of release 0.3.0 that a home page names, or a version of one. A version may lack fields. */
function addressesIn({ slides, gallery, about_picture }: HomePictures): string[] {
  const [shown, hung] = [slides, gallery].map((items) => (Array.isArray(items) ? items : []));
  const all = [
    ...(shown ?? []).map((item) => pictureOf(item, "picture")),
    ...(hung ?? []).map((item) => pictureOf(item, "path")),
    about_picture,
  ];
  return all.filter((value) => typeof value === "string" && files.has(value)) as string[];
}

/** Replaces the addresses by the names that `nameOf` returns. All other values stay. */
function withNames<T extends HomePictures>(home: T, nameOf: (address: string) => string | undefined): T {
  const named = (value: unknown) => (typeof value === "string" && nameOf(value)) || value;
  const inItems = (items: unknown, key: string) =>
    Array.isArray(items)
      ? items.map((item) => (isRecord(item) ? { ...item, [key]: named(item[key]) } : item))
      : items;
  const { slides, gallery, about_picture } = home;
  const pictures: HomePictures = {
    slides: inItems(slides, "picture"),
    gallery: inItems(gallery, "path"),
    about_picture: named(about_picture),
  };
  const present = Object.entries(pictures).filter(([name]) => name in home);
  return { ...home, ...Object.fromEntries(present) };
}

/** Reads a photograph that `npm run pictures` of release 0.3.0 wrote into `public`, or the picture of the demo content. */
async function readPicture(address: string, folder: string): Promise<Buffer> {
  const written = [1920, 1280, 1200, 960].map((width) =>
    path.join(folder, address.replace("-960.webp", `-${width}.avif`)),
  );
  const photograph = written.find((file) => existsSync(file));
  if (!photograph) return readFile(new URL(files.get(address) ?? "", PICTURES));
  const { default: sharp } = await import("sharp");
  return sharp(photograph).webp({ quality: 90 }).toBuffer();
}

/** Stores a picture without copies, which are made behind the running site. Resolves with the stored name. */
async function storePicture(client: Client, address: string, folder: string): Promise<string> {
  const { describeWithoutCopies } = await import("@/lib/core/storage/encode.ts");
  const bytes = await readPicture(address, folder);
  const name = nameOfHash(createHash("sha256").update(bytes).digest("hex"));
  const { width, height, thumbhash } = await describeWithoutCopies(name, bytes);
  await client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [name]);
  await store().save(name, bytes);
  await client.query(
    `INSERT INTO stored_image (path, width, height, widths, avif, thumbhash) VALUES ($1, $2, $3, '{}', false, $4)
     ON CONFLICT (path) DO UPDATE SET created_at = now()`,
    [name, width, height, thumbhash],
  );
  return name;
}

/** Matches the addresses in JSON. */
const PATTERN = '"/(hero|gallery)/[a-z-]+-960\\.webp"';

const HOMES = `SELECT id, slides, gallery, about_picture FROM home
  WHERE jsonb_build_array(slides, gallery, about_picture)::text ~ $1`;
const VERSIONS = `SELECT id, snapshot FROM record_version WHERE entity = 'home' AND snapshot::text ~ $1`;

async function replaceAll(client: Client, folder: string): Promise<number> {
  const found = await client.query<{ id: number } & HomePictures>(`${HOMES} FOR UPDATE`, [PATTERN]);
  const past = await client.query<{ id: string; snapshot: HomePictures }>(VERSIONS, [PATTERN]);
  // A text may look like an address.
  const homes = found.rows.filter((row) => addressesIn(row).length > 0);
  const versions = past.rows.filter(({ snapshot }) => addressesIn(snapshot).length > 0);
  const pages = [...homes, ...versions.map(({ snapshot }) => snapshot)];
  const paths = new Map<string, string>();
  for (const address of new Set(pages.flatMap(addressesIn)))
    paths.set(address, await storePicture(client, address, folder));
  const pathsIn = (page: HomePictures) => addressesIn(page).map((address) => paths.get(address));
  for (const row of homes) {
    const { id, slides, gallery, about_picture } = withNames(row, (address) => paths.get(address));
    // The new time has a form that was opened before read the page again, and merge the new names.
    await client.query(
      "UPDATE home SET slides = $2, gallery = $3, about_picture = $4, updated_at = clock_timestamp() WHERE id = $1",
      [id, JSON.stringify(slides), JSON.stringify(gallery), about_picture],
    );
    await client.query("INSERT INTO home_picture (path) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING", [
      pathsIn(row),
    ]);
  }
  for (const { id, snapshot } of versions) {
    const named = withNames(snapshot, (address) => {
      const path = paths.get(address);
      return path && storageUrl(path);
    });
    await client.query("UPDATE record_version SET snapshot = $2 WHERE id = $1", [id, JSON.stringify(named)]);
    await client.query(
      "INSERT INTO version_image (version_id, path) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING",
      [id, pathsIn(snapshot)],
    );
  }
  return paths.size;
}

async function areFound(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `SELECT EXISTS (${HOMES}) OR EXISTS (${VERSIONS}) AS found`,
    [PATTERN],
  );
  return rows[0]?.found ?? false;
}

/**
 * Stores the pictures that the home page and its versions name by an address, and names them as all others. Resolves with their number.
 *
 * @param folder the folder of the files that are served as they are
 */
export function replaceEarlierHomePictures(connectionString: string, folder = "public"): Promise<number> {
  return withClient({ connectionString }, async (client) => {
    if (!(await areFound(client))) return 0;
    await client.query("BEGIN");
    try {
      await client.query("SELECT pg_advisory_xact_lock($1)", [advisoryLocks.earlierHomePictures]);
      const replaced = await replaceAll(client, folder);
      await client.query("COMMIT");
      return replaced;
    } catch (error) {
      await client.query("ROLLBACK").catch(() => {});
      throw error;
    }
  });
}
