import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { imageFiles } from "../../lib/core/storage/stored-names";
import type { Outcome } from "./database-faults";
import type { FaultBed, FaultSite } from "./fault-bed";
import { keptPage } from "./while-away";

const namespace = ["--user", "--map-root-user", "--mount"];
const mount = 'mount -t tmpfs -o size=24m tmpfs "$1" && shift && exec "$@"';

/** Whether this machine lets a process have a small disk of its own (Linux with user namespaces). */
export function canMakeDisks(): boolean {
  return spawnSync("unshare", [...namespace, "true"], { stdio: "ignore" }).status === 0;
}

function fill(ballast: string): void {
  try {
    for (;;) appendFileSync(ballast, Buffer.alloc(64 * 1024));
  } catch (error) {
    assert.ok(error instanceof Error && "code" in error && error.code === "ENOSPC");
  }
}

async function upload(site: FaultSite, token: string): Promise<Response> {
  const noise = { type: "gaussian" as const, mean: Math.random() * 255, sigma: 60 };
  const image = sharp({ create: { width: 1_200, height: 900, channels: 3, background: "#446688", noise } });
  const body = new FormData();
  body.append("image", new Blob([new Uint8Array(await image.jpeg().toBuffer())]), "a.jpg");
  const headers = { Authorization: `Bearer ${token}` };
  return site.send("/api/packages/upload-image", { method: "POST", headers, body });
}

/**
 * A site whose pictures, or whose temporary files, lie on a small disk that is full: a tmpfs in a mount
 * namespace of its own, so that the kernel's own "no space left" is met and nothing else on the machine is.
 */
export async function diskFull(bed: FaultBed, which: "STORAGE_DIR" | "TMPDIR"): Promise<Outcome> {
  const disk = path.join(bed.dataDir, `disk-${which}-${Date.now()}`);
  mkdirSync(disk);
  const site = await bed.start({ [which]: disk }, ["unshare", ...namespace, "sh", "-c", mount, "sh", disk]);
  const inside = path.join(`/proc/${site.child.pid}/root`, disk);
  const token = await site.token();
  const kept = await (await site.send(keptPage)).text();
  const pictures = "SELECT path, widths, avif FROM stored_image ORDER BY path";
  const before = await bed.sql(pictures);

  fill(path.join(inside, "ballast"));
  const refused = await upload(site, token);
  assert.equal(refused.status, 507);
  assert.equal(typeof (await refused.json()).message, "string");
  assert.deepEqual(await bed.sql(pictures), before);
  assert.equal(await (await site.send(keptPage)).text(), kept);
  const change = { method: "POST", headers: { Authorization: `Bearer ${token}` } };
  assert.equal((await site.send("/api/users/logout", change)).status, 204);

  rmSync(path.join(inside, "ballast"));
  const began = performance.now();
  const taken = await upload(site, await site.token());
  assert.equal(taken.status, 201);
  const recovery = performance.now() - began;
  const { path: name } = await taken.json();
  const [row] = await bed.sql("SELECT path, widths, avif FROM stored_image WHERE '/storage/' || path = $1", [
    name,
  ]);
  const files = imageFiles(row as { path: string; widths: number[]; avif: boolean });
  const store = which === "STORAGE_DIR" ? inside : path.join(bed.dataDir, "storage");
  const lost = files.filter((file) => !existsSync(path.join(store, file))).length;
  await site.stop();
  return { lost, recovery };
}
