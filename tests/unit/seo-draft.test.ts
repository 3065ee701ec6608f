import { describe, expect, it } from "vitest";
import { seoFieldLabel, seoSections } from "@/components/admin/seo/seo-fields";
import { languages } from "@/lib/i18n/languages";
import { changedTexts, draftPath, toDraft } from "@/lib/seo/draft";
import { seoPages } from "@/lib/seo/fields";
import { seoContentSchema, seoInputSchema } from "@/lib/seo/schema";

const content = seoContentSchema.parse(
  Object.fromEntries(
    seoPages.map((page) => [
      page,
      Object.fromEntries(
        languages.map((language) => [
          language,
          {
            title: `${page} ${language}`,
            description: `About ${page} in ${language}`,
            author: "Staff",
            robots: "index",
            canonicalUrl: "https://example.com/",
            hreflang: { en: "https://example.com/en" },
          },
        ]),
      ),
    ]),
  ),
);

describe("the SEO settings' draft", () => {
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
    expect(seoSections.map(({ id }) => id)).toEqual(seoPages);
  });
});
