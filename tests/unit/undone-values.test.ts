import { describe, expect, it } from "vitest";
import { undoneValues } from "@/lib/core/history/undone-values";
import { tourFields } from "@/lib/tours/fields";

const line = (en: string, price: number) => ({ service_type: { en }, price, description: { en: "x" } });
const season = (starting_price: number, prices: (number | null)[]) => ({
  from: "11-01",
  until: "04-30",
  name: { en: "High" },
  starting_price,
  original_price: null,
  prices,
  rough: false,
  note: null,
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

  //
  it("keeps and names what was edited since", () => {
    const now = {
      ...after,
      starting_price: 120,
      prices: [line("Adult", 111), line("Child", 55)],
      seasons: [season(165, [170, null])],
    };
    expect(undone(now)).toEqual({
      set: { prices: [line("Adult", 111), line("Child", 50)], seasons: [season(150, [170, null])] },
      kept: ["starting_price", "prices.0.price", "seasons.0.prices.0"],
    });
  });

  //
  it("finds lines again where they were moved, and leaves new ones alone", () => {
    const now = { ...after, prices: [line("Infant", 110), line("Child", 55), line("Adult", 110)] };
    expect(undone(now).set.prices).toEqual([line("Infant", 110), line("Child", 50), line("Adult", 100)]);
  });

  const bySeason = {
    before: { prices: before.prices, seasons: [season(150, [150, 80]), season(99, [90, null])] },
    after: { prices: before.prices, seasons: [season(165, [165, 88]), season(99, [99, null])] },
  };

  //
  it.each([
    [
      "of two lines that changed their order",
      [1, 0],
      [
        [80, 150],
        [null, 90],
      ],
      [],
    ],
    [
      "of a line before which another was added",
      [null, 0, 1],
      [
        [7, 150, 80],
        [7, 90, null],
      ],
      [],
    ],
    ["of a line that stands alone", [1], [[80], [null]], ["seasons.0.prices.0", "seasons.1.prices.0"]],
  ])("gives season prices back to their lines: %s", (_, order, expected, kept) => {
    const { prices, seasons } = bySeason.after;
    const lines = order.map((at) => (at === null ? line("Infant", 7) : prices[at]));
    const moved = seasons.map((each) => ({
      ...each,
      prices: order.map((at) => (at === null ? 7 : (each.prices[at] ?? null))),
    }));
    const undone = undoneValues(tourFields, { ...bySeason, now: { prices: lines, seasons: moved } });
    expect(undone.set.seasons).toMatchObject(expected.map((prices) => ({ prices })));
    expect(undone.kept).toEqual(kept);
  });

  //
  it("gives season prices back to their lines where the batch had made them the same", () => {
    const lines = before.prices;
    const undone = undoneValues(tourFields, {
      before: { prices: lines, seasons: [season(150, [150, 160])] },
      after: { prices: lines, seasons: [season(150, [200, 200])] },
      now: { prices: lines.toReversed(), seasons: [season(150, [200, 200])] },
    });
    expect(undone.set.seasons).toMatchObject([{ prices: [160, 150] }]);
  });

  it("names a line that was removed since", () => {
    const now = { ...after, prices: [line("Adult", 110)], seasons: [season(165, [165])] };
    expect(undone(now)).toEqual({
      set: { starting_price: 100, prices: [line("Adult", 100)], seasons: [season(150, [150])] },
      kept: ["prices.1"],
    });
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
