import { beforeAll, describe, expect, it } from "vitest";
import { listCurrentPromos } from "@/lib/promos/queries";
import { api } from "./api";
import { callAs } from "./call";
import { addPromo, clearContent } from "./records";

describe("GET promos", () => {
  beforeAll(clearContent);

  //
  it("lists all of them, ended ones too, newest end first", async () => {
    await addPromo({ end_date: new Date("2027-03-31") });
    await addPromo({ title: { en: "Ended" }, end_date: new Date("2020-01-01") });
    await addPromo({ title: { en: "Far" }, end_date: new Date("2090-01-01") });
    const { status, body } = await callAs(null, api.listPromos);
    expect(status).toBe(200);
    expect((body as { title_en: string }[]).map(({ title_en }) => title_en)).toEqual([
      "Far",
      "Offer",
      "Ended",
    ]);
  });
});

describe("current promos", () => {
  beforeAll(async () => {
    await clearContent();
    await addPromo({ title: { en: "later" }, end_date: new Date("2026-12-25") });
    await addPromo({ title: { en: "last day" }, end_date: new Date("2026-12-24T09:30:00Z") });
  });

  it.each([
    ["2026-12-23T12:00:00Z", ["last day", "later"]],
    ["2026-12-24T16:59:59.999Z", ["last day", "later"]],
    ["2026-12-24T17:00:00Z", ["later"]],
    ["2026-12-25T17:00:00Z", []],
  ])("at %s: %j, soonest end first", async (now, titles) => {
    const promos = await listCurrentPromos(new Date(now));
    expect(promos.map(({ title }) => title.en)).toEqual(titles);
  });
});
