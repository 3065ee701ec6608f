import fc from "fast-check";
import { describe, expect, it } from "vitest";
import "@/app/api/[[...path]]/route";
import { emptyCalendar } from "@/lib/core/calendar/calendar";
import { pagerItems, readPage } from "@/lib/core/content/pagination";
import { languages } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { kindPaths } from "@/lib/tours/kinds";
import { lengths, sorts } from "@/lib/tours/list/filters";
import { chips, isChosen, isFiltered, readListState } from "@/lib/tours/list/list-state";
import { toursPath } from "@/lib/tours/pages/paths";
import { proposedCodes } from "@/lib/tours/pickup-areas/proposals";
import { priceOn } from "@/lib/tours/pricing/price-on";
import { apiAddress, pageAddress } from "@/server/page-cache/cache-keys";

function pager(page: number, lastPage: number): string {
  return pagerItems(page, lastPage)
    .map((mark) => (mark === "gap" ? "…" : mark))
    .join(" ");
}

//
describe("pager", () => {
  it.each([
    [1, 1, "1"],
    [1, 2, "1 2"],
    [2, 3, "1 2 3"],
    [1, 7, "1 2 3 … 7"],
    [3, 7, "1 2 3 4 … 7"],
    [4, 7, "1 2 3 4 5 6 7"],
    [5, 7, "1 … 4 5 6 7"],
    [7, 7, "1 … 5 6 7"],
    [10, 20, "1 … 9 10 11 … 20"],
    [1, 4, "1 2 3 4"],
    [1, 5, "1 2 3 4 5"],
  ])("page %i of %i: %s", (page, lastPage, shown) => {
    expect(pager(page, lastPage)).toBe(shown);
  });

  //
  it("always holds the first, the current and the last page, in order, and hides at least two behind an ellipsis", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (one, other) => {
        const page = Math.min(one, other);
        const lastPage = Math.max(one, other);
        const marks = pagerItems(page, lastPage);
        const numbers = marks.filter((mark) => mark !== "gap");
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, lastPage]));
        for (const [index, mark] of marks.entries()) {
          const [before, after] = [marks[index - 1], marks[index + 1]];
          if (mark === "gap") expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof after === "number") expect(after - mark).toBe(1);
        }
      }),
    );
  });
});

describe("the page of an address", () => {
  it.each([
    [undefined, 1],
    ["1", "first"],
    ["2", 2],
    ["0", null],
    ["-1", null],
    ["abc", null],
    ["02", null],
    ["2.5", null],
    ["1e3", null],
    ["", null],
    ["99999999999999999999", null],
  ])("?page=%s", (value, page) => {
    expect(readPage(value)).toBe(page);
  });
});

describe("the state of a list", () => {
  it("trims and cuts a search, without cutting a character in two", () => {
    expect(readListState({ search: "  phi phi " })?.search).toBe("phi phi");
    expect(readListState({ search: "a".repeat(300) })?.search).toHaveLength(100);
    expect([...(readListState({ search: "🐘".repeat(300) })?.search ?? "")]).toHaveLength(100);
    expect(readListState({ search: "\0" })?.search).toBe("");
  });

  //
  it("knows the categories, and that `other` is a private service", () => {
    expect(readListState({})?.tag).toBeNull();
    expect(readListState({ category: "all" })).toMatchObject({ tag: null, category: "" });
    expect(readListState({ category: "1_day_trip" })?.tag).toBe("1_day_trip");
    expect(readListState({ category: "other" })?.category).toBe("private_service");
  });

  it("is none for an unknown category or page", () => {
    expect(readListState({ category: "cruise" })).toBeNull();
    expect(readListState({ page: "0" })).toBeNull();
  });

  //
  it.each(["max=0", "max=03", "max=x", "max=1234567890", "sort=cheap", "for=fast", "area=Mars", "length=x"])(
    "is none for an unknown filter: %s",
    (query) => {
      expect(readListState(Object.fromEntries(new URLSearchParams(query)))).toBeNull();
    },
  );

  it("is filtered by a search or a category, not by a page", () => {
    const filtered = (params: Record<string, string>) => {
      const state = readListState(params);
      return state && isFiltered(state);
    };
    expect(filtered({ page: "2" })).toBe(false);
    expect(filtered({ search: " " })).toBe(false);
    expect(filtered({ search: "phi" })).toBe(true);
    expect(filtered({ category: "open_trip" })).toBe(true);
  });
});

