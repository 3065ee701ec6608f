import { describe, expect, it } from "vitest";
import { failureTitle, missingWords } from "@/components/site/errors/page-texts";
import { languages } from "@/lib/core/i18n/languages";
import { kindPaths } from "@/lib/tours/kinds";
import { pageSubject } from "@/lib/tours/pages/subject";

describe("what a page was about", () => {
  it("is a list, a detail, or unknown", () => {
    expect(pageSubject("tours")).toEqual({ list: "tours", detail: false });
    expect(pageSubject("domestic-tours/detail")).toEqual({ list: "domestic-tours", detail: true });
    expect(pageSubject("blogs/detail")).toEqual({ list: "blogs", detail: true });
    expect(pageSubject("home")).toEqual({ list: "home", detail: false });
    for (const junk of [undefined, "", "constructor", "__proto__", ["tours"], "<script>"]) {
      expect(pageSubject(junk)).toEqual({ list: null, detail: false });
    }
  });

  //
  it("has words of its own in every language", () => {
    const subjects = [...kindPaths, "blogs"].flatMap((list) => [list, `${list}/detail`]);
    for (const language of languages) {
      const titles = ["home", "", ...subjects].map((of) => failureTitle(language, pageSubject(of)));
      expect(new Set(titles).size).toBe(titles.length);
      const missing = [...kindPaths, "blogs"].map((list) =>
        missingWords(language, pageSubject(`${list}/detail`)),
      );
      expect(new Set(missing.map(({ title }) => title)).size).toBe(missing.length);
      for (const { action } of missing) expect(action.href).toMatch(new RegExp(`^/${language}/`));
    }
  });

  //
  it("gives the specified English words", () => {
    expect(failureTitle("en", pageSubject("tours"))).toBe(
      "Failed to load tour packages. Please try again later.",
    );
  });
});
