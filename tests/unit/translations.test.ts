import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blogFields } from "@/lib/blogs/fields";
import { list } from "@/lib/core/content/list-field";
import { localizedText, optionalLocalizedText } from "@/lib/core/content/text-kinds";
import {
  countOpen,
  pairKey,
  pathKey,
  type RuleOptions,
  translationMarks,
} from "@/lib/core/translations/rule";
import { confirmedLanguagesText, type PairOrigin } from "@/lib/core/translations/schema";
import { listPairs, listTexts, textPrint } from "@/lib/core/translations/texts";
import { withHeldItems } from "@/lib/registry/translation-queue/shown-items";

const options = { label: "promos.name", limit: 100 } as const;
const fields = {
  name: localizedText(options),
  note: optionalLocalizedText(options),
  faqs: list({
    ...options,
    item: "tourForm.items.faqs",
    add: "tourForm.add.faqs",
    empty: "tourForm.empty.faqs",
    fields: { question: localizedText(options) },
  }),
};

/** A record with a name, and a list that holds such texts. */
const record = (name: object, ...questions: object[]) => ({
  name,
  note: null,
  faqs: questions.map((question) => ({ question })),
});

/** What is known after a save, and how each place reads: `name ru` is stale. */
function save(before: object | null, after: object, known: Map<string, PairOrigin>, given?: RuleOptions) {
  const marks = translationMarks(
    before ? listPairs(fields, before) : [],
    listPairs(fields, after),
    known,
    given,
  );
  for (const { pair, origin } of marks.pairs) known.set(pairKey(pair) ?? "", origin);
  return Object.fromEntries(marks.open.map(({ pair, state }) => [pathKey(pair), state]));
}

describe("a text's print", () => {
  //
  it("is the same however its white space and its letters are written", () => {
    expect(textPrint("  A\r\n\tboat ")).toBe(textPrint("A boat"));
    expect(textPrint("Cafe\u0301")).toBe(textPrint("Café"));
    expect(textPrint("A\u00a0boat")).not.toBe(textPrint("A boat"));
    expect(textPrint("a boat")).not.toBe(textPrint("A boat"));
    expect(textPrint("")).toMatch(/^[0-9a-f]{32}$/);
  });

  it("folds white space once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(textPrint(` ${text}\n`)).toBe(textPrint(text));
      }),
    );
  });
});

describe("the texts of a record", () => {
  it("are all that its table has by language, items of lists by their place", () => {
    const given = record({ en: "A" }, { en: "B", ru: "Б" });
    expect(listTexts(fields, given).map(({ path }) => path)).toEqual(["name", "note", "faqs.0.question"]);
    expect(listPairs(fields, given).map((pair) => [pathKey(pair), pair.source, pair.target])).toEqual([
      ["name id", "A", null],
      ["name ru", "A", null],
      ["faqs.0.question id", "B", null],
      ["faqs.0.question ru", "B", "Б"],
    ]);
  });

  it("count only where English is written; blank ones are missing", () => {
    expect(listPairs(fields, record({ ru: "Без" }))).toEqual([]);
    expect(listPairs(fields, record({ en: "A", ru: " " })).map(({ target }) => target)).toEqual([null, null]);
  });

  it("know an article's HTML", () => {
    const blog = { title: { en: "A" }, content: { en: "<p>x</p>" }, seo_title: {}, seo_description: {} };
    expect(listTexts(blogFields, blog).filter(({ isHtml }) => isHtml)).toEqual([
      { path: "content", isHtml: true, texts: { en: "<p>x</p>" } },
    ]);
  });
});

const first = { en: "Boat trip", id: "Naik perahu", ru: "На лодке" };

