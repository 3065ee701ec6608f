import { describe, expect, it } from "vitest";
import {
  draftErrors,
  newPriceDraft,
  priceRequest,
  typedAmount,
} from "@/components/admin/tours/prices/price-draft";
import { batchText, keptTexts } from "@/lib/history/batch-words";
import { priceChangeInput } from "@/lib/tours/prices/change";

const typed = { ...newPriceDraft, value: "7,5" };

describe("a typed amount", () => {
  it.each([
    ["7,5", 7.5],
    [" 7.5 ", 7.5],
    ["50", 50],
    // Guessing which mark is which could change prices a thousandfold.
    ["1.350,50", null],
    ["-5", null],
    ["5 %", null],
    ["", null],
  ])("%j is %j", (text, value) => {
    expect(typedAmount(text)).toBe(value);
  });
});

describe("what the dialog holds", () => {
  it("says what is missing", () => {
    expect(draftErrors(newPriceDraft)).toEqual(["value"]);
    expect(draftErrors(typed)).toEqual([]);
    expect(draftErrors({ ...typed, value: "0" })).toEqual(["value"]);
    expect(draftErrors({ ...typed, fields: [] })).toEqual(["fields"]);
    expect(draftErrors({ ...typed, step: "0" })).toEqual(["step"]);
    expect(draftErrors({ ...typed, step: "", rounding: "none" })).toEqual([]);
    expect(draftErrors({ ...typed, kind: "clear_original", fields: ["prices"] })).toEqual(["original"]);
    expect(draftErrors({ ...newPriceDraft, kind: "clear_original" })).toEqual([]);
  });

  it("is a request that the API takes", () => {
    const drafts = [
      typed,
      { ...typed, direction: "down" as const, rounding: "none" as const },
      { ...typed, kind: "amount" as const },
      { ...typed, kind: "clear_original" as const },
    ];
    const requests = drafts.map((draft) => priceRequest(draft, [1, 2]));
    for (const request of requests) expect(priceChangeInput.parse(request)).toEqual(request);
    expect(requests.map(({ change, round }) => ({ ...change, round }))).toEqual([
      { percent: 7.5, round: { step: 50, mode: "nearest" } },
      { percent: -7.5, round: null },
      { amount: 7.5, round: { step: 50, mode: "nearest" } },
      { clear_original: true, round: null },
    ]);
  });
});

describe("a batch in words", () => {
  const text = (request: object) =>
    batchText({ kind: "prices", request: { ...priceRequest(typed, [1]), ...request } });

  it("says what was asked for", () => {
    expect(text({})).toBe(
      "Naik 7,5%, dibulatkan ke kelipatan 50 terdekat: Harga Mulai, Harga Sebelum Diskon, Opsi Harga, Harga musim",
    );
    expect(text({ change: { amount: -1500 }, round: null, fields: ["prices"] })).toBe(
      "Turun 1.500: Opsi Harga",
    );
    expect(text({ change: { clear_original: true }, round: null, fields: ["original_price"] })).toBe(
      "Harga Sebelum Diskon dikosongkan: Harga Sebelum Diskon",
    );
    expect(batchText({ kind: "prices", request: { of: "another time" } })).toBe("");
  });

  it("names what an undo left as it is", () => {
    const kept = ["starting_price", "prices.1.price"].map((path) => ({ id: 1, name: "Karang", path }));
    expect(keptTexts({ kept })).toEqual(["Karang: Harga Mulai", "Karang: Opsi 2 – Harga"]);
  });
});
