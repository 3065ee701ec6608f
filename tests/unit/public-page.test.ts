import { describe, expect, it } from "vitest";
import { isSwitchedOff, rememberShownLanguages } from "@/lib/core/i18n/shown-languages";
import { hideIn, languageLinks, shownPaths, translatedPage, wholePage } from "@/lib/core/pages/public-page";
import { leavesOut } from "@/lib/seo/fields";

const pathOf = (language: string) => `/${language}/x`;

describe("a page of the registry", () => {
  it("stands for itself in every language", () => {
    const page = wholePage(pathOf);
    expect(page).toMatchObject({ indexed: ["id", "en", "ru"], hidden: [], canonicals: page.paths });
    expect(languageLinks(page, "ru")).toEqual({
      id: "/id/x",
      en: "/en/x",
      ru: "/ru/x",
      "x-default": "/en/x",
    });
  });

  it("stands behind English where it has no text of its own", () => {
    const page = translatedPage({ en: "Text", ru: "", id: null }, pathOf);
    expect(page.canonicals).toEqual({ id: "/en/x", en: "/en/x", ru: "/en/x" });
    expect(page.paths.ru).toBe("/ru/x");
    expect(languageLinks(page, "en")).toEqual({ en: "/en/x", "x-default": "/en/x" });
    expect(languageLinks(page, "ru")).toEqual({});
  });

  //
  it("stands in the languages that visitors see, behind the main one", () => {
    rememberShownLanguages(["id", "ru"]);
    const page = translatedPage({ en: "Text", ru: "", id: null }, pathOf);
    expect(page).toMatchObject({ indexed: ["id"], canonicals: { id: "/id/x", en: "/id/x", ru: "/id/x" } });
    expect(languageLinks(wholePage(pathOf), "id")).toEqual({
      id: "/id/x",
      ru: "/ru/x",
      "x-default": "/id/x",
    });
    expect(shownPaths(page.paths)).toEqual({ id: "/id/x", ru: "/ru/x" });
    expect(["/en", "/en/x", "/en?page=2", "/english", "/ru"].map(isSwitchedOff)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    rememberShownLanguages([]);
    expect(wholePage(pathOf).indexed).toEqual(["id", "en", "ru"]);
  });

  //
  it("is left out where staff say so, with one set of links for the rest", () => {
    const page = hideIn(wholePage(pathOf), ["en"]);
    expect(languageLinks(page, "ru")).toEqual({ id: "/id/x", ru: "/ru/x" });
    expect(languageLinks(page, "en")).toEqual({});
    expect(hideIn(hideIn(wholePage(pathOf)), []).hidden).toEqual(["id", "en", "ru"]);
  });
});

it.each([
  ["noindex", true],
  ["NOINDEX, nofollow", true],
  ["nofollow,noindex", true],
  ["none", true],
  ["index, follow", false],
  ["max-snippet:0, noimageindex", false],
  [null, false],
])("robots %j leaves the page out: %s", (robots, out) => {
  expect(leavesOut(robots)).toBe(out);
});
