import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeQuote, readFeed } from "@/lib/rates/feed";
import { approximation, baht, isCurrent, lastDayOf, type Rates } from "@/lib/rates/rates";
import { ratesInputSchema } from "@/lib/rates/schema";
import { rateWarnings } from "@/lib/rates/warnings";
import { processorTimeWithin } from "../setup/measure";

const rates: Rates = [
  { currency: "EUR", baht: 37.6, source: "staff", quoted_on: "2026-11-20" },
  { currency: "IDR", baht: 0.00195, source: "feed", quoted_on: "2026-11-21" },
  { currency: "RUB", baht: 0.4035, source: "feed", quoted_on: "2026-11-21" },
  { currency: "USD", baht: 32.4, source: "demo", quoted_on: "2026-11-22" },
];

const about = (amount: number, currency: string, target: string) =>
  approximation(amount, currency, target, rates)?.amount ?? null;

describe("what a price is about", () => {
  //
  it("has two significant digits, whatever the amounts", () => {
    expect(about(2300, "THB", "RUB")).toBe(5700);
    expect(about(2300, "THB", "IDR")).toBe(1_200_000);
    expect(about(29, "USD", "RUB")).toBe(2300);
    expect(about(900, "THB", "USD")).toBe(28);
    expect(about(27_900_000, "IDR", "USD")).toBe(1700);
    expect(about(27_900_000, "Rp", "THB")).toBe(54_000);
    expect(about(10, "฿", "USD")).toBe(0.31);
  });

  //
  it("is never off by more than the rounding, and back again is about the same", () => {
    const codes = fc.constantFrom("THB", "EUR", "IDR", "RUB", "USD");
    const amounts = fc.double({ min: 1, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(amounts, codes, codes, (amount, from, to) => {
        const found = approximation(amount, from, to, rates);
        if (from === to) return found === null;
        const exact = Number(baht(amount, from, rates)) / Number(baht(1, to, rates));
        return found !== null && Math.abs(found.amount / exact - 1) <= 0.0501;
      }),
    );
  });

  //
  it("is nothing where the currencies are equal, unknown or without a rate, and of nothing", () => {
    expect(about(27_900_000, "IDR", "IDR")).toBe(null);
    expect(about(900, "฿", "THB")).toBe(null);
    expect(about(900, "Koin", "RUB")).toBe(null);
    expect(about(900, "", "RUB")).toBe(null);
    expect(about(900, "MYR", "RUB")).toBe(null);
    expect(about(900, "THB", "SGD")).toBe(null);
    expect(about(0, "THB", "RUB")).toBe(null);
    expect(approximation(900, "THB", "RUB", [])).toBe(null);
  });

  it("is of the older day of its two rates", () => {
    expect(approximation(900, "THB", "RUB", rates)?.quoted_on).toBe("2026-11-21");
    expect(approximation(900, "USD", "EUR", rates)?.quoted_on).toBe("2026-11-20");
    expect(approximation(900, "IDR", "THB", rates)?.quoted_on).toBe("2026-11-21");
  });
});

it("an amount in baht is null without a rate, and itself in baht", () => {
  expect(baht(900, "THB", rates)).toBe(900);
  expect(baht(100, "$", rates)).toBeCloseTo(3240);
  expect(baht(900, "Koin", rates)).toBe(null);
  expect(baht(900, "SGD", rates)).toBe(null);
});

//
it("a rate holds for thirty days after its own; an example of the demo does not age", () => {
  const [rate] = rates;
  if (!rate) throw new Error("no rate");
  expect(lastDayOf(rate)).toBe("2026-12-20");
  expect(isCurrent(rate, "2026-12-20")).toBe(true);
  expect(isCurrent(rate, "2026-12-21")).toBe(false);
  expect(isCurrent({ ...rate, source: "demo" }, "2036-12-21")).toBe(true);
});

//
it("staff are told of rates that are old, end soon or are examples", () => {
  const codes = (day: string) => {
    const { gone, ending, examples } = rateWarnings([...rates], day);
    return [gone, ending, examples].map((found) => found.map(({ currency }) => currency));
  };
  expect(codes("2026-12-13")).toEqual([[], [], ["USD"]]);
  expect(codes("2026-12-14")).toEqual([[], ["EUR"], ["USD"]]);
  expect(codes("2026-12-20")).toEqual([[], ["EUR", "IDR", "RUB"], ["USD"]]);
  expect(codes("2026-12-21")).toEqual([["EUR"], ["IDR", "RUB"], ["USD"]]);
  expect(codes("2026-12-22")).toEqual([["EUR", "IDR", "RUB"], [], ["USD"]]);
});

describe("rates that are sent", () => {
  const good = { currency: "RUB", baht: 0.4035, quoted_on: "2026-11-21" };
  it.each([
    [{ ...good, currency: "THB" }, "data.0.currency"],
    [{ ...good, currency: "Koin" }, "data.0.currency"],
    [{ ...good, currency: "rub" }, "data.0.currency"],
    [{ ...good, baht: 0 }, "data.0.baht"],
    [{ ...good, baht: -1 }, "data.0.baht"],
    [{ ...good, baht: "0.4" }, "data.0.baht"],
    [{ ...good, baht: 1e-9 }, "data.0.baht"],
    [{ ...good, quoted_on: "2026-02-30" }, "data.0.quoted_on"],
    [{ ...good, quoted_on: "2126-11-21" }, "data.0.quoted_on"],
  ])("are refused at their place: %j", (rate, path) => {
    const { error } = ratesInputSchema.safeParse({ data: [rate] });
    expect(error?.issues.map((issue) => issue.path.join("."))).toEqual([path]);
  });

  it("name each currency once, and keep what the column holds", () => {
    const { error } = ratesInputSchema.safeParse({ data: [good, { ...good, baht: 1 }] });
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["data.1.currency"]);
    expect(ratesInputSchema.parse({ data: [{ ...good, baht: 0.123456789 }] }).data[0]?.baht).toBe(0.12345679);
  });
});

