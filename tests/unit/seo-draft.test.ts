import { describe, expect, it } from "vitest";
import { byLanguage } from "@/lib/core/i18n/languages";
import { changedTexts, draftPath, seoFieldLabel, seoSections, toDraft } from "@/lib/seo/draft";
import { seoPages } from "@/lib/seo/fields";
import { type SeoContent, seoInputSchema } from "@/lib/seo/schema";

const textsOf = (page: string) => ({
  title: byLanguage((language) => `${page} ${language}`),
  description: byLanguage((language) => `About ${page} in ${language}`),
  author: byLanguage(() => "Staff"),
  robots: byLanguage(() => "index"),
  canonicalUrl: byLanguage(() => "https://example.com/"),
  hreflang: byLanguage(() => ({ en: "https://example.com/en" })),
});

const content: SeoContent = {
  home: textsOf("home"),
  blogs: textsOf("blogs"),
  tours: textsOf("tours"),
  intlTours: textsOf("intlTours"),
  domesticTours: textsOf("domesticTours"),
};

describe("the SEO settings' draft", () => {
  //
  it("holds titles and descriptions of five pages in three languages, and nothing else", () => {
    const draft = toDraft(content);
    expect(Object.keys(draft)).toEqual(seoPages);
    expect(draft.home).toEqual({
      title: { id: "home id", en: "home en", ru: "home ru" },
      description: {
        id: "About home in id",
        en: "About home in en",
        ru: "About home in ru",
      },
    });
  });

  //
  it("sends what was changed alone, so that author, robots, canonical and hreflang stay", () => {
    const before = toDraft(content);
    expect(changedTexts(before, before)).toEqual({});
    const draft = structuredClone(before);
    draft.home.title.ru = " Отдых ";
    draft.home.description.ru = "";
    draft.blogs.title.en = "News";
    const changes = changedTexts(draft, before);
    expect(changes).toEqual({
      home: { ru: { title: "Отдых", description: "" } },
      blogs: { en: { title: "News" } },
    });
    expect(seoInputSchema.parse(changes)).toEqual(changes);
  });

  it.each([
    ["home.en.title", "home.title.en"],
    ["domesticTours.ru.description", "domesticTours.description.ru"],
    ["home", "home"],
  ])("has what the API calls %s at %s", (path, place) => expect(draftPath(path)).toBe(place));

  it("has a name for every field and a section for every page", () => {
    expect(seoFieldLabel("intlTours.description.id")).toBe("Tur Internasional – Deskripsi (ID)");
    expect(seoSections().map(({ id }) => id)).toEqual(seoPages);
  });
});
