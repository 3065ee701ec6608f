import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { valueText } from "@/lib/content/field-labels";
import { type Choice, differences, mergeVersions, obviousChoices } from "@/lib/forms/merge-versions";
import { listLines, readableValue } from "@/lib/forms/value-texts";
import { isSame } from "@/lib/forms/values";
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
      valueText(tourFields, path, stored),
    );
    expect(listLines(read as unknown[], []).map(({ text }) => text)).toEqual([
      "1. Tidak termasuk · Tips · Salinan teks bersama",
      "2. Tidak termasuk · Tips",
    ]);
  });
});
