import { beforeEach, describe, expect, it } from "vitest";
import { contentVersion } from "@/lib/core/content/content-version";
import { db } from "@/lib/core/db";
import { restoreVersion } from "@/lib/registry/history/restore";
import { listSummaries } from "@/lib/tours/queries";
import { adminOfEachTest } from "./admin";
import { api } from "./api";
import { tourBody } from "./bodies";
import { callAs, refusedAt, succeed } from "./call";
import { raisedKeys } from "./raised-keys";
import { tourCalls, type WireRecord } from "./tour-calls";
import { addWholeTourParts, wholeFacts } from "./whole-tour";

const admin = adminOfEachTest();

beforeEach(async () => {
  await addWholeTourParts();
});

const { post, put, create, save } = tourCalls(admin, tourBody({ name: { en: "Phi Phi" } }));

const whole = {
  duration_minutes: 600,
  facts: wholeFacts,
  stops: ["maya-bay", "pileh-lagoon", "maya-bay"],
};

const get = (id: number) => succeed<WireRecord>(callAs(null, api.getTour, { id }));

const place = (code: string, json: object) => callAs(admin, api.putPlace, { params: { code }, json });

const remove = (code: string) => callAs(admin, api.deletePlace, { params: { code } });

describe("what is good to know of a tour", () => {
  //
  it("has codes once, in the list's own order, and nothing that states nothing", async () => {
    const { facts: stored } = await create({
      facts: {
        pickup: { offer: "surcharge", areas: ["kata", "patong", "kata"] },
        age: {},
        meals: [],
        diets: ["vegan", "halal"],
        guide: [],
        pay_there: [],
        bring: [],
      },
    });
    expect(stored).toEqual({
      pickup: { offer: "surcharge", areas: ["patong", "kata"] },
      diets: ["halal", "vegan"],
    });
  });

  //
  it.each<[string, object, string]>([
    ["an unknown code", { facts: { sea: "rough" } }, "facts.sea"],
    ["an age of 120", { facts: { age: { least: 120 } } }, "facts.age.least"],
    ["ages the wrong way round", { facts: { age: { least: 12, most: 4 } } }, "facts.age.most"],
    [
      "41 areas",
      { facts: { pickup: { offer: "none", areas: Array.from({ length: 41 }, (_, n) => `area-${n}`) } } },
      "facts.pickup.areas",
    ],
    ["a group of 401", { facts: { group: { kind: "shared", most: 401 } } }, "facts.group.most"],
    ["a fact without its text", { facts: { meeting: { ru: "Пирс" } } }, "facts.meeting"],
    ["an effort of 4", { facts: { effort: 4 } }, "facts.effort"],
    ["no time at all", { duration_minutes: 0 }, "duration_minutes"],
    [
      "an area outside of the list",
      { facts: { pickup: { offer: "none", areas: ["atlantis"] } } },
      "facts.pickup.areas",
    ],
    ["an unknown place", { stops: ["maya-bay", "atlantis"] }, "stops.1.place"],
  ])("refuses %s at its path", async (_, wrong, path) => {
    expect(await post(wrong)).toMatchObject(refusedAt(path));
  });

  //
  it("is in the version of a change, which a restore brings back without places that are gone", async () => {
    const { id } = await create(whole);
    const { updated_at } = await save(id, {
      facts: { sea: "none" },
      stops: ["phi-phi-don"],
      duration_minutes: null,
    });
    const [first, second] = await db().recordVersion.findMany({
      where: { entity: "tour" },
      orderBy: { number: "asc" },
    });
    expect(second?.changed).toEqual(["duration_minutes", "stops", "facts"]);
    expect(first?.snapshot).toMatchObject({
      stops: [{ place: "maya-bay" }, { place: "pileh-lagoon" }, { place: "maya-bay" }],
    });
    await remove("pileh-lagoon");
    const actor = { id: null, username: "dewi", kind: "cookie", role: "editor", scope: null } as never;
    await restoreVersion(Number(first?.id), actor, new Date(updated_at));
    const restored = await get(id);
    expect(restored).toMatchObject({ facts: wholeFacts, duration_minutes: 600 });
    expect(restored.stops).toMatchObject([{ place: "maya-bay" }, { place: "maya-bay" }]);
  });
});

