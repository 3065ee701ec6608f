import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { storedValueText } from "@/lib/core/content/field-labels";
import { type Choice, differences, mergeVersions, obviousChoices } from "@/lib/core/forms/merge-versions";
import { listLines, readableValue } from "@/lib/core/forms/value-texts";
import { isSame } from "@/lib/core/forms/values";
import { alignMerge } from "@/lib/core/history/align-merge";
import { tourFields } from "@/lib/tours/fields";
import { detached } from "@/lib/tours/shared-texts/origin";

const base = {
  name: { en: "Phi Phi", id: "Phi Phi", ru: "" },
  code: "PP",
  faqs: [{ question: { en: "When?" } }, { question: { en: "Where?" } }],
};

function pathsOf(mine: unknown, theirs: unknown) {
  return differences(base, mine, theirs).map(({ path, changedBy }) => [path, changedBy]);
}

describe("differences", () => {
  it("names each field that one side or both changed", () => {
    const mine = { ...base, name: { ...base.name, en: "Mine", ru: "Моё" }, code: "X" };
    const theirs = { ...base, name: { ...base.name, en: "Theirs", id: "Mereka" }, code: "X" };
    expect(pathsOf(mine, theirs)).toEqual([
      ["name.en", "both"],
      ["name.id", "them"],
      ["name.ru", "me"],
    ]);
  });

  it("takes a list as one field", () => {
    const mine = { ...base, faqs: base.faqs.slice(1) };
    const theirs = { ...base, faqs: [...base.faqs, { question: { en: "Who?" } }] };
    expect(pathsOf(mine, theirs)).toEqual([["faqs", "both"]]);
  });

  it("knows no difference between missing, null and empty", () => {
    expect(pathsOf({ ...base, extra: "" }, { ...base, name: { en: "Phi Phi", id: "Phi Phi" } })).toEqual([]);
    expect(differences({ alt: {} }, { alt: { en: "" } }, { alt: null })).toEqual([]);
  });

  it("tells a field that became a list from one that did not", () => {
    expect(differences({ a: null }, { a: ["x"] }, { a: "" })).toMatchObject([{ path: "a", changedBy: "me" }]);
  });
});

describe("mergeVersions", () => {
  const mine = { ...base, name: { ...base.name, en: "Mine", ru: "Моё" } };
  const theirs = { ...base, name: { ...base.name, en: "Theirs", id: "Mereka" }, code: "NEW" };
  const found = differences(base, mine, theirs);

  //
  it("leaves only what both changed to be decided", () => {
    expect(obviousChoices(found)).toEqual({ "name.id": "theirs", "name.ru": "mine", code: "theirs" });
  });

  it.each([
    ["mine", "Mine"],
    ["theirs", "Theirs"],
  ] as const)("keeps %s where that was chosen, and both sides' own changes", (choice, english) => {
    const merged = mergeVersions(mine, found, { ...obviousChoices(found), "name.en": choice });
    expect(merged).toEqual({ ...base, name: { en: english, id: "Mereka", ru: "Моё" }, code: "NEW" });
  });

  it("changes neither version", () => {
    const before = structuredClone(mine);
    mergeVersions(mine, found, Object.fromEntries(found.map(({ path }) => [path, "theirs" as const])));
    expect(mine).toEqual(before);
  });

  const leaf = fc.oneof(fc.constantFrom("", "a", "b"), fc.constant(null));
  const text = fc.record({ en: leaf, id: leaf }, { requiredKeys: [] });
  const record = fc.record(
    { title: leaf, name: text, list: fc.array(text, { maxLength: 2 }), deep: fc.record({ text }) },
    { requiredKeys: [] },
  );
  const all = (found: { path: string }[], choice: Choice) =>
    Object.fromEntries(found.map(({ path }) => [path, choice]));

  //
  it("gives one version back where it is chosen throughout, and loses no change of either side", () => {
    fc.assert(
      fc.property(record, record, record, (stored, typed, other) => {
        const found = differences(stored, typed, other);
        expect(isSame(mergeVersions(typed, found, all(found, "mine")), typed)).toBe(true);
        expect(isSame(mergeVersions(typed, found, all(found, "theirs")), other)).toBe(true);
        expect(differences(stored, typed, stored).every(({ changedBy }) => changedBy === "me")).toBe(true);
        expect(differences(stored, stored, other).every(({ changedBy }) => changedBy === "them")).toBe(true);
        const merged = mergeVersions(typed, found, obviousChoices(found));
        const open = differences(stored, merged, other).filter(({ changedBy }) => changedBy === "them");
        expect(open).toEqual([]);
      }),
    );
  });
});

describe("a list in words", () => {
  it("shows known items in short and others whole", () => {
    const before = [{ question: { en: "When?" }, answer: { en: "Now" } }];
    const list = [...before, { question: { en: "Who?" }, answer: { en: "We" } }];
    expect(listLines(list, before)).toEqual([
      { text: "1. When?", isNew: false },
      { text: "2. Who? · We", isNew: true },
    ]);
  });

  it("says choices and origins of a tour's items as staff read them", () => {
    const item = { type: "excluded", description: { en: "Tips" }, shared_text_id: "5" };
    const list = [item, { ...item, shared_text_id: detached }];
    const read = readableValue(list, "included_excluded", (path, stored) =>
      storedValueText(tourFields, path, stored),
    );
    expect(listLines(read as unknown[], []).map(({ text }) => text)).toEqual([
      "1. Tidak termasuk · Tips · Salinan teks bersama",
      "2. Tidak termasuk · Tips",
    ]);
  });
});

describe("a merge of price lines from one side and seasons from the other", () => {
  const line = (en: string, price: string) => ({ service_type: { en }, price, description: { en: "x" } });
  const season = (prices: string[], note = "") => ({ name: { en: "High" }, prices, note: { en: note } });
  const lines = [line("Adult", "100"), line("Child", "50")];
  const before = { prices: lines, seasons: [season(["150", "80"])] };
  const moved = { prices: lines.toReversed(), seasons: [season(["80", "150"])] };
  const noted = { ...before, seasons: [season(["150", "80"], "Busy")] };
  const extended = {
    prices: [line("Infant", "7"), ...lines],
    seasons: [season(["", "150", "80"])],
  };

  //
  it.each([
    ["a colleague moved the lines", noted, moved, "mine", ["80", "150"]],
    ["somebody moved the lines and takes a colleague's seasons", moved, noted, "theirs", ["80", "150"]],
    ["a colleague added a line", noted, extended, "mine", ["", "150", "80"]],
    ["both sides stay together", noted, moved, "theirs", ["80", "150"]],
  ] as const)("keeps each season price with its line: %s", (_, mine, theirs, choice, expected) => {
    const changes = differences(before, mine, theirs);
    const choices = { ...obviousChoices(changes), seasons: choice };
    const merged = alignMerge(
      tourFields,
      { mine, theirs, merged: mergeVersions(mine, changes, choices) },
      changes,
      choices,
    );
    expect(merged.seasons).toMatchObject([{ prices: expected }]);
    expect(merged.seasons[0]?.note).toEqual(
      choice === "mine" ? mine.seasons[0]?.note : theirs.seasons[0]?.note,
    );
  });
});
