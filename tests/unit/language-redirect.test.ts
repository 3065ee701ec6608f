import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detectLanguage, publicRedirect, readShownLanguages } from "@/lib/core/i18n/language-redirect";
import { languages, nextLanguage } from "@/lib/core/i18n/languages";

const redirect = (path: string, search = "") => publicRedirect(path, search, () => "ru");

describe("publicRedirect", () => {
  it.each(languages)("leaves right addresses of /%s alone", (language) => {
    expect(redirect(`/${language}`)).toBeNull();
    expect(redirect(`/${language}/tours/phi-phi-1`)).toBeNull();
  });

  it.each([
    ["/", "/ru"],
    ["/tours", "/ru/tours"],
    ["/tours/phi-phi-12/", "/ru/tours/phi-phi-12"],
    ["//evil.com", "/ru/evil.com"],
    ["/\\evil.com", "/ru/evil.com"],
    ["/%2F/evil.com", "/ru/%2F/evil.com"],
    ["/english", "/ru/english"],
  ])("gives %s the visitor's language: %s", (path, location) => {
    expect(redirect(path, "?page=2")).toEqual({ location: `${location}?page=2`, status: 307 });
  });

  it.each([
    ["/en/", "/en"],
    ["/RU/tours", "/ru/tours"],
    ["/Id//tours/", "/id/tours"],
  ])("spells %s right for everybody: %s", (path, location) => {
    expect(redirect(path, "?a=b")).toEqual({ location: `${location}?a=b`, status: 308 });
  });

  //
  it("leads to a path of this site in one hop, whatever is asked", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string(), (path, noise) => {
        const asked = `/${noise}${path}`;
        const first = redirect(asked);
        if (!first) return;
        expect(first.location).toMatch(/^\/(?:id|en|ru)(?:[/?]|$)/);
        const { pathname } = new URL(first.location, "http://localhost");
        expect(new URL(first.location, "http://localhost").host).toBe("localhost");
        expect(redirect(decodeURI(encodeURI(pathname)))?.status).not.toBe(307);
      }),
    );
  });
});

describe("detectLanguage", () => {
  //
  it.each([
    ["ru", "ID", "ru"],
    [undefined, "ID", "id"],
    [undefined, "ru", "ru"],
    [undefined, "DE", "en"],
    [undefined, null, "en"],
    ["../../x", "RU", "ru"],
    ["EN", null, "en"],
    ["constructor", "__proto__", "en"],
  ])("saved %s, country %s: %s", (saved, country, language) => {
    expect(detectLanguage(saved, country)).toBe(language);
  });

  //
  it.each([
    ["ru", "RU", ["id", "en"], "en"],
    [undefined, "ID", ["en", "ru"], "en"],
    ["en", "RU", ["id", "ru"], "ru"],
    ["en", null, ["id", "ru"], "id"],
    ["id", "RU", ["ru"], "ru"],
  ] as const)("saved %s, country %s, shown %j: %s", (saved, country, shown, language) => {
    expect(detectLanguage(saved, country, shown)).toBe(language);
  });

  it.each([
    ["id,ru", ["id", "ru"]],
    ["", ["id", "en", "ru"]],
    [null, ["id", "en", "ru"]],
    ["xx", ["id", "en", "ru"]],
  ])("reads the header %j as %j", (header, shown) => {
    expect(readShownLanguages(header)).toEqual(shown);
  });
});

//
it("cycles id, en, ru, id", () => {
  expect(languages.map((language) => nextLanguage(language))).toEqual(["en", "ru", "id"]);
});