const at = (query: string) => pageAddress("/en/tours", new URLSearchParams(query));

describe("a list", () => {
  //
  it("of a day is one page, cached with the searches", () => {
    const key = "/en/tours?category=1_day_trip&date=2027-03-03&page=2";
    for (const query of [
      "date=2027-03-03&page=2&category=1_day_trip",
      "page=2&x=1&category=1_day_trip&date=2027-03-03",
    ]) {
      expect(at(query)).toMatchObject({
        language: "en",
        url: key,
        keep: false,
        template: { url: "/en/tours?page=2", noindex: true },
      });
    }
    for (const none of ["date=2027-02-30", "date=x", "date="]) {
      const template = { url: "/en/tours", noindex: false };
      expect(at(none)).toMatchObject({ language: "en", url: "/en/tours", keep: true, template });
    }
    expect(readListState({ date: "2027-03-03" })).toMatchObject({ date: "2027-03-03" });
    expect(isFiltered({ page: 1, search: "", category: "", tag: null, date: "2027-03-03" })).toBe(true);
  });
});

describe("a list with filters", () => {
  //
  it("is one page, cached with the searches, in one order of parameters", () => {
    const key =
      "/en/tours?search=phi&category=1_day_trip&date=2027-03-03&for=calm.children&area=kata&length=day&max=3000&sort=price&page=2";
    const pairs = [...new URL(key, "http://localhost").searchParams];
    fc.assert(
      fc.property(fc.shuffledSubarray(pairs, { minLength: pairs.length }), (shuffled) => {
        const found = at(String(new URLSearchParams(shuffled)));
        expect(found).toMatchObject({
          language: "en",
          url: key,
          keep: false,
          template: { url: "/en/tours?page=2", noindex: true },
        });
      }),
    );
    expect(at("sort=price&sort=rate")).toMatchObject({ url: "/en/tours?sort=price", keep: false });
    const template = { url: "/en/tours", noindex: false };
    expect(at("search=&max=&sort=&date=")).toMatchObject({
      language: "en",
      url: "/en/tours",
      keep: true,
      template,
    });
    expect(at("sort=cheap")).toMatchObject({ keep: false });
  });

  //
  it("in whatever combination displaces no plain page and no plain list of the API", () => {
    const filters = fc.record(
      {
        for: fc
          .uniqueArray(fc.constantFrom("calm", "children", "halal"), { minLength: 1 })
          .map((each) => each.join(".")),
        area: fc.constantFrom(...proposedCodes),
        length: fc.constantFrom(...lengths),
        max: fc.integer({ min: 1, max: 9_999_999 }).map(String),
        sort: fc.constantFrom(...sorts),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filters, (chosen) => {
        fc.pre(Object.keys(chosen).length > 0);
        const query = new URLSearchParams(chosen);
        expect(pageAddress("/ru/tours", query)).toMatchObject({ keep: false });
        for (const path of ["/api/packages", "/api/packages/facets"]) {
          expect(apiAddress(path, new URLSearchParams({ tour_type: "1", ...chosen }))).toMatchObject({
            keep: false,
          });
        }
      }),
    );
  });

  //
  it("has the same page for all guests and places", () => {
    const page = pageAddress("/en/tours", new URLSearchParams("date=2026-12-25"));
    const asked = "date=2026-12-25&adults=2&children=6.9&stay=Kata+Palm";
    expect(pageAddress("/en/tours", new URLSearchParams(asked))).toEqual(page);
    expect(page).toMatchObject({ url: "/en/tours?date=2026-12-25", keep: false });
  });

  //
  it("has a page for each party of a visitor without script, in one spelling, which is not kept", () => {
    const sent = at("date=2026-12-25&adults=2&children=9%2C+6&stay=Patong&quoted=1");
    const url = "/en/tours?date=2026-12-25&adults=2&children=6.9&stay=Patong&quoted=1";
    expect(sent).toMatchObject({ url, keep: false, template: { noindex: true } });
    expect(at(url.split("?")[1] ?? "")).toEqual(sent);
    expect(at("quoted=1&adults=-3&children=99")).toMatchObject({ url: "/en/tours?quoted=1", keep: false });
    expect(at("quoted=&adults=2")).toMatchObject({ url: "/en/tours", keep: true });
    const tour = pageAddress("/en/tours/similan-11", new URLSearchParams("stay=Kata&quoted=1&x=1"));
    expect(tour).toMatchObject({
      url: "/en/tours/similan-11?stay=Kata&quoted=1",
      keep: false,
      template: null,
    });
    expect(pageAddress("/en/tours/similan-11", new URLSearchParams("stay=Kata"))).toMatchObject({
      keep: true,
    });
  });

  //
  it("has what is needed in alphabetical order, each once, and leads there from other spellings", () => {
    const respelt = (query: string) => {
      const params = new URLSearchParams(query);
      return readListState({ for: params.getAll("for") });
    };
    expect(respelt("for=calm.children")).toMatchObject({ for: "calm.children", respelt: false });
    expect(respelt("for=")).toMatchObject({ for: undefined, respelt: false });
    for (const query of [
      "for=children&for=calm",
      "for=calm&for=children",
      "for=children.calm",
      "for=calm.children.calm",
      "for=calm..children",
    ]) {
      expect(respelt(query)).toMatchObject({ for: "calm.children", respelt: true });
      expect(pageAddress("/en/tours", new URLSearchParams(query))).toMatchObject({ keep: false });
    }
    expect(respelt(`for=${Array(30).fill("calm").join(".")}`)).toMatchObject({ for: "calm", respelt: true });
  });
});

