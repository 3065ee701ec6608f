import { beforeEach, describe, expect, it, vi } from "vitest";
import { collectDependencies } from "@/lib/core/content/dependencies";
import { db } from "@/lib/core/db";
import { listCurrentRates } from "@/lib/rates/current-rates";
import { adminOfFile } from "./admin";
import { api } from "./api";
import { callAs, refusedAt } from "./call";

const admin = adminOfFile();

beforeEach(() => db().exchangeRate.deleteMany());

interface Wire {
  data: { currency: string; baht: number; source: string; quoted_on: string; updated_at: string }[];
}

const put = (data: object[]) => callAs(admin, api.updateExchangeRates, { json: { data } });
const saved = async (data: object[]) => {
  const { status, body } = await put(data);
  expect([status, body]).toMatchObject([200, {}]);
  return (body as Wire).data;
};
const listed = async () => ((await callAs(null, api.listExchangeRates)).body as Wire).data;

const ruble = { currency: "RUB", baht: 0.4035, quoted_on: "2026-11-21" };
const rupiah = { currency: "IDR", baht: 0.00195017, quoted_on: "2026-11-20" };

describe("exchange rates", () => {
  //
  it("are saved as a whole, and read by everybody", async () => {
    expect(await listed()).toEqual([]);
    const both = await saved([ruble, rupiah]);
    expect(both).toMatchObject([
      { ...rupiah, source: "staff" },
      { ...ruble, source: "staff" },
    ]);
    expect(await listed()).toEqual(both);
    expect(await saved([ruble])).toMatchObject([ruble]);
    expect(await saved([])).toEqual([]);
  });

  //
  it("that come back as they were read stay untouched, also where they are not staff's", async () => {
    const quoted_on = new Date("2026-11-20");
    await db().exchangeRate.create({
      data: { currency: "IDR", baht: "0.00195017", source: "feed", quoted_on },
    });
    await saved([rupiah, ruble]);
    const before = await listed();
    expect(before.map(({ source }) => source)).toEqual(["feed", "staff"]);
    const version = () => db().contentVersion.findFirstOrThrow();
    const { version: first } = await version();
    expect(await saved(before)).toEqual(before);
    expect((await version()).version).toBe(first);
    expect(await saved(before.map((rate) => ({ ...rate, baht: rate.baht * 2 })))).toMatchObject([
      { currency: "IDR", source: "staff" },
      { currency: "RUB", source: "staff" },
    ]);
  });

  //
  it("that a colleague changed meanwhile are a 409", async () => {
    const [read] = await saved([ruble]);
    const [theirs] = await saved([{ ...ruble, baht: 0.41 }]);
    const again = (updated_at?: string) =>
      callAs(admin, api.updateExchangeRates, { json: { data: [{ ...ruble, baht: 0.42 }], updated_at } });
    expect((await again(read?.updated_at)).status).toBe(409);
    expect(await listed()).toMatchObject([{ baht: 0.41 }]);
    expect((await again(theirs?.updated_at)).status).toBe(200);
  });

  it("that are wrong are 422 at their place, and nothing is changed", async () => {
    await saved([ruble]);
    const answer = await put([ruble, { ...rupiah, currency: "Koin" }]);
    expect(answer).toMatchObject(refusedAt("data.1.currency"));
    expect((await put([{ ...ruble, baht: 0 }])).status).toBe(422);
    expect(await listed()).toMatchObject([ruble]);
  });
});

describe("what holds today", () => {
  //
  it("ends with the thirtieth day after its own, and the page knows it", async () => {
    await saved([
      { ...ruble, quoted_on: "2026-10-24" },
      { ...rupiah, quoted_on: "2026-10-20" },
    ]);
    const quoted_on = new Date("2020-01-01");
    await db().exchangeRate.create({ data: { currency: "USD", baht: 32, source: "demo", quoted_on } });
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T16:59:59Z") });
    const [current, contentKeys] = await collectDependencies(listCurrentRates);
    expect(current.map(({ currency }) => currency)).toEqual(["RUB", "USD"]);
    expect(contentKeys?.toSorted()).toEqual(["rates", "until:2026-11-23"]);
    vi.setSystemTime(new Date("2026-11-23T17:00:00Z"));
    expect((await listCurrentRates()).map(({ currency }) => currency)).toEqual(["USD"]);
  });
});
