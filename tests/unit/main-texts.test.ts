import { afterEach, describe, expect, it } from "vitest";
import { emptyDraft } from "@/lib/core/content/field-drafts";
import { followingTexts, withEnglish } from "@/lib/core/content/main-texts";
import { rememberShownLanguages } from "@/lib/core/i18n/shown-languages";
import { homeFields } from "@/lib/home/fields";
import { ownPageFields } from "@/lib/own-pages/fields";

afterEach(() => rememberShownLanguages([]));

const empty = emptyDraft(ownPageFields);
const texts = (id: string, en = "", ru = "") => ({ id, en, ru });

//
describe("on a site without English for visitors", () => {
  it("an empty English text becomes the text of the main language", () => {
    rememberShownLanguages(["id", "ru"]);
    const draft = { ...empty, title: texts("Kapal kami", " "), content: texts("<p>Dua</p>", "<p>Two</p>") };
    expect(followingTexts(ownPageFields, draft, empty)).toEqual([["title.en", "Kapal kami"]]);
    rememberShownLanguages(["ru"]);
    expect(followingTexts(ownPageFields, { ...empty, title: texts("", "", "Лодки") }, empty)).toEqual([
      ["title.en", "Лодки"],
    ]);
  });

  it("a copy follows a changed text, and a text of its own stays", () => {
    rememberShownLanguages(["id"]);
    const stored = { ...empty, title: texts("Kapal", "Kapal"), content: texts("<p>Dua</p>", "<p>Two</p>") };
    const draft = {
      ...stored,
      title: texts("Kapal kami", "Kapal"),
      content: texts("<p>3</p>", "<p>Two</p>"),
    };
    expect(followingTexts(ownPageFields, draft, stored)).toEqual([["title.en", "Kapal kami"]]);
    expect(followingTexts(ownPageFields, stored, stored)).toEqual([]);
    // Without a text of the main language nothing is copied.
    expect(followingTexts(ownPageFields, { ...draft, title: texts("", "Kapal") }, stored)).toEqual([]);
  });

  it("dialogs fill in English in the same way", () => {
    rememberShownLanguages(["id"]);
    expect(withEnglish(texts("Dermaga"))).toEqual(texts("Dermaga", "Dermaga"));
    expect(withEnglish(texts("Dermaga", "Pier"))).toEqual(texts("Dermaga", "Pier"));
    rememberShownLanguages([]);
    expect(withEnglish(texts("Dermaga"))).toEqual(texts("Dermaga"));
  });

  it("texts in lists follow by their own place", () => {
    rememberShownLanguages(["id"]);
    const question = (id: string) => ({ question: texts(id), answer: texts("Ya", "Yes") });
    const stored = emptyDraft(homeFields);
    const draft = { ...stored, questions: [question("Satu?"), question("Dua?")] };
    expect(followingTexts(homeFields, draft, stored)).toEqual([
      ["questions.0.question.en", "Satu?"],
      ["questions.1.question.en", "Dua?"],
    ]);
  });
});

//
it("English follows nothing where visitors see English", () => {
  rememberShownLanguages(["id", "en"]);
  expect(followingTexts(ownPageFields, { ...empty, title: texts("Kapal") }, empty)).toEqual([]);
});
