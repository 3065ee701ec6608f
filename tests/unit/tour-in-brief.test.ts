import { describe, expect, it } from "vitest";
import { childPrice, includedInBrief } from "@/lib/tours/in-brief";
import type { Tour } from "@/lib/tours/schema";

const items = (type: "included" | "excluded", texts: string[]): Tour["included_excluded"] =>
  texts.map((en, id) => ({ id, type, description: { en, ru: `${en} (да)` }, shared_text_id: null }));

describe("what is included, in one line", () => {
  //
  it("names the first items without their remarks, and how many follow", () => {
    const included_excluded = [
      ...items("excluded", ["Tips"]),
      ...items("included", [
        "Shared hotel transfer both ways (Patong, Kata, Karon)",
        "English-speaking guide",
        "Buffet lunch with Thai dishes and vegetarian options",
        "Towels",
      ]),
    ];
    expect(includedInBrief({ included_excluded })).toEqual({
      named: [
        { en: "Shared hotel transfer both ways", ru: "Shared hotel transfer both ways" },
        { en: "English-speaking guide", ru: "English-speaking guide" },
      ],
      more: 2,
    });
  });

  it("names one long item, and nothing where the tour lists none", () => {
    const long = "A private boat of your own with captain, crew, lunch on board and all national park fees";
    expect(includedInBrief({ included_excluded: items("included", [long]) })).toMatchObject({
      named: [{ en: long }],
      more: 0,
    });
    expect(includedInBrief({ included_excluded: items("excluded", ["Tips"]) })).toBeNull();
  });
});

describe("the price for children", () => {
  const line = (kind: "adult" | "child" | null, price: number) => ({ kind, price });

  //
  it("is that of the first line for children with a price", () => {
    const prices = [line("adult", 2300), line("child", 0), line("child", 1800), line("child", 900)];
    expect(childPrice({ prices })).toEqual(line("child", 1800));
    expect(childPrice({ prices: [line("adult", 2300), line(null, 900)] })).toBeUndefined();
  });
});
