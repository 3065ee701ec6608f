import { describe, expect, it } from "vitest";
import { languages } from "@/lib/core/i18n/languages";
import { kindPaths } from "@/lib/tours/kinds";
import { pageAddress } from "@/server/page-cache/cache-keys";

const address = (path: string) => {
  const url = new URL(path, "http://localhost");
  return pageAddress(url.pathname, url.searchParams);
};

describe("pageAddress", () => {
  for (const language of languages) {
    for (const kind of kindPaths) {
      it(`keeps page N of /${language}/${kind} apart and drops what is not the list's`, () => {
        expect(address(`/${language}/${kind}?utm_source=x&page=2`)).toEqual({
          language,
          route: "/[kind]",
          params: { kind, state: expect.objectContaining({ page: 2, search: "" }), filtered: false },
          url: `/${language}/${kind}?page=2`,
          keep: true,
          template: {
            url: `/${language}/${kind}?page=2`,
            params: { kind, state: expect.objectContaining({ page: 2 }), filtered: false },
            noindex: false,
          },
        });
      });
    }
  }

  it("puts the parameters in one order and does not keep searches", () => {
    const expected = {
      language: "en",
      url: "/en/tours?search=phi+phi&category=1_day_trip&page=2",
      keep: false,
      template: {
        url: "/en/tours?page=2",
        params: { kind: "tours", state: { page: 2, search: "", category: "", tag: null }, filtered: true },
        noindex: true,
      },
    };
    expect(address("/en/tours?page=2&category=1_day_trip&search=phi%20phi")).toMatchObject(expected);
    expect(address("/en/tours?search=phi+phi&page=2&category=1_day_trip")).toMatchObject(expected);
  });

  //
  it("the search over everything has one address for all spellings, and its searches are not kept", () => {
    const found = { language: "en", url: "/en/search?search=phi+phi&category=open_trip", keep: false };
    expect(address("/en/search?category=open_trip&page=2&search=phi%20phi")).toMatchObject(found);
    expect(address("/en/search?stay=Patong&date=2027-03-03&adults=2&search=phi%20phi")).toMatchObject({
      url: "/en/search?search=phi+phi&date=2027-03-03",
      keep: false,
    });
    expect(address("/en/search?search=&category=all")).toMatchObject({
      language: "en",
      url: "/en/search",
      keep: true,
      template: null,
    });
    expect(address("/en/search?category=cruise")).toMatchObject({ keep: false });
  });

  it("gives a detail page no parameters at all", () => {
    expect(address("/ru/tours/phi-phi-1?page=2&search=x&_x=1")).toEqual({
      language: "ru",
      route: "/[kind]/[slug]",
      params: { kind: "tours", id: 1 },
      url: "/ru/tours/phi-phi-1",
      keep: true,
      template: { url: "/ru/tours/phi-phi-1", params: { kind: "tours", id: 1 }, noindex: false },
    });
  });

  it.each(["/sitemap.xml", "/sitemaps/tours-3.xml", "/robots.txt", "/ru/blogs/feed.xml"])(
    "keeps what search engines and feed readers read: %s",
    (path) => {
      expect(address(`${path}?page=2&x=1`)).toMatchObject({ url: path, keep: true });
    },
  );

  it.each(["/sitemaps/", "/sitemaps/a/b.xml", "/sitemaps/a.txt", "/indexnow.txt", "/favicon.ico"])(
    "keeps no other file: %s",
    (path) => {
      expect(address(path)).toBeNull();
    },
  );

  it.each(["/", "/tours", "/admin", "/EN/tours", "/en/", "/en//tours", "/english"])(
    "is not a page: %s",
    (path) => {
      expect(address(path)).toBeNull();
    },
  );
});
