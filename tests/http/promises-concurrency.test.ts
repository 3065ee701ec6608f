import { afterAll, beforeAll, expect, test } from "vitest";
import { kinds } from "@/lib/tours/kinds";
import { type OwnSite, ownSite } from "../setup/own-site";
import { retryWhileBusy } from "../setup/retry-while-busy";

let own: OwnSite;
let headers: Record<string, string>;

beforeAll(async () => {
  own = await ownSite();
  headers = { Authorization: `Bearer ${await own.token()}` };
});

afterAll(() => own?.stop());

const statusesOf = (answers: Response[]) => answers.map(({ status }) => status).sort();
const atOnce = (count: number, send: (n: number) => Promise<Response>) =>
  Promise.all(Array.from({ length: count }, (_, n) => retryWhileBusy(() => send(n))));

async function places(type: number) {
  const tours = await own.sql(`SELECT id, "order" FROM tour WHERE tour_type = $1 ORDER BY "order"`, [type]);
  return { ids: tours.map(({ id }) => Number(id)), orders: tours.map(({ order }) => Number(order)) };
}

//
test("sixty moves at once in two lists keep each list's places a permutation", async () => {
  const moved = [kinds.tours.type, kinds["international-tours"].type];
  const before = await Promise.all(moved.map(places));
  const untouched = await places(kinds["domestic-tours"].type);
  const answers = await atOnce(60, (n) => {
    const ids = before[n % 2]?.ids ?? [];
    // Many tours of each list are moved: no order of the moves leads back to where it began.
    const [first, second] = [ids[(n * 3) % ids.length], ids[(n * 11 + 5) % ids.length]];
    const body = { first_package_id: first, second_package_id: second };
    return own.sendJson("POST", "/api/packages/swap-order", body, headers);
  });
  expect(statusesOf(answers)).toEqual(Array(60).fill(204));
  for (const [index, type] of moved.entries()) {
    const after = await places(type);
    expect(after.orders).toEqual(before[index]?.orders);
    expect(after.ids.toSorted()).toEqual(before[index]?.ids.toSorted());
    expect(after.ids).not.toEqual(before[index]?.ids);
  }
  expect(await places(kinds["domestic-tours"].type)).toEqual(untouched);
});

const json = (address: string, fields: Record<string, string>) =>
  own.sendJson("PUT", address, fields, headers);
const form = (address: string, fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, _method: "PUT" })) body.append(name, value);
  return own.send(address, { method: "POST", headers, body });
};

for (const { list, table, field, save } of [
  { list: "packages", table: "tour", field: "code", save: json },
  { list: "promos", table: "promo", field: "price", save: form },
  { list: "blogs", table: "blog", field: "category", save: form },
]) {
  //
  test(`of ten saves of one version of ${list} exactly one wins`, async () => {
    const [record] = await own.sql(`SELECT min(id) AS id FROM ${table}`);
    const address = `/api/${list}/${record?.id}`;
    const { updated_at } = await (await own.send(address, { headers })).json();
    const answers = await atOnce(10, (n) => save(address, { [field]: `writer ${n}`, updated_at }));
    expect(statusesOf(answers)).toEqual([200, ...Array(9).fill(409)]);
    for (const answer of answers.filter(({ status }) => status === 409)) {
      expect(await answer.json()).toEqual({ message: expect.any(String) });
    }
    const winner = `writer ${answers.findIndex(({ status }) => status === 200)}`;
    expect((await (await own.send(address, { headers })).json())[field]).toBe(winner);
  });
}

//
test("five creates with one key make one tour, which all five are answered with", async () => {
  const [{ count: before }] = await own.sql("SELECT count(*)::int FROM tour");
  const text = { en: "Twice the same boat" };
  const tour = { tour_type: 2, name: text, duration: text, location: text, overview: text };
  const keyed = { ...headers, "Idempotency-Key": "one tour" };
  const answers = await atOnce(5, () => own.sendJson("POST", "/api/packages", tour, keyed));
  expect(statusesOf(answers)).toEqual(Array(5).fill(201));
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(bodies).size).toBe(1);
  expect(await own.sql("SELECT count(*)::int FROM tour")).toEqual([{ count: before + 1 }]);
});

//
test("creates at once each get a place of their own at the end", async () => {
  const before = (await places(3)).orders.length;
  const text = { en: "One of many" };
  const tour = { tour_type: 3, name: text, duration: text, location: text, overview: text };
  const answers = await atOnce(8, () => own.sendJson("POST", "/api/packages", tour, headers));
  expect(statusesOf(answers)).toEqual(Array(8).fill(201));
  expect((await places(3)).orders.slice(before)).toEqual(Array.from({ length: 8 }, (_, n) => before + n));
});
