import assert from "node:assert/strict";
import { existsSync, statSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { imageFiles } from "../../lib/core/storage/stored-names";
import type { Outcome } from "./database-faults";
import type { FaultBed, FaultSite } from "./fault-bed";
import { recoveryTime } from "./while-away";

/** Parts of each list of a tour: every tour has as many of each, or is half written. */
const parts = 6;
const lists = ["tour_highlight", "tour_faq", "tour_price", "cancellation_policy"];

function tourOf(code: string, images: string[]) {
  const text = { en: code };
  const many = <T>(part: T) => Array.from({ length: parts }, () => part);
  return {
    tour_type: 2,
    code,
    name: text,
    duration: text,
    location: text,
    overview: text,
    highlights: many({ description: text }),
    faqs: many({ question: text, answer: text }),
    prices: many({ service_type: text, price: 1, description: text }),
    cancellation_policies: many({ description: text }),
    images: images.map((image, order) => ({ path: image, order })),
  };
}

async function picture(seed: number): Promise<Blob> {
  const noise = { type: "gaussian" as const, mean: seed % 256, sigma: 40 };
  const image = sharp({ create: { width: 700, height: 500, channels: 3, background: "#446688", noise } });
  return new Blob([new Uint8Array(await image.jpeg().toBuffer())]);
}

/** Uploads, creates and rewrites until the site is gone; `done` takes what was answered with success. */
async function write(site: FaultSite, token: string, name: string, done: string[]): Promise<void> {
  const authorized = { Authorization: `Bearer ${token}` };
  const json = { ...authorized, "Content-Type": "application/json" };
  for (let round = 0; ; round += 1) {
    const body = new FormData();
    body.append("image", await picture(Math.floor(Math.random() * 1e9)), "a.jpg");
    const upload = { method: "POST", headers: authorized, body };
    const { path: image } = await (await site.send("/api/packages/upload-image", upload)).json();
    const tour = tourOf(`${name}-${round}`, [image]);
    const create = { method: "POST", headers: json, body: JSON.stringify(tour) };
    const answer = await site.send("/api/packages", create);
    const { id } = await answer.json();
    if (answer.status === 201) done.push(tour.code);
    const rewrite = { method: "PUT", headers: json, body: JSON.stringify(tourOf(tour.code, [image])) };
    await (await site.send(`/api/packages/${id}`, rewrite)).arrayBuffer();
  }
}

/** Tours of these tests whose lists are not whole. */
async function halfWritten({ sql }: FaultBed): Promise<unknown[]> {
  const whole = lists.map((list) => `(SELECT count(*) FROM ${list} WHERE tour_id = tour.id) = ${parts}`);
  const pictured = "EXISTS (SELECT FROM tour_image WHERE tour_id = tour.id)";
  return sql(
    `SELECT code FROM tour WHERE code LIKE 'crash-%' AND NOT (${[...whole, pictured].join(" AND ")})`,
  );
}

/** Names of pictures that are not all there, and of files written since then that are no whole pictures. */
async function brokenFiles({ sql, dataDir }: FaultBed, since: number): Promise<string[]> {
  const store = path.join(dataDir, "storage");
  const rows = await sql("SELECT path, widths, avif FROM stored_image WHERE created_at >= $1", [
    new Date(since),
  ]);
  const named = rows.flatMap((row) => imageFiles(row as { path: string; widths: number[]; avif: boolean }));
  const broken = named.filter((name) => !existsSync(path.join(store, name)));
  for (const file of await readdir(store, { recursive: true, withFileTypes: true })) {
    const name = path.join(file.parentPath, file.name);
    const reachable = file.isFile() && /^[0-9a-f]{32}/.test(file.name) && statSync(name).mtimeMs >= since;
    if (
      reachable &&
      !(await sharp(await readFile(name))
        .stats()
        .catch(() => null))
    )
      broken.push(name);
  }
  return broken;
}

/** Kills the site at a random moment of saves and uploads, starts it again and looks at what it left. */
export async function crash(bed: FaultBed): Promise<Outcome> {
  const site = await bed.start();
  const since = Date.now();
  const token = await site.token();
  const done: string[] = [];
  const writers = [1, 2, 3].map((n) => write(site, token, `crash-${Date.now()}-${n}`, done).catch(() => {}));
  await sleep(300 + Math.random() * 1_200);
  site.child.kill("SIGKILL");
  await site.ended;
  await Promise.all(writers);

  const began = performance.now();
  const next = await bed.start();
  await recoveryTime(next);
  const recovery = performance.now() - began;
  const found = await bed.sql("SELECT code FROM tour WHERE code = ANY ($1)", [done]);
  assert.deepEqual(await halfWritten(bed), []);
  assert.deepEqual(await brokenFiles(bed, since), []);
  await next.stop();
  return { lost: done.length - found.length, recovery };
}
