import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draftOf, sentValues } from "@/lib/core/content/field-drafts";
import type { LocalizedText } from "@/lib/core/content/localized-text";
import { tourFields } from "@/lib/tours/fields";
import { type CopyingTour, copiesIn, wordsOfVersions } from "@/lib/tours/shared-texts/copies";
import { draftOfSharedText } from "@/lib/tours/shared-texts/copy";
import { sharedTextKinds } from "@/lib/tours/shared-texts/fields";
import { detached, origin, rememberOrigins } from "@/lib/tours/shared-texts/origin";

interface Item {
  text: LocalizedText;
  shared_text_id?: number | null;
}

const of = (en: string, ru?: string): Item => ({ text: ru === undefined ? { en } : { en, ru } });
const copy = (en: string, shared_text_id: number | null, ru?: string) => ({ ...of(en, ru), shared_text_id });
const remembered = (stored: Item[], given: Item[]) =>
  rememberOrigins(stored, given, ({ text }) => [text]).map(({ shared_text_id }) => shared_text_id);

describe("where an item came from", () => {
  it("is what the item says, null too", () => {
    expect(remembered([copy("a", 1)], [copy("a", null)])).toEqual([null]);
    expect(remembered([copy("a", 1)], [copy("a", 2)])).toEqual([2]);
  });

  //
  it("is found by its English, the n-th by the n-th, then by a text in another language in its place", () => {
    const stored = [copy("a", 1), copy("a", 2), copy("b", 3, "б")];
    expect(remembered(stored, [of("b"), of("a"), of("a")])).toEqual([3, 1, 2]);
    expect(remembered(stored, [of("a"), of("a"), of("new", "б")])).toEqual([1, 2, 3]);
    expect(remembered(stored, [of("a"), of("a"), of("new")])).toEqual([1, 2, null]);
    expect(remembered(stored, [of("new", "б"), of("a")])).toEqual([null, 1]);
  });

  //
  it("is given to at most one item, and to all items if only their order changed", () => {
    const items = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 8 });
    fc.assert(
      fc.property(items, items, (before, after) => {
        const stored = before.map((en, index) => copy(en, index + 1));
        const given = (texts: string[]) => texts.map((en) => of(en));
        const known = remembered(stored, given(after)).filter((id) => id !== null);
        expect(new Set(known).size).toBe(known.length);
        const moved = remembered(stored, given(before.toReversed()));
        expect(moved.toSorted()).toEqual(stored.map(({ shared_text_id }) => shared_text_id).toSorted());
      }),
    );
  });

  it("is sent by a copy and by a former copy, and never by an item that was never copied", () => {
    expect(origin.fromDraft(origin.toDraft(7))).toBe(7);
    expect(origin.fromDraft(origin.toDraft(null))).toBeUndefined();
    expect(origin.fromDraft(detached)).toBeNull();
    expect(origin.fromDraft(undefined)).toBeUndefined();
    expect(["7", "", detached, undefined].map(origin.toRecord)).toEqual([7, null, null, null]);
  });
});

describe("a copy in the form of a tour", () => {
  const text = { en: "Text", ru: "Текст" };

  //
  it.each(sharedTextKinds)("of the kind %s is an item of its list", (kind) => {
    const question = kind === "faq" ? { en: "Question?" } : null;
    const item = draftOfSharedText({ id: 5, kind, question, text, updated_at: new Date(0) });
    const list = kind === "faq" ? "faqs" : kind === "policy" ? "cancellation_policies" : "included_excluded";
    const field = tourFields[list];
    const sent = sentValues({ list: field }, { list: [item] }).list;
    const [read] = field.input.parse(sent);
    expect(read).toMatchObject({ shared_text_id: 5, [kind === "faq" ? "answer" : "description"]: text });
    expect(draftOf({ list: field }, { list: [{ id: 1, ...read }] } as never)).toEqual({ list: [item] });
  });
});

describe("a copy", () => {
  const now = { id: 5, kind: "faq" as const, question: { en: "Q?" }, text: { en: "New", ru: "Новое" } };
  const text = { ...now, updated_at: new Date(0) };
  const earlier = [{ question: { en: "Q?" }, text: { en: "Old" } }];
  const faq = (en: string, shared_text_id: number | null = 5) => ({
    question: { en: "Q?" },
    answer: { en },
    shared_text_id,
  });
  const tour: CopyingTour = {
    id: 1,
    name: { en: "Tour", id: "Tur" },
    tour_type: 1,
    updated_at: new Date(0),
    faqs: [faq("Own", null), faq("Old"), { ...faq("New"), answer: text.text }, faq("Mine"), faq("Old", 6)],
    included_excluded: [],
    cancellation_policies: [],
  };

  //
  it("is what its text says, or once said, or was edited", () => {
    const { rows, set } = copiesIn(tour, text, earlier, []);
    expect(rows.map(({ path, state, changes }) => [path, state, changes])).toEqual([
      ["faqs.1", "outdated", true],
      ["faqs.2", "current", false],
      ["faqs.3", "edited", false],
    ]);
    const renewed = { ...faq(""), answer: text.text };
    expect(set).toEqual({ faqs: tour.faqs.with(1, renewed) });
    expect(copiesIn(tour, text, earlier, [{ id: 1, path: "faqs.3" }]).set).toEqual({
      faqs: tour.faqs.with(1, renewed).with(3, renewed),
    });
    // A copy in another tour, and a list item that is no copy.
    const elsewhere = [2, 1].map((id) => ({ id, path: id === 1 ? "faqs.0" : "faqs.3" }));
    expect(copiesIn(tour, text, earlier, elsewhere).set).toEqual(set);
  });

  it("stands in the list and under the kind of its text", () => {
    const tips = { id: 5, kind: "excluded" as const, question: null, text: { en: "Tips" } };
    const item = (type: string) => ({ type, description: { en: "Gifts" }, shared_text_id: 5 });
    const both = { ...tour, faqs: [], included_excluded: [item("included"), item("excluded")] };
    const { rows, set } = copiesIn(
      both,
      { ...tips, updated_at: new Date(0) },
      [{ question: null, text: { en: "Gifts" } }],
      [],
    );
    expect(rows.map(({ path }) => path)).toEqual(["included_excluded.1"]);
    expect(set).toEqual({
      included_excluded: [item("included"), { ...item("excluded"), description: { en: "Tips" } }],
    });
    expect(copiesIn(tour, { ...tips, updated_at: new Date(0) }, [], []).rows).toEqual([]);
  });

  it("is compared with the versions that can be read", () => {
    const question = { en: "Q?" };
    const snapshots = [
      { kind: "faq", question, text: { en: "Old" } },
      { text: 3 },
      { text: { en: "A" }, question: null },
    ];
    expect(wordsOfVersions(snapshots)).toEqual([
      { question, text: { en: "Old" } },
      { question: null, text: { en: "A" } },
    ]);
  });
});
