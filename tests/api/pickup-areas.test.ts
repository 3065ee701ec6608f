import { describe, expect, it } from "vitest";
import { contentVersion } from "@/lib/core/content/content-version";
import { db } from "@/lib/core/db";
import { listFactLines } from "@/lib/tours/facts/lines";
import { countToursOfAreas, listStoredAreas } from "@/lib/tours/pickup-areas/queries";
import { getTour } from "@/lib/tours/queries";
import { listQuotes } from "@/lib/tours/quotes/quotes";
import { adminOfEachTest } from "./admin";
import { api } from "./api";
import { callAs } from "./call";
import { raisedKeys } from "./raised-keys";
import { addPickupAreas, addTour } from "./records";

const admin = adminOfEachTest();

const facts = (...areas: string[]) => ({ pickup: { offer: "included", areas } });
const codes = async () => (await listStoredAreas()).map(({ code }) => code);
const idOf = async (code: string) => (await db().pickupArea.findUniqueOrThrow({ where: { code } })).id;

describe("pick-up areas", () => {
  //
  it("are listed in their order, a new one last", async () => {
    await addPickupAreas("patong", "kata");
    const { status } = await callAs(admin, api.createPickupArea, { json: { name: { en: "Khao Lak" } } });
    expect(status).toBe(201);
    await callAs(admin, api.updatePickupArea, { id: await idOf("kata"), json: { position: 0 } });
    await callAs(admin, api.updatePickupArea, { id: await idOf("patong"), json: { position: 1 } });
    expect(await codes()).toEqual(["kata", "patong", "khao-lak"]);
    const again = await callAs(admin, api.createPickupArea, { json: { code: "kata", name: { en: "Kata" } } });
    expect(again.status).toBe(409);
  });

  //
  it("that are proposed join the list once", async () => {
    const adopt = () => callAs(admin, api.adoptPickupAreas, { json: { codes: ["ubud", "patong", "ubud"] } });
    expect((await adopt()).status).toBe(201);
    expect((await adopt()).status).toBe(201);
    expect(await codes()).toEqual(["ubud", "patong"]);
    expect(await db().recordVersion.count({ where: { entity: "pickup_area" } })).toBe(2);
    expect((await callAs(admin, api.adoptPickupAreas, { json: { codes: ["mars"] } })).status).toBe(422);
  });

  //
  it("in use is not deleted, and is named with its tours", async () => {
    await addPickupAreas("patong", "kata");
    const { id } = await addTour({ code: "PKT-77", facts: facts("patong") });
    expect([...(await countToursOfAreas())]).toEqual([["patong", 1]]);
    const remove = async (code: string) => callAs(admin, api.deletePickupArea, { id: await idOf(code) });
    expect(await remove("patong")).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("1 tur: Pulau Karang") },
    });
    expect((await remove("kata")).status).toBe(204);
    await db().tour.delete({ where: { id } });
    expect((await remove("patong")).status).toBe(204);
  });

  //
  it("that cost extra say so to visitors", async () => {
    await db().pickupArea.create({
      data: { code: "khao-lak", position: 1, name: { en: "Khao Lak" }, surcharge: { en: "300 THB per car" } },
    });
    const { id } = await addTour({ facts: facts("khao-lak") });
    const tour = await getTour(id);
    const [line] = listFactLines(tour?.facts ?? {}, "en", tour?.areas);
    expect(line?.text).toBe("Pick-up included: Khao Lak (300 THB per car)");
    const { data } = await listQuotes({ language: "en", ids: String(id), stay: "khao lak" });
    expect(data[0]?.pickup).toBe("Pick-up in Khao Lak with a surcharge (300 THB per car)");
  });

  //
  it("renew the tours that name them, and the list", async () => {
    await addPickupAreas("patong", "kata");
    const { id } = await addTour({ facts: facts("patong") });
    await addTour({ facts: facts("kata") });
    await contentVersion();
    const area = await idOf("patong");
    const rename = () =>
      callAs(admin, api.updatePickupArea, { id: area, json: { name: { en: "Patong Beach" } } });
    expect(await raisedKeys(rename)).toEqual([`pickup_area:${area}`, "pickup-areas", `tour:${id}`].sort());
  });
});