describe("translations at a save", () => {
  //
  it("go stale where the English beside them changes, and say so until they are written or confirmed", () => {
    const known = new Map<string, PairOrigin>();
    expect(save(null, record(first), known)).toEqual({});
    const changed = { ...first, en: "Boat and lunch" };
    const stale = { "name id": "stale", "name ru": "stale" };
    expect(save(record(first), record(changed), known)).toEqual(stale);
    expect(save(record(changed), record(changed), known)).toEqual(stale);
    const written = { ...changed, ru: "Лодка и обед" };
    expect(save(record(changed), record(written), known)).toEqual({ "name id": "stale" });
    const stated = new Map([["name id", "confirmed" as const]]);
    expect(save(record(written), record(written), known, { stated })).toEqual({});
    expect(save(record(written), record({ ...written, en: "Boat" }), known)).toEqual(stale);
  });

  //
  it("are fresh where both change, and where the English of before comes back", () => {
    const known = new Map<string, PairOrigin>();
    const both = { en: "Walk", id: "Jalan kaki", ru: "Пешком" };
    save(null, record(first), known);
    expect(save(record(first), record(both), known)).toEqual({});
    save(record(both), record({ ...both, en: "Long walk" }), known);
    expect(save(record({ ...both, en: "Long walk" }), record(both), known)).toEqual({});
    expect(save(record(both), record(first), known)).toEqual({});
  });

  //
  it("stay true where the save says so, in the languages that it names, until the English changes again", () => {
    const known = new Map<string, PairOrigin>();
    save(null, record(first), known);
    const typo = { ...first, en: "Boat trips" };
    expect(save(record(first), record(typo), known, { confirmed: ["ru"] })).toEqual({ "name id": "stale" });
    expect(save(record(typo), record({ ...first, en: "Boats" }), known)).toEqual({
      "name id": "stale",
      "name ru": "stale",
    });
  });

  //
  it("a save that names languages confirms nothing that it does not change", () => {
    const known = new Map<string, PairOrigin>();
    const other = { en: "Lunch", ru: "Обед", id: "Makan" };
    save(null, record(first, other), known);
    const changed = record({ ...first, en: "Boats" }, other);
    save(record(first, other), changed, known);
    const again = record({ ...first, en: "Boats" }, { ...other, en: "A lunch" });
    expect(save(changed, again, known, { confirmed: ["id", "ru"] })).toEqual({
      "name id": "stale",
      "name ru": "stale",
    });
  });

  //
  it("keep their marks in another place and in a copy", () => {
    const known = new Map<string, PairOrigin>();
    const other = { en: "Lunch", ru: "Обед", id: "Makan" };
    const stale = { ...other, en: "Dinner" };
    save(null, record(first, first, other), known);
    save(record(first, first, other), record(first, first, stale), known);
    expect(save(record(first, first, stale), record(first, stale, first), known)).toEqual({
      "faqs.0.question id": "stale",
      "faqs.0.question ru": "stale",
    });
    expect(save(null, record(stale), known)).toEqual({ "name id": "stale", "name ru": "stale" });
    expect(save(null, record(first), known)).toEqual({});
  });

  //
  it("of a machine wait for somebody, and are a person's once they are changed", () => {
    const known = new Map<string, PairOrigin>();
    save(null, record({ en: "Reef" }), known);
    const stated = new Map([["name ru", "machine" as const]]);
    const taken = record({ en: "Reef", ru: "Риф" });
    expect(save(record({ en: "Reef" }), taken, known, { stated })).toEqual({
      "name id": "missing",
      "name ru": "machine",
    });
    const read = record({ en: "Reef", ru: "Рифы", id: "Terumbu" });
    expect(save(taken, read, known)).toEqual({});
  });

  it("that were written past the rule count as true when it first meets them", () => {
    const known = new Map<string, PairOrigin>();
    const changed = record({ ...first, en: "Boats" });
    expect(save(record(first), changed, known)).toEqual({ "name id": "stale", "name ru": "stale" });
    expect(save(changed, record(first), known)).toEqual({});
  });

  //
  it("what one place confirms is true in the others too", () => {
    const known = new Map<string, PairOrigin>();
    const stale = { ...first, en: "Boats" };
    save(null, record(first, first), known);
    save(record(first, first), record(stale, stale), known);
    const stated = new Map([["faqs.0.question ru", "confirmed" as const]]);
    const open = save(record(stale, stale), record(stale, stale), known, { stated });
    expect(open).toEqual({ "name id": "stale", "faqs.0.question id": "stale" });
  });

  //
  it("English that was copied is open until somebody translates or confirms the text", () => {
    const known = new Map<string, PairOrigin>();
    const copiesEnglish = true;
    const copy = record(
      { en: "Naik perahu", id: "Naik perahu", ru: "На лодке" },
      { en: "Phi Phi", id: "Phi Phi" },
    );
    const open = { "faqs.0.question ru": "missing", "name en": "machine", "faqs.0.question en": "machine" };
    expect(save(null, copy, known, { copiesEnglish })).toEqual(open);
    expect(save(copy, copy, known)).toEqual(open);
    const stated = new Map([["faqs.0.question en", "confirmed" as const]]);
    const { "faqs.0.question en": _, ...rest } = open;
    expect(save(copy, copy, known, { stated })).toEqual(rest);
    const translated = record(first, { en: "Phi Phi", id: "Phi Phi" });
    expect(save(copy, translated, known)).toEqual({ "faqs.0.question ru": "missing" });
    expect(save(translated, record({ ...first, en: "Boats" }), known)).toEqual({
      "name id": "stale",
      "name ru": "stale",
    });
    const again = record({ en: "Naik perahu", id: "Naik perahu" });
    expect(save(null, again, known)).toEqual({ "name ru": "missing", "name en": "machine" });
  });

  //
  it("English that equals another language because somebody wrote so is no copy", () => {
    const known = new Map<string, PairOrigin>();
    const same = { en: "Phuket", id: "Phuket", ru: "Пхукет" };
    expect(save(null, record(same), known)).toEqual({});
    expect(save(record(same), record(same, first), known, { copiesEnglish: true })).toEqual({});
    expect(save(record(same), record({ ...same, en: "Phuket island" }), known)).toEqual({
      "name id": "stale",
      "name ru": "stale",
    });
  });

  it("are counted by language and state", () => {
    const { open } = translationMarks(
      [],
      listPairs(fields, record({ en: "A", id: "B" }, { en: "C" })),
      new Map(),
    );
    expect(Object.fromEntries(countOpen(open))).toEqual({
      id: { missing: 1, stale: 0, machine: 0 },
      ru: { missing: 2, stale: 0, machine: 0 },
    });
  });
});

it("the languages of a save are a list in JSON, a text with commas in multipart", () => {
  expect(confirmedLanguagesText.parse("id,ru")).toEqual(["id", "ru"]);
  expect(confirmedLanguagesText.parse("")).toEqual([]);
  expect(confirmedLanguagesText.safeParse("en").success).toBe(false);
});

describe("a list of texts that was loaded again", () => {
  const shown = (items: string[], loaded: string[], held: string[]) =>
    withHeldItems(
      items,
      loaded,
      (item) => item,
      (key) => held.includes(key),
    ).join("");

  //
  it("keeps the texts that somebody works on where the list lacks them by now", () => {
    expect(shown(["a", "b", "c", "d"], ["b", "e"], ["a", "d"])).toBe("abde");
    expect(shown(["a", "b", "c"], ["a", "c"], ["b"])).toBe("abc");
    expect(shown(["a", "b"], ["b", "a"], ["a", "b"])).toBe("ba");
    expect(shown(["a", "b"], [], ["b", "a"])).toBe("ab");
    expect(shown(["a", "b"], ["c"], [])).toBe("c");
  });
});
