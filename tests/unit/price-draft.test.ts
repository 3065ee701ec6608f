import { describe, expect, it } from "vitest";
import { newPriceDraft, priceDraftErrors, priceRequest } from "@/components/admin/tours/prices/price-draft";
import { keptTexts } from "@/lib/registry/history/kept-texts";
import { batchText } from "@/lib/tours/batch-words";
import { priceChangeInput } from "@/lib/tours/price-changes/change";

const typed = { ...newPriceDraft, value: "7,5" };

//
describe("a typed amount", () => {
  const asked = (draft: Partial<typeof newPriceDraft>) => priceRequest({ ...newPriceDraft, ...draft }, [1]);

  it("may have marks between thousands", () => {
    expect(asked({ kind: "amount", value: "50.000", step: "10.000" })).toMatchObject({
      change: { amount: 50_000 },
      round: { step: 10_000 },
    });
    expect(asked({ kind: "amount", value: "Rp 1.350,50", direction: "down" }).change).toEqual({
      amount: -1_350.5,
    });
    expect(asked({ value: "7,5" }).change).toEqual({ percent: 7.5 });
  });

  it("that could be read in two ways is refused with both", () => {
    const error = '"2.500" bisa berarti 2500 atau 2,5. Tulis salah satu seperti itu.';
    expect(priceDraftErrors({ ...newPriceDraft, value: "2.500" })).toEqual({ value: error });
    expect(priceDraftErrors({ ...newPriceDraft, kind: "amount", value: "2.500" })).toEqual({});
    expect(priceDraftErrors({ ...newPriceDraft, kind: "amount", value: "2,500.000" }).value).toContain(
      "2500000",
    );
  });

  it.each(["-5", "5 %", "", "500rb"])("%j is refused", (value) => {
    expect(priceDraftErrors({ ...newPriceDraft, value })).toEqual({
      value: "Tulis angka di atas 0, misalnya 7,5 atau 50.000.",
    });
  });
});

describe("what the dialog holds", () => {
  it("says what is missing", () => {
    const wrong = (draft: Partial<typeof newPriceDraft>) =>
      Object.keys(priceDraftErrors({ ...typed, ...draft }));
    expect(wrong({ value: "" })).toEqual(["value"]);
    expect(wrong({})).toEqual([]);
    expect(wrong({ value: "0" })).toEqual(["value"]);
    expect(wrong({ fields: [] })).toEqual(["fields"]);
    expect(wrong({ step: "0" })).toEqual(["step"]);
    expect(wrong({ step: "", rounding: "none" })).toEqual([]);
    expect(wrong({ kind: "clear_original", fields: ["prices"] })).toEqual(["original"]);
    expect(wrong({ kind: "clear_original", value: "" })).toEqual([]);
  });

  //
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

//
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
    const kept = ["starting_price", "prices.1.price"].map((path) => ({
      entity: "tour" as const,
      id: 1,
      name: "Karang",
      path,
    }));
    expect(keptTexts({ kept })).toEqual(["Karang: Harga Mulai", "Karang: Opsi 2 – Harga"]);
  });
});
