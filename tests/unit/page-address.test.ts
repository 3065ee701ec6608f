import { describe, expect, it } from "vitest";
import { languages } from "@/lib/i18n/languages";
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
          url: `/${language}/${kind}?page=2`,
          keep: true,
          shell: { url: `/${language}/${kind}?page=2`, noindex: false },
        });
      });
    }
  }

  it("puts the parameters in one order and does not keep searches", () => {
    const expected = {
      language: "en",
      url: "/en/tours?search=phi+phi&category=1_day_trip&page=2",
      keep: false,
      shell: { url: "/en/tours?page=2", noindex: true },
    };
    expect(address("/en/tours?page=2&category=1_day_trip&search=phi%20phi")).toEqual(expected);
    expect(address("/en/tours?search=phi+phi&page=2&category=1_day_trip")).toEqual(expected);
  });

  it("the search over everything has one address for all spellings, and its searches are not kept", () => {
    const found = { language: "en", url: "/en/search?search=phi+phi&category=open_trip", keep: false };
    expect(address("/en/search?category=open_trip&page=2&search=phi%20phi")).toEqual(found);
    expect(address("/en/search?search=&category=all")).toEqual({
      language: "en",
      url: "/en/search",
      keep: true,
    });
    expect(address("/en/search?category=cruise")).toMatchObject({ keep: false });
  });

  it("gives a detail page no parameters at all", () => {
    expect(address("/ru/tours/phi-phi-1?page=2&search=x&_x=1")).toEqual({
      language: "ru",
      url: "/ru/tours/phi-phi-1",
      keep: true,
      shell: { url: "/ru/tours/phi-phi-1", noindex: false },
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