//
describe.each(kindPaths)("the chips of %s", (kind) => {
  //
  it("each highlight themselves alone in the list they lead to", () => {
    for (const chip of chips[kind]) {
      const { searchParams } = new URL(toursPath("en", kind, chip), "http://localhost");
      const state = readListState(Object.fromEntries(searchParams));
      expect(state).not.toBeNull();
      expect(chips[kind].filter((each) => state && isChosen(each, state))).toEqual([chip]);
    }
  });

  it("include one for all tours, which is the plain list", () => {
    expect(chips[kind].map((chip) => toursPath("en", kind, chip))).toContain(`/en/${kind}`);
  });

  it("have different words in each language", () => {
    for (const language of languages) {
      const words = chips[kind].map(({ label }) => translate(language)(`tours.chips.${label}`));
      expect(new Set(words).size).toBe(words.length);
    }
  });
});

//
describe("the price that is shown", () => {
  it.each([
    [1900, 2500, { starting: 1900, original: 2500, percent: 24 }],
    [999, 1000, { starting: 999, original: 1000, percent: 0 }],
    [1000, 1000, { starting: 1000, original: null, percent: 0 }],
    [1000, 900, { starting: 1000, original: null, percent: 0 }],
    [1000, null, { starting: 1000, original: null, percent: 0 }],
    [0, null, null],
    [0, 1000, null],
    [null, 1000, null],
  ])("starting %s, original %s", (starting_price, original_price, shown) => {
    expect(priceOn({ starting_price, original_price, calendar: emptyCalendar }, null).shown).toEqual(shown);
  });
});
