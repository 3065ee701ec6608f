import { describe, expect, it } from "vitest";
import { undoneValues } from "@/lib/history/undone-values";
import { tourFields } from "@/lib/tours/fields";

const line = (en: string, price: number) => ({ service_type: { en }, price, description: { en: "x" } });
const season = (starting_price: number, prices: (number | null)[]) => ({
  ...{ from: "11-01", until: "04-30", name: { en: "High" }, starting_price, original_price: null },
  ...{ prices, rough: false, note: null },
});
const before = {
  starting_price: 100,
  prices: [line("Adult", 100), line("Child", 50)],
  seasons: [season(150, [150, null])],
};
const after = {
  starting_price: 110,
  prices: [line("Adult", 110), line("Child", 55)],
  seasons: [season(165, [165, null])],
};
const undone = (now: Record<string, unknown>) => undoneValues(tourFields, { before, after, now });

describe("taking a batch back from a record", () => {
  it("gives everything its value from before", () => {
    expect(undone(after)).toEqual({ set: before, kept: [] });
  });

  it("keeps and names what was edited since", () => {
    const now = {
      ...after,
      ...{
        starting_price: 120,
        prices: [line("Adult", 111), line("Child", 55)],
        seasons: [season(165, [170, null])],
      },
    };
    expect(undone(now)).toEqual({
      set: { prices: [line("Adult", 111), line("Child", 50)], seasons: [season(150, [170, null])] },
      kept: ["starting_price", "prices.0.price", "seasons.0.prices.0"],
    });
  });

  it("finds lines again where they were moved, and leaves new ones alone", () => {
    const now = { ...after, prices: [line("Infant", 110), line("Child", 55), line("Adult", 110)] };
    expect(undone(now).set.prices).toEqual([line("Infant", 110), line("Child", 50), line("Adult", 100)]);
  });

  it("names a line that was removed since", () => {
    const now = { ...after, prices: [line("Adult", 110)] };
    expect(undone(now)).toMatchObject({ set: { prices: [line("Adult", 100)] }, kept: ["prices.1"] });
  });

  it("takes back one language of a text, also where it was not there before", () => {
    const texts = (en: string, ru?: string) => ({ name: { en, ...(ru && { ru }) } });
    const three = { before: texts("A"), after: texts("A", "Б"), now: texts("Another", "Б") };
    expect(undoneValues(tourFields, three)).toEqual({ set: texts("Another"), kept: [] });
  });

  it("writes nothing where everything was taken back by hand", () => {
    expect(undone(before)).toEqual({ set: {}, kept: [] });
  });
});
