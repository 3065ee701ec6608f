import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { fetchRates } from "@/lib/rates/fetch-rates";
import { clearContent } from "./records";

let server: Server;
let asked: number;

async function feed(answer: RequestListener): Promise<string> {
  asked = 0;
  server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(clearContent);

const hours = (count: number) => new Date(Date.parse("2026-11-22T05:00:00Z") + count * 3_600_000);
const fetchAt = (url: string, now = hours(0), timeLimit = 5_000) => fetchRates(url, { now, timeLimit });

/** Frankfurter's form: so many of each for a baht. */
const sheet = (date: string, rates: Record<string, number>) =>
  JSON.stringify(Object.entries(rates).map(([quote, rate]) => ({ date, base: "THB", quote, rate })));
const usual = { USD: 1 / 32, RUB: 1 / 0.4, IDR: 500, EUR: 1 / 38 };
const says =
  (text: () => string): RequestListener =>
  (_, response) =>
    response.end(text());

const stored = async () =>
  Object.fromEntries(
    (await db().exchangeRate.findMany()).map(({ currency, baht, source }) => [
      currency,
      [Number(baht), source],
    ]),
  );
const version = async () => (await db().contentVersion.findFirstOrThrow()).version;

describe("the feed of exchange rates", () => {
  it("is asked once a day, and what it says is kept", async () => {
    const url = await feed(says(() => sheet("2026-11-22", usual)));
    expect(await fetchAt(url)).toEqual({ written: ["IDR", "USD", "RUB", "EUR"], refused: [] });
    expect(await stored()).toEqual({
      USD: [32, "feed"],
      RUB: [0.4, "feed"],
      IDR: [0.002, "feed"],
      EUR: [38, "feed"],
    });
    expect(await fetchAt(url, hours(19))).toBe(null);
    expect(asked).toBe(1);
    const before = await version();
    expect(await fetchAt(url, hours(24))).toEqual({ written: [], refused: [] });
    expect([asked, await version()]).toEqual([2, before]);
  });

  //
  it("is asked by one of two instances", async () => {
    const url = await feed((_, response) => setTimeout(() => response.end(sheet("2026-11-22", usual)), 300));
    const both = await Promise.all([fetchAt(url), fetchAt(url)]);
    expect(both.filter((applied) => applied !== null)).toHaveLength(1);
    expect(asked).toBe(1);
  });

  //
  it("that is far off is refused, by currency, and what staff typed stays", async () => {
    const quoted_on = new Date("2026-11-20");
    await db().exchangeRate.createMany({
      data: [
        { currency: "RUB", baht: 0.4, source: "staff", quoted_on },
        { currency: "USD", baht: 31, source: "staff", quoted_on },
        { currency: "IDR", baht: 9, source: "demo", quoted_on },
      ],
    });
    const url = await feed(says(() => sheet("2026-11-22", { ...usual, RUB: 1 / 0.46 })));
    expect(await fetchAt(url)).toEqual({ written: ["IDR", "USD", "EUR"], refused: ["RUB"] });
    expect(await stored()).toMatchObject({ RUB: [0.4, "staff"], USD: [32, "feed"], IDR: [0.002, "feed"] });
    expect(await db().exchangeRateFeed.findFirst()).toMatchObject({ refused: ["RUB"] });
  });

  const bad: [string, RequestListener][] = [
    ["slow", () => undefined],
    ["a page", says(() => "<!doctype html><title>Maintenance</title>")],
    ["empty", says(() => "")],
    ["of two megabytes", says(() => `${sheet("2026-11-22", usual)}${" ".repeat(2 * 1024 * 1024)}`)],
    ["away", (_, response) => response.writeHead(503).end()],
  ];
  //
  it.each(bad)("that is %s changes nothing, and is asked again after an hour", async (_, answer) => {
    const url = await feed(answer);
    const before = await version();
    await expect(fetchAt(url, hours(0), 400)).rejects.toThrow();
    expect([await stored(), await version()]).toEqual([{}, before]);
    expect(await fetchAt(url, hours(0.5))).toBe(null);
    await expect(fetchAt(url, hours(1), 400)).rejects.toThrow();
    expect(asked).toBe(2);
  });
});
