import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { FaultSite } from "./fault-bed";

export const keptPage = "/en/tours";

/** What holds while the database is away. */
export async function assertAway(site: FaultSite, kept: string): Promise<void> {
  const page = await site.send(keptPage);
  assert.equal(page.status, 200);
  assert.equal(await page.text(), kept);
  assert.equal((await site.send("/api/health/live")).status, 200);
  const began = performance.now();
  const [data, ready] = await Promise.all([site.send("/api/packages"), site.send("/api/health")]);
  assert.ok(performance.now() - began < 3_500, "the API took longer than 3 s to say that it cannot");
  for (const answer of [data, ready]) {
    assert.equal(answer.status, 503);
    assert.ok(Number(answer.headers.get("retry-after")) > 0);
    assert.equal(typeof (await answer.json()).message, "string");
  }
}

async function isBack(site: FaultSite): Promise<boolean> {
  for (const address of ["/api/health", "/api/packages?search=island", "/ru/tours?search=phi"]) {
    const answer = await site.send(address);
    await answer.arrayBuffer();
    if (answer.status !== 200) return false;
  }
  return true;
}

/** Milliseconds until data, a search page and the readiness are there again. */
export async function recoveryTime(site: FaultSite): Promise<number> {
  const began = performance.now();
  while (!(await isBack(site))) {
    assert.ok(performance.now() - began < 30_000, "no recovery in 30 s");
    await sleep(50);
  }
  return performance.now() - began;
}
