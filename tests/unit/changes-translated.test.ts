import { describe, expect, it } from "vitest";
import { changesTranslated } from "@/lib/core/forms/changes-translated";

const form = (name: object, ...questions: object[]) => ({
  code: "A",
  name,
  faqs: questions.map((question) => ({ question })),
});
const text = { en: "Boat", id: "Perahu", ru: "Лодка" };

describe("a small change", () => {
  //
  it("is shown where English changes beside a translation that stays", () => {
    const changed = { ...text, en: "Boats" };
    expect(changesTranslated(form(text), form(changed))).toBe(true);
    expect(changesTranslated(form(text), form({ ...changed, ru: "Лодки" }))).toBe(true);
    expect(changesTranslated(form(text, text), form(text, changed))).toBe(true);
  });

  it("is not asked about where no English changes, or no translation stays", () => {
    expect(changesTranslated(form(text), { ...form(text), code: "B" })).toBe(false);
    expect(changesTranslated(form(text), form({ ...text, ru: "Лодки" }))).toBe(false);
    expect(changesTranslated(form(text), form({ ...text, en: " Boat " }))).toBe(false);
    expect(changesTranslated(form(text), form({ en: "Boats", id: "", ru: "Лодки" }))).toBe(false);
    expect(changesTranslated(form(text), form(text, text))).toBe(false);
    const empty = { en: "", id: "", ru: "" };
    expect(changesTranslated(form(empty), form(text))).toBe(false);
  });
});
