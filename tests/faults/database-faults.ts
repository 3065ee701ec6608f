import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { type FaultBed, type FaultSite, untilResponse } from "./fault-bed";
import { assertAway, keptPage, recoveryTime } from "./while-away";
import { startWriter } from "./writer";

export interface Outcome {
  lost: number;
  /** Milliseconds until everything is there again. */
  recovery: number;
}

type Fault = (bed: FaultBed, site: FaultSite) => Promise<Outcome>;

/** A fault that begins, is there for a while and ends; the site is held to its promises meanwhile. */
function lasting(begin: (bed: FaultBed) => unknown, end: (bed: FaultBed) => unknown): Fault {
  return async (bed, site) => {
    const kept = await (await untilResponse(() => site.send(keptPage))).text();
    const writer = await startWriter(bed, site);
    await sleep(200);
    await begin(bed);
    await assertAway(site, kept);
    await end(bed);
    const recovery = await recoveryTime(site);
    return { lost: await writer.lost(), recovery };
  };
}

const taker = "taker of connections";

/** Takes every connection that the server has to give, those included that the site wins back meanwhile. */
async function takeAllConnections({ databaseUrl, proxy }: FaultBed): Promise<Client[]> {
  const taken: Client[] = [];
  for (;;) {
    proxy.cut();
    const client = new Client({ connectionString: databaseUrl, application_name: taker });
    client.on("error", () => {});
    try {
      await client.connect();
      taken.push(client);
    } catch (error) {
      const [first] = taken;
      if (!first) throw error;
      const others = await first.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE backend_type = 'client backend' AND application_name <> $1`,
        [taker],
      );
      if (others.rowCount === 0) return taken;
    }
  }
}

const held: Client[] = [];

const slow: Fault = async (bed, site) => {
  await (await untilResponse(() => site.send(keptPage))).text();
  bed.proxy.delay(150);
  const began = performance.now();
  assert.equal((await site.send(keptPage)).status, 200);
  const took = performance.now() - began;
  assert.ok(took < 500, `a cached page took ${took} ms`);
  const writer = await startWriter(bed, site);
  assert.ok([200, 503].includes((await site.send("/api/packages")).status));
  await bed.proxy.restore();
  const recovery = await recoveryTime(site);
  return { lost: await writer.lost(), recovery };
};

const reset: Fault = async (bed, site) => {
  const writer = await startWriter(bed, site);
  for (let round = 0; round < 5; round += 1) {
    await sleep(60);
    bed.proxy.cut();
  }
  const recovery = await recoveryTime(site);
  return { lost: await writer.lost(), recovery };
};

const killed: Fault = async (bed, site) => {
  const kept = await (await site.send(keptPage)).text();
  const writer = await startWriter(bed, site);
  await sleep(200);
  process.kill(bed.databasePid(), "SIGKILL");
  assert.equal(await (await site.send(keptPage)).text(), kept);
  const recovery = await recoveryTime(site);
  return { lost: await writer.lost(), recovery };
};

/** What can happen to the database under a running site. */
export const databaseFaults: Record<string, Fault> = {
  "away (nothing listens)": lasting(
    ({ proxy }) => proxy.away(),
    ({ proxy }) => proxy.restore(),
  ),
  "black hole (accepts, never answers)": lasting(
    ({ proxy }) => proxy.silence(),
    ({ proxy }) => proxy.restore(),
  ),
  "no connection left": lasting(
    async (bed) => {
      held.push(...(await takeAllConnections(bed)));
    },
    async () => {
      await Promise.all(held.splice(0).map((client) => client.end()));
    },
  ),
  "connections reset": reset,
  "killed and started again": killed,
  "slow (150 ms each way)": slow,
};
