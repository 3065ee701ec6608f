import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typedValueHint } from "@/components/admin/form/number-field";
import { numberProblem } from "@/lib/core/content/field-kinds";
import { plainNumber, readTypedNumber, typedNumber } from "@/lib/core/typed-number";

const number = (value: number) => ({ kind: "number", value });
const ambiguous = (...readings: number[]) => ({ kind: "ambiguous", readings });
const none = { kind: "none" };

//
describe("a typed amount of money", () => {
  it.each([
    ["1.519.000", 1_519_000],
    ["1,519,000", 1_519_000],
    ["1 519 000", 1_519_000],
    ["1\u00a0519\u00a0000", 1_519_000],
    ["1\u202f519\u202f000,50", 1_519_000.5],
    ["1'519'000.50", 1_519_000.5],
    ["1’519’000.50", 1_519_000.5],
    ["1.519.000,50", 1_519_000.5],
    ["1,519,000.5", 1_519_000.5],
    ["50.000", 50_000],
    ["50,000", 50_000],
    ["519.000", 519_000],
    ["1.234", 1_234],
    ["1234,5", 1_234.5],
    ["1234.567", 1_234.567],
    ["37,6", 37.6],
    ["37.6", 37.6],
    ["1.5", 1.5],
    [".5", 0.5],
    ["0,500", 0.5],
    ["0", 0],
    [" 900 ", 900],
    ["-5", -5],
    ["\u22121.500", -1_500],
    ["+7,5", 7.5],
    ["Rp 1.519.000", 1_519_000],
    ["Rp50.000,-", 50_000],
    ["Rp. 50.000,00", 50_000],
    ["฿1,500", 1_500],
    ["IDR 2.300.000", 2_300_000],
    ["-Rp 500", -500],
    ["4 600 THB", 4_600],
    ["29,50 US$", 29.5],
    ["1 500 руб.", 1_500],
  ])("%j is %d", (text, value) => {
    expect(readTypedNumber(text, 2)).toEqual(number(value));
  });

  it.each([
    ["1,519.000", 1_519_000, 1_519],
    ["1.350,500", 1_350_500, 1_350.5],
    ["1 519.000", 1_519_000, 1_519],
  ])("%j can be %d or %d", (text, ...readings) => {
    expect(readTypedNumber(text, 2)).toEqual(ambiguous(...readings));
  });

  it.each([
    "",
    "abc",
    "-",
    ".",
    "5.",
    "1,",
    "12.34.567",
    "1.51.9",
    "1.519,000.000",
    "1,519.000,5",
    "1 51",
    "1  519",
    "37, 6",
    "500rb",
    "5 jt",
    "500k",
    "1e3",
    "12 kg",
    "THB 5 THB",
    "--5",
    "1.2.3",
    "012.5",
    "0.500.000",
    "5%",
    "٥",
  ])("%j is no number", (text) => {
    expect(readTypedNumber(text, 2)).toEqual(none);
  });
});

describe("a typed number with more decimals", () => {
  it.each([
    ["0.002", 0.002],
    ["0,00213", 0.00213],
    [".500", 0.5],
    ["32.4150", 32.415],
    ["32.41", 32.41],
    ["1234.567", 1_234.567],
    ["1.234,567", 1_234.567],
    ["1.519.000", 1_519_000],
  ])("%j is %d", (text, value) => {
    expect(readTypedNumber(text, 8)).toEqual(number(value));
  });

  //
  it("is either of two where three digits may be thousands or decimals", () => {
    expect(readTypedNumber("32.415", 8)).toEqual(ambiguous(32_415, 32.415));
    expect(numberProblem("32.415", 8)).toBe(
      '"32.415" bisa berarti 32415 atau 32,4150. Tulis salah satu seperti itu.',
    );
    expect(numberProblem("1,519.000", 2)).toBe(
      '"1,519.000" bisa berarti 1519000 atau 1519. Tulis salah satu seperti itu.',
    );
    expect(numberProblem("32,4150", 8)).toBeUndefined();
  });
});

const locales = ["id", "en", "ru", "de", "de-CH", "fr", "th", "sv"];

/** A number with so many decimals, as people may want to type one. */
const amounts = (decimals: number, most: number) =>
  fc
    .tuple(fc.integer({ min: -most, max: most }), fc.nat({ max: 10 ** decimals - 1 }))
    .map(([whole, part]) => Number(`${whole}.${String(part).padStart(decimals, "0")}`));

describe("a number of any locale", () => {
  //
  it("reads as the same amount of money", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        amounts(2, 999_999_999),
        fc.nat({ max: 2 }),
        (locale, value, least) => {
          const text = new Intl.NumberFormat(locale, { minimumFractionDigits: least }).format(value);
          expect([text, typedNumber(text, 2)]).toEqual([text, value]);
        },
      ),
    );
  });

  it("reads as the same rate, or says that this is one of two readings", () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), amounts(8, 999_999), (locale, value) => {
        const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 8 }).format(value);
        const reading = readTypedNumber(text, 8);
        const readings = reading.kind === "ambiguous" ? reading.readings : [typedNumber(text, 8)];
        expect(readings).toContain(value);
      }),
    );
  });

  it("has one reading, the same for every field, where a form writes it", () => {
    fc.assert(
      fc.property(amounts(8, 999_999_999), fc.nat({ max: 8 }), (value, decimals) => {
        expect(readTypedNumber(plainNumber(value), decimals)).toEqual(number(value));
      }),
    );
    expect([0.00000001, 32.415, 1_519_000, 37.6].map(plainNumber)).toEqual([
      "0.00000001",
      "32.4150",
      "1519000",
      "37.6",
    ]);
  });

  it("is finite, whatever the text", () => {
    const marks = fc.constantFrom("0", "1", "37", "519", "000", ".", ",", " ", "'", "-", "Rp", "THB");
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 9 }), fc.nat({ max: 8 }), (parts, decimals) => {
        const reading = readTypedNumber(parts.join(""), decimals);
        const values =
          reading.kind === "none" ? [] : reading.kind === "number" ? [reading.value] : reading.readings;
        expect(values.every(Number.isFinite)).toBe(true);
        expect(reading.kind === "ambiguous" && reading.readings[0] === reading.readings[1]).toBe(false);
      }),
    );
  });
});

//
describe("what stands beside a number input", () => {
  it("is the number that will be saved, in its currency", () => {
    expect(typedValueHint("1519000", { decimals: 2, currency: "IDR" })).toBe("Disimpan: Rp 1.519.000");
    expect(typedValueHint("1234,5", { decimals: 2, currency: "THB" })).toBe("Disimpan: THB 1.234,50");
    expect(typedValueHint("0,00213", { decimals: 8 })).toBe("Disimpan: 0,00213");
    expect(typedValueHint("1.440", { decimals: 0 })).toBe("Disimpan: 1.440");
  });

  it("is a question where the text has two readings, and nothing where it has none or needs none", () => {
    expect(typedValueHint("32.415", { decimals: 8 })).toContain("bisa berarti 32415 atau 32,4150");
    expect([typedValueHint("", { decimals: 2 }), typedValueHint("1,", { decimals: 2 })]).toEqual([
      null,
      null,
    ]);
    expect(typedValueHint("12", { decimals: 0 })).toBeNull();
  });
});
