import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { type LocalizedText, localize, localized } from "@/lib/core/content/localized-text";
import { languages } from "@/lib/core/i18n/languages";

afterEach(() => vi.restoreAllMocks());

const full = { en: "Sea", id: "Laut", ru: "Море" };

//
it("reads JSON strings and objects alike, and writes English first", () => {
  expect(localized.parse(JSON.stringify(full))).toEqual(full);
  expect(localized.parse(full)).toEqual(full);
  expect(localized.encode({ ru: "Море", en: "Sea" })).toBe('{"en":"Sea","ru":"Море"}');
});

it("drops blank and foreign languages", () => {
  expect(localized.parse({ en: "Sea", id: "  ", ru: "", fr: "Mer" })).toEqual({ en: "Sea" });
});

it.each(["Phi Phi", "{broken", "360", '"quoted"', "[1]", "null", "true"])(
  "keeps %s as English text with one warning",
  (raw) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(localized.parse(raw)).toEqual({ en: raw });
    expect(warn).toHaveBeenCalledTimes(1);
  },
);

it.each([
  {},
  { id: "Laut" },
  { en: " \n" },
  { en: 5 },
  { en: null },
  { en: "a", ru: [] },
  "",
  "  ",
  '{"id":"x"}',
])("refuses %j at the field itself", (value) => {
  const { error } = localized.safeParse(value);
  expect(error?.issues).toEqual([
    expect.objectContaining({ path: [], message: expect.stringMatching(/Teks/) }),
  ]);
});

//
it("falls back to English and says in which language the text is", () => {
  expect(localize({ en: "Sea", ru: "Море" }, "ru")).toEqual({ text: "Море", language: "ru" });
  expect(localize({ en: "Sea" }, "ru")).toEqual({ text: "Sea", language: "en" });
});

//
it("gives back what it wrote, whatever the text", () => {
  const text = fc
    .string({ unit: "grapheme", minLength: 1 })
    .filter((value) => value.trim() !== "" && !value.includes("\0"));
  const texts = fc.record({ en: text, id: text, ru: text }, { requiredKeys: ["en"] });
  fc.assert(
    fc.property(texts, (value: LocalizedText) => {
      expect(localized.parse(localized.encode(value))).toEqual(value);
    }),
  );
});

it("never lets through what the database cannot store", () => {
  const any = fc.record({ en: fc.string({ unit: "binary" }), id: fc.string({ unit: "binary" }) });
  fc.assert(
    fc.property(any, (value) => {
      const { data } = localized.safeParse(value);
      for (const text of languages.map((language) => data?.[language] ?? "")) {
        expect(text.includes("\0") || !text.isWellFormed()).toBe(false);
      }
    }),
  );
});
