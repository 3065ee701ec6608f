import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { Outcome } from "./database-faults";
import type { FaultBed } from "./fault-bed";
import { recoveryTime } from "./while-away";

/** A site that is started first says that it cannot yet, and can as soon as the database is there. */
export async function startBeforeDatabase(bed: FaultBed): Promise<Outcome> {
  await bed.proxy.away();
  const site = await bed.start();
  assert.equal((await site.send("/api/health/live")).status, 200);
  for (const address of ["/api/health", "/api/packages", "/en/tours", "/id", "/login/"]) {
    const answer = await site.send(address);
    assert.ok(answer.status === 503 || address === "/login/", `${address} was answered ${answer.status}`);
    assert.doesNotMatch(await answer.text(), /ECONN|prisma|postgres/i);
  }
  await bed.proxy.restore();
  const recovery = await recoveryTime(site);
  while (!/^back office/m.test(site.output.out)) await sleep(20);
  await site.token();
  await site.stop();
  return { lost: 0, recovery };
}