/** Windows-1251, as the Bank of Russia sends it. */
function windows1251(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return point < 0x80 ? point : point - 0x410 + 0xc0;
  });
}

const valute = (code: string, nominal: string, name: string, value: string, unit = "") =>
  `<Valute ID="R01"><CharCode>${code}</CharCode><Nominal>${nominal}</Nominal><Name>${name}</Name><Value>${value}</Value>${unit}</Valute>`;

const russian = (day: string, valutes: string[]) =>
  windows1251(
    `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${day}" name="Foreign Currency Market">${valutes.join("")}</ValCurs>`,
  );

const sheet = [
  valute("IDR", "10000", "Рупий", "48,2917", "<VunitRate>0,00482917</VunitRate>"),
  valute("THB", "10", "Батов", "24,7800"),
  valute("USD", "1", "Доллар США", "80,2500"),
  valute("AUD", "1", "Австралийский доллар", "1 052,10"),
];

describe("a feed", () => {
  //
  it("of the Bank of Russia is read with its letters, commas and nominals", () => {
    expect(readFeed(russian("21.11.2026", sheet), "2026-11-22")).toEqual([
      { currency: "IDR", baht: 0.00194882, quoted_on: "2026-11-21" },
      { currency: "USD", baht: 32.38498789, quoted_on: "2026-11-21" },
      { currency: "RUB", baht: 0.40355125, quoted_on: "2026-11-21" },
    ]);
    const known = readFeed(russian("21.11.2026", sheet), "2026-11-22", ["AUD", "MYR"]);
    expect(known.find(({ currency }) => currency === "AUD")?.baht).toBeCloseTo(424.576, 2);
    expect(known).toHaveLength(4);
  });

  it("of the Bank of Russia that ends inside a rate does not count that rate", () => {
    const [idr = "", thb = ""] = sheet;
    const cut = windows1251(`<ValCurs Date="21.11.2026">${thb}${idr}`).slice(0, -"</Valute>".length);
    expect(readFeed(cut, "2026-11-22").map(({ currency }) => currency)).toEqual(["RUB"]);
  });

  it.each([
    ["elements without an end", (count: number) => `<ValCurs Date="21.11.2026">${"<Valute>".repeat(count)}`],
    ["heads without an end", (count: number) => "<ValCurs ".repeat(count)],
  ])("with %s is refused in a time that grows with its length alone", async (_, text) => {
    const bytes = new TextEncoder().encode(text(40_000));
    const read = () => expect(() => readFeed(bytes, "2026-11-22")).toThrow();
    expect(await processorTimeWithin(500, read)).toBeLessThan(500);
  });

  //
  it("of Frankfurter is read from any base, and is as old as its oldest row", () => {
    const row = (quote: string, rate: number, date = "2026-11-20", base = "EUR") => ({
      date,
      base,
      quote,
      rate,
    });
    const rows = [
      row("THB", 37.6),
      row("USD", 1.16, "2026-11-19"),
      row("IDR", 19_300),
      row("USD", 9, "2026-11-18", "GBP"),
    ];
    const found = readFeed(new TextEncoder().encode(JSON.stringify(rows)), "2026-11-22");
    expect(found).toEqual([
      { currency: "IDR", baht: 0.00194819, quoted_on: "2026-11-18" },
      { currency: "USD", baht: 32.4137931, quoted_on: "2026-11-18" },
      { currency: "EUR", baht: 37.6, quoted_on: "2026-11-18" },
    ]);
  });

  it("of tomorrow is of today", () => {
    expect(readFeed(russian("23.11.2026", sheet), "2026-11-22")[0]?.quoted_on).toBe("2026-11-22");
  });

  it.each([
    ["a page", "<!doctype html><html><body>Maintenance</body></html>"],
    ["nothing", ""],
    ["another object", '{"amount":1,"base":"EUR","rates":{"THB":37.6}}'],
    ["no baht", JSON.stringify([{ date: "2026-11-20", base: "EUR", quote: "USD", rate: 1.1 }])],
    ["a rate of zero", JSON.stringify([{ date: "2026-11-20", base: "EUR", quote: "THB", rate: 0 }])],
    ["no day", `<ValCurs name="x">${sheet.join("")}</ValCurs>`],
    ["an encoding that is none", `<?xml version="1.0" encoding="klingon"?><ValCurs Date="21.11.2026"/>`],
  ])("that is %s is refused", (_, text) => {
    expect(() => readFeed(new TextEncoder().encode(text), "2026-11-22")).toThrow();
  });

  //
  it("is written where it moved by a percent or is a week newer, and refused where it is far off", () => {
    const stored = { currency: "RUB", baht: 0.4, source: "feed", quoted_on: "2026-11-10" } as const;
    const quote = (baht: number, quoted_on = "2026-11-11") =>
      judgeQuote({ currency: "RUB", baht, quoted_on }, stored);
    expect(quote(0.4039)).toBe("known");
    expect(quote(0.4041)).toBe("news");
    expect(quote(0.3959)).toBe("news");
    expect(quote(0.4, "2026-11-16")).toBe("known");
    expect(quote(0.4, "2026-11-17")).toBe("news");
    expect(quote(0.46)).toBe("refused");
    expect(quote(0.34)).toBe("refused");
    expect(quote(0.41, "2026-11-09")).toBe("known");
    expect(judgeQuote({ currency: "RUB", baht: 0.46, quoted_on: "2026-11-11" }, undefined)).toBe("news");
    const example = { ...stored, source: "demo" } as const;
    expect(judgeQuote({ currency: "RUB", baht: 0.9, quoted_on: "2026-11-09" }, example)).toBe("news");
  });
});
