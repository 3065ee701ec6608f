import assert from "node:assert/strict";
import type { Outcome } from "./database-faults";
import type { FaultBed } from "./fault-bed";
import { keptPage } from "./while-away";

/** Two processes of the site on one database, while the same things are asked of both. */
export async function twoProcesses(bed: FaultBed): Promise<Outcome> {
  const sites = await Promise.all([bed.start(), bed.start()]);
  const [first] = sites;
  const token = await first.token();
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const onBoth = (
    count: number,
    method: string,
    address: string,
    bodyOf: (n: number) => unknown,
    extra = {},
  ) =>
    Promise.all(
      Array.from({ length: count }, async (_, n) => {
        const body = JSON.stringify(bodyOf(n));
        const answer = await (sites[n % 2] ?? first).send(address, {
          method,
          body,
          headers: { ...headers, ...extra },
        });
        return { status: answer.status, text: await answer.text() };
      }),
    );

  const tours = await bed.sql('SELECT id FROM tour WHERE tour_type = 1 ORDER BY "order"');
  const ids = tours.map(({ id }) => Number(id));
  const swaps = await onBoth(40, "POST", "/api/packages/swap-order", (n) => ({
    first_package_id: ids[(n * 7) % ids.length],
    second_package_id: ids[(n * 5 + 1) % ids.length],
  }));
  assert.deepEqual([...new Set(swaps.map(({ status }) => status))], [204]);
  const after = await bed.sql('SELECT id, "order" FROM tour WHERE tour_type = 1 ORDER BY "order"');
  assert.deepEqual(
    after.map(({ order }) => order),
    ids.map((_, place) => place),
  );
  assert.deepEqual(after.map(({ id }) => Number(id)).sort(), ids.toSorted());

  const address = `/api/packages/${ids[0]}`;
  const { updated_at } = await (await first.send(address, { headers })).json();
  const saves = await onBoth(10, "PUT", address, (n) => ({ code: `writer ${n}`, updated_at }));
  assert.equal(saves.filter(({ status }) => status === 200).length, 1);
  assert.equal(saves.filter(({ status }) => status === 409).length, 9);

  const text = { en: `Once on two ${Date.now()}` };
  const tour = { tour_type: 2, name: text, duration: text, location: text, overview: text };
  const creates = await onBoth(6, "POST", "/api/packages", () => tour, { "Idempotency-Key": text.en });
  assert.equal(new Set(creates.map((answer) => answer.text)).size, 1);
  const made = await bed.sql("SELECT FROM tour WHERE name->>'en' = $1", [text.en]);
  const began = performance.now();
  const seen = async (site: typeof first) => (await site.send(`${keptPage}?search=${Date.now()}`)).status;
  assert.deepEqual(await Promise.all(sites.map(seen)), [200, 200]);
  const recovery = performance.now() - began;
  await Promise.all(sites.map((site) => site.stop()));
  return { lost: 1 - made.length, recovery };
}
