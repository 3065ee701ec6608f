import { describe, expect, it } from "vitest";
import { seeCommittedChanges } from "@/lib/core/content/committed-changes";
import { db } from "@/lib/core/db";
import { adminOfEachTest } from "./admin";
import { api } from "./api";
import { call, callAs, succeed } from "./call";

const admin = adminOfEachTest();

const small = {
  tour_type: 1,
  name: { en: "Boat" },
  duration: { en: "1 day" },
  location: { en: "Krabi" },
  overview: { en: "Sea" },
};

async function place(code: string, name: object, aliases: string[] = []): Promise<void> {
  const body = JSON.stringify({ name, aliases });
  const headers = { ...admin.headers, "Content-Type": "application/json" };
  const answer = await call(api.putPlace, `/api/places/${code}`, {
    method: "PUT",
    params: { code },
    headers,
    body,
  });
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
}

const create = async (json: object) =>
  (await succeed<{ id: number }>(callAs(admin, api.createTour, { json: { ...small, ...json } }))).id;

async function put(id: number, json: object): Promise<void> {
  const { status, body } = await callAs(admin, api.updateTour, { id, json });
  expect([status, body]).toMatchObject([200, {}]);
}

async function find(typed: string): Promise<number[]> {
  // A site learns of writes by SQL from a notification, and this test has no listener.
  await seeCommittedChanges();
  const { body } = await callAs(null, api.listTours, { query: `search=${encodeURIComponent(typed)}` });
  return (body as { data: { id: number }[] }).data.map(({ id }) => id);
}

/** The tours whose words are not those that their texts and stops give. */
async function outdated(): Promise<number[]> {
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`CREATE TEMPORARY TABLE kept ON COMMIT DROP AS SELECT id, search_words FROM tour`;
    await tx.$executeRaw`UPDATE tour SET search_words = NULL`;
    const rows = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM tour JOIN kept USING (id) WHERE tour.search_words IS DISTINCT FROM kept.search_words`;
    return rows.map(({ id }) => id);
  });
}

describe("a tour is found by its stops", () => {
  //
  it("in every language, by other names and beside its own words, as long as it stops there", async () => {
    await place("maya-bay", { en: "Maya Bay", id: "Teluk Maya", ru: "Бухта Майя" }, ["Майя-Бэй"]);
    const id = await create({ stops: ["maya-bay"] });
    const typed = ["maya", "teluk maya", "бухта майя", "майя бэй", "майябэй", "boat maya", "mayya"];
    for (const each of typed) expect(await find(each), each).toEqual([id]);
    await put(id, { code: "PKT-01" });
    expect(await find("teluk maya")).toEqual([id]);
    await put(id, { stops: [] });
    for (const each of typed) expect(await find(each), each).toEqual([]);
    await put(id, { stops: ["maya-bay"] });
    expect(await find("teluk maya")).toEqual([id]);
  });

  //
  it("by its new name at once, which makes no open form stale", async () => {
    await place("tonsai", { en: "Tonsai" });
    const [first, second] = [await create({ stops: ["tonsai"] }), await create({ stops: ["tonsai"] })];
    const before = await db().tour.findMany({ select: { updated_at: true }, orderBy: { id: "asc" } });
    expect(await find("loh dalum")).toEqual([]);
    await place("tonsai", { en: "Loh Dalum" }, ["Лох Далам"]);
    expect(await find("лох далам")).toEqual([first, second]);
    expect(await find("tonsai")).toEqual([]);
    expect(await db().tour.findMany({ select: { updated_at: true }, orderBy: { id: "asc" } })).toEqual(
      before,
    );
    await callAs(admin, api.deleteTour, { id: first });
    expect(await find("loh dalum")).toEqual([second]);
  });

  //
  it("whoever writes by SQL keeps the words as well", async () => {
    await place("a", { en: "Alphaville" });
    await place("b", { en: "Bravoville" });
    const id = await create({});
    await db().$executeRaw`INSERT INTO tour_stop (tour_id, position, place_code) VALUES (${id}, 0, 'a')`;
    expect(await find("alphaville")).toEqual([id]);
    await db().$executeRaw`UPDATE tour_stop SET place_code = 'b'`;
    expect([await find("alphaville"), await find("bravoville")]).toEqual([[], [id]]);
    await db().$executeRaw`UPDATE place SET name = '{"en": "Charlieville"}' WHERE code = 'b'`;
    expect([await find("bravoville"), await find("charlieville")]).toEqual([[], [id]]);
    await db().$executeRaw`DELETE FROM tour_stop`;
    expect(await find("charlieville")).toEqual([]);
  });
});

describe("places that are renamed while their tours are saved", () => {
  const codes = ["alpha", "bravo", "charlie", "delta"];

  //
  it("wait for each other without a deadlock, and leave the words of all tours right", async () => {
    for (const code of codes) await place(code, { en: code });
    const ids: number[] = [];
    for (const [n, code] of [...codes, ...codes].entries()) {
      ids.push(await create({ stops: [code, codes[(n + 1) % codes.length]] }));
    }
    const pick = <T>(list: readonly T[], n: number): T => {
      const item = list[n % list.length];
      if (item === undefined) throw new Error("the list is empty");
      return item;
    };
    for (let round = 0; round < 8; round += 1) {
      const swap = { first_package_id: pick(ids, round), second_package_id: pick(ids, round + 5) };
      await Promise.all([
        place(pick(codes, round), { en: `alpha${round} name` }, [`other${round}`]),
        put(pick(ids, round), { stops: [pick(codes, round + 1), pick(codes, round)] }),
        put(pick(ids, round + 4), { name: { en: `Boat ${round}` }, stops: [pick(codes, round)] }),
        round % 2 ? create({ stops: [pick(codes, round)] }) : put(pick(ids, round + 3), { stops: [] }),
        callAs(admin, api.swapOrder, { json: swap }),
      ]);
    }
    expect(await outdated()).toEqual([]);
  });
});