describe("a place", () => {
  const maya = {
    name: { en: "Maya Bay", id: "Teluk Maya", ru: "Бухта Майя" },
    aliases: ["майя бэй"],
    lat: 7.6784,
    lon: 98.7656,
  };

  //
  it("is made and replaced by PUT, listed by code, and refused to who read it before another save", async () => {
    const made = (await place("maya-bay", maya)).body as WireRecord;
    const answer = {
      code: "maya-bay",
      ...maya,
      name: JSON.stringify(maya.name),
      closures: [],
      updated_at: made.updated_at,
    };
    expect(made).toMatchObject(answer);
    const { body } = await callAs(null, api.listPlaces);
    expect(body).toMatchObject([answer, { code: "phi-phi-don" }, { code: "pileh-lagoon" }]);
    expect((await place("maya-bay", { name: maya.name, updated_at: made.updated_at })).body).toMatchObject({
      aliases: [],
      lat: null,
      lon: null,
    });
    expect((await place("maya-bay", made)).status).toBe(409);
  });

  it.each<[string, object, string]>([
    ["half a point", { name: maya.name, lat: 7 }, "lon"],
    ["a point that is none", { ...maya, lat: 97 }, "lat"],
    ["no English name", { name: { ru: "Бухта" } }, "name"],
    ["an empty alias", { ...maya, aliases: [" "] }, "aliases.0"],
  ])("is refused with %s", async (_, wrong, path) => {
    expect(await place("maya-bay", wrong)).toMatchObject(refusedAt(path));
    expect((await place("Maya Bay", maya)).status).toBe(404);
  });

  //
  it("that is called otherwise is new on all its tours at once, and renews nothing but them and searches", async () => {
    const [first, second] = [await create(whole), await create({ stops: ["maya-bay"] })];
    const other = await create({ stops: ["phi-phi-don"] });
    const ids = [first.id, second.id, other.id];
    await listSummaries(ids);
    const before = await contentVersion();
    const raised = await raisedKeys(() => place("maya-bay", maya));
    expect(await contentVersion()).not.toBe(before);
    const names = (await listSummaries(ids)).map(({ stops }) => stops.map(({ name }) => name.ru));
    expect(names).toEqual([["Бухта Майя", undefined, "Бухта Майя"], ["Бухта Майя"], [undefined]]);
    expect((await get(second.id)).stops).toEqual([{ place: "maya-bay", name: JSON.stringify(maya.name) }]);
    expect(raised).toEqual(
      ["place:1", "places", "search-words", "tour-words:1", `tour:${first.id}`, `tour:${second.id}`].sort(),
    );
    expect(await raisedKeys(() => place("maya-bay", maya))).toEqual([]);
  });

  const bay = {
    name: { en: "Maya Bay" },
    closures: [
      { from: "08-01", until: "09-30", text: { en: "The reef rests", ru: "Риф отдыхает" } },
      { from: "2027-03-01", until: "2027-03-02" },
    ],
  };

  //
  it("states its waters, which renews the tours that stop there", async () => {
    const { id } = await create({ stops: ["maya-bay"] });
    const name = { en: "Maya Bay" };
    const raised = await raisedKeys(async () =>
      expect(await place("maya-bay", { name, waters: "outer" })).toMatchObject({ body: { waters: "outer" } }),
    );
    expect(raised).toEqual(expect.arrayContaining([`tour:${id}`, "places"]));
    expect(await place("maya-bay", { name, waters: "lake" })).toMatchObject(refusedAt("waters"));
  });

  //
  it("has closed periods, which its tours mention while they can still be requested", async () => {
    const { id } = await create({ stops: ["pileh-lagoon", "maya-bay"] });
    const stored = await place("maya-bay", bay);
    expect([stored.status, stored.body]).toMatchObject([
      200,
      {
        closures: [
          { from: "08-01", until: "09-30" },
          { from: "2027-03-01", until: "2027-03-02", text: null },
        ],
      },
    ]);
    const listed = (await callAs(null, api.listPlaces)).body as { code: string }[];
    expect(listed.find(({ code }) => code === "maya-bay")).toMatchObject({
      closures: (stored.body as WireRecord).closures,
    });
    const { body } = await callAs(null, api.listAvailability, {
      id,
      query: "from=2027-07-31&until=2027-08-01",
    });
    expect(body).toMatchObject({
      data: [
        { available: true, closed_stops: [] },
        { available: true, closed_stops: ["maya-bay"] },
      ],
    });
    const before = await contentVersion();
    await place("maya-bay", { name: bay.name });
    expect(await contentVersion()).not.toBe(before);
    expect(
      (await callAs(null, api.listAvailability, { id, query: "from=2027-08-01&until=2027-08-01" })).body,
    ).toMatchObject({ data: [{ closed_stops: [] }] });
  });

  //
  it.each([
    ["closures.0.from", { from: "08-32", until: "09-30" }],
    ["closures.0.until", { from: "08-01", until: "2027-09-30" }],
    ["closures.0.until", { from: "2027-08-02", until: "2027-08-01" }],
    ["closures.0.text", { from: "08-01", until: "09-30", text: { id: "Tutup" } }],
  ])("is refused at %s for %j with 422", async (path, closure) => {
    expect(await place("maya-bay", { name: { en: "Maya Bay" }, closures: [closure] })).toMatchObject(
      refusedAt(path),
    );
  });

  //
  it("in use is not deleted: 409; once no tour stops there, it is", async () => {
    const { id } = await create(whole);
    expect(await remove("maya-bay")).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("1 tur: Phi Phi") },
    });
    expect((await get(id)).stops).toHaveLength(3);
    await callAs(admin, api.deleteTour, { id });
    expect((await remove("maya-bay")).status).toBe(204);
    expect((await remove("maya-bay")).status).toBe(404);
  });

  //
  it("is either stopped at or deleted, whichever comes first", async () => {
    const { id } = await create();
    const [put_, gone] = await Promise.all([put(id, { stops: ["maya-bay"] }), remove("maya-bay")]);
    expect([
      [200, 409],
      [422, 204],
    ]).toContainEqual([put_.status, gone.status]);
  });
});
