import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assignErrors, flatErrors } from "@/lib/core/forms/field-errors";
import { missingFields, overlongFields, sectionState, untranslatedFields } from "@/lib/core/forms/fields";
import { guardPage, leaveWithCare } from "@/lib/core/forms/leave-guard";
import { contentText, saveKeyFor } from "@/lib/core/forms/save-key";
import { firstText } from "@/lib/core/forms/value-texts";
import { isEmpty, isSame } from "@/lib/core/forms/values";

describe("values of a form", () => {
  it("are the same where they say the same", () => {
    expect(isSame({ a: "", b: null }, {})).toBe(true);
    expect(isSame({ a: { en: "" } }, { a: undefined })).toBe(true);
    expect(isSame([], "")).toBe(false);
    expect(isSame([""], [])).toBe(false);
    expect(isSame({ a: 0 }, { a: "0" })).toBe(false);
    fc.assert(fc.property(fc.jsonValue(), (value) => isSame(value, structuredClone(value))));
    fc.assert(fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => isSame(a, b) === isSame(b, a)));
  });

  it("are empty where they say nothing", () => {
    expect([undefined, null, " ", [], { en: "", id: null }].map(isEmpty)).toEqual(Array(5).fill(true));
    expect(["x", 0, [""], { en: "x" }].map(isEmpty)).toEqual(Array(4).fill(false));
  });

  it("are known by their first text", () => {
    expect(firstText({ day: "1", time: "08:00", type: "included", title: { en: "Sea" } })).toBe("Sea");
    expect(firstText({ time: "08:00", type: "included" })).toBe("included");
    expect(firstText({ day: 1, title: { en: " ", id: "Hari" }, list: ["x"] })).toBe("Hari");
    expect(firstText([{ a: null }, {}])).toBe("");
  });
});

describe("errors", () => {
  const fields = ["name.en", "name.id", "title.en", "title.id", "faqs.0.question.en", "images"];

  it("of a resolver are read by path", () => {
    const error = { type: "custom", message: "Wajib diisi." };
    const tree = { name: { en: error }, faqs: [undefined, { question: { en: error } }], images: error };
    expect(flatErrors(tree)).toEqual({
      "name.en": error.message,
      "faqs.1.question.en": error.message,
      images: error.message,
    });
  });

  //
  it("of the server land beside their field, of a localized one beside its English input", () => {
    const errors = { name: "1", title_id: "2", "faqs.0.question": "3", "images.2.path": "4", rate: "5" };
    expect(assignErrors(errors, fields)).toEqual({
      placed: { "name.en": "1", "title.id": "2", "faqs.0.question.en": "3", images: "4" },
      elsewhere: { rate: "5" },
    });
  });

  it("of a whole item land beside its first field", () => {
    expect(assignErrors({ "faqs.0": "x" }, fields).placed).toEqual({ "faqs.0.question.en": "x" });
  });
});

describe("what a form lacks", () => {
  const entries = [
    { path: "name.en", required: true, limit: 5 },
    { path: "name.id", translationOf: "name.en" },
    { path: "name.ru", translationOf: "name.en" },
    { path: "code" },
  ];
  const part = { id: "basic", label: "Dasar", paths: ["name", "code"] };

  //
  it("is a required text, or a translation of a text that is there", () => {
    expect(missingFields(entries, { name: { en: " " } }).map(({ path }) => path)).toEqual(["name.en"]);
    expect(untranslatedFields(entries, { name: { en: " " } })).toEqual([]);
    const texts = { name: { en: "Phi Phi", id: "Phi Phi" } };
    expect(untranslatedFields(entries, texts).map(({ path }) => path)).toEqual(["name.ru"]);
    expect(overlongFields(entries, texts).map(({ path }) => path)).toEqual(["name.en"]);
  });

  it("is counted by section", () => {
    expect(sectionState(part, entries, { name: { en: "" } }, ["name.en", "other"])).toEqual({
      errors: 1,
      missing: 1,
      untranslated: 0,
      empty: true,
    });
    expect(sectionState(part, entries, { name: { en: "A" }, code: "x" }, [])).toEqual({
      errors: 0,
      missing: 0,
      untranslated: 2,
      empty: false,
    });
  });

  it("counts languages to their field, and nothing of another with a like name", () => {
    const title = { id: "t", label: "Judul", paths: ["title"] };
    const texts = ["title.en", "title.ru", "title_size", "titles"].map((path) => ({ path, required: true }));
    expect(sectionState(title, texts, {}, []).missing).toBe(2);
  });
});

describe("the key of a save", () => {
  //
  it("stays while the content does, in whatever order it stands", () => {
    const first = saveKeyFor({ a: "1", b: { c: "" } }, null);
    expect(saveKeyFor({ b: {}, a: "1" }, first)).toBe(first);
    expect(saveKeyFor({ a: "2" }, first).key).not.toBe(first.key);
    expect(first.key.length).toBeLessThanOrEqual(200);
    expect(contentText({ list: ["b", "a"] })).not.toBe(contentText({ list: ["a", "b"] }));
  });
});

describe("leaving a page", () => {
  //
  it("is asked about only while something would be lost", () => {
    const left: string[] = [];
    let changed = false;
    let asked: (() => void) | undefined;
    const free = guardPage({ isHolding: () => changed, ask: (leave) => (asked = leave) });
    leaveWithCare(() => left.push("unchanged"));
    changed = true;
    leaveWithCare(() => left.push("changed"));
    expect(left).toEqual(["unchanged"]);
    asked?.();
    free();
    leaveWithCare(() => left.push("unguarded"));
    expect(left).toEqual(["unchanged", "changed", "unguarded"]);
  });
});
