import fc from "fast-check";
import { describe, expect, it } from "vitest";
import "@/app/api/[[...path]]/route";
import { publicRedirect, speltPath } from "@/lib/core/i18n/language-redirect";
import { languages } from "@/lib/core/i18n/languages";
import { kindPaths } from "@/lib/tours/kinds";
import { tags } from "@/lib/tours/tags";
import { apiAddress, pageAddress } from "@/server/page-cache/cache-keys";

/** Where an address leads: to another spelling, to the page that is cached under a key, or to no cached page. */
function lead(address: string): { to: string } | { key: string } | null {
  const { pathname, search, searchParams } = new URL(address, "http://localhost");
  if (pathname.startsWith("/api/")) {
    const found = apiAddress(pathname, searchParams);
    return found && { key: found.url };
  }
  const redirect = publicRedirect(pathname, search, () => "en");
  if (redirect?.status === 308) return { to: redirect.location };
  const page = pageAddress(pathname, searchParams);
  return page && { key: page.url };
}

/** A letter as it is, or as `%41`, `%d0%90` and so on in any case. */
const escaped = (letter: string) => {
  const hex = [...Buffer.from(letter)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
  return fc.constantFrom(hex.toLowerCase(), hex.toUpperCase());
};
const joined = (parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(""));
const respelt = (text: string, plain: (letter: string) => string) =>
  joined(
    [...text].map((letter) =>
      fc.oneof(
        { weight: 6, arbitrary: fc.constant(plain(letter)) },
        { weight: 1, arbitrary: escaped(letter) },
      ),
    ),
  );

type Parameters = Record<string, string>;

const noise = fc.constantFrom("utm_source=x", "_x=1", "PAGE=2", "", "search%00=1", "constructor=1", "=");

/** A query that says the same: in any order and spelling, with empty, unknown and repeated parameters. */
function queries(parameters: Parameters, { counts }: { counts: "first" | "last" }): fc.Arbitrary<string> {
  const value = (text: string) =>
    respelt(text, (letter) => (letter === " " ? "+" : encodeURIComponent(letter)));
  const pairs = Object.entries(parameters).map(([name, text]) =>
    fc
      .tuple(
        respelt(name, (letter) => letter),
        value(text),
        fc.option(value("other"), { nil: null }),
      )
      .map(([spelt, own, other]) => {
        const said = [`${spelt}=${own}`, ...(other === null ? [] : [`${name}=${other}`])];
        return (counts === "first" ? said : said.reverse()).join("&");
      }),
  );
  return fc
    .tuple(fc.tuple(...pairs), fc.array(noise, { maxLength: 2 }))
    .chain(([own, others]) =>
      fc.shuffledSubarray([...own, ...others], { minLength: own.length + others.length }),
    )
    .map((all) => (all.length > 0 ? `?${all.join("&")}` : ""));
}

const slashes = fc.constantFrom("/", "/", "/", "//");

/** A path that says the same: letters escaped, slashes doubled or at the end, the language in capitals. */
function paths(pathname: string): fc.Arbitrary<string> {
  const [language = "", ...rest] = pathname.split("/").slice(1);
  const first = fc
    .constantFrom(language, language.toUpperCase())
    .chain((text) => respelt(text, (letter) => letter));
  const parts = rest.flatMap((segment) => [slashes, respelt(segment, (letter) => letter)]);
  return joined([fc.constant("/"), first, ...parts, fc.constantFrom("", "", "/")]);
}

const search = fc.constantFrom("phi phi", "Пхи Пхи", "100%", "a&b=c", "a+b", "x/y");
const page = fc.integer({ min: 2, max: 40 }).map(String);
const some = (parameters: Record<string, fc.Arbitrary<string>>) =>
  fc.record(parameters, { requiredKeys: [] }) as fc.Arbitrary<Parameters>;

const language = fc.constantFrom(...languages);
const list = fc.oneof(
  fc.tuple(fc.constantFrom(...kindPaths), some({ search, category: fc.constantFrom(...tags), page })),
  fc.tuple(fc.constant("search"), some({ search, category: fc.constantFrom(...tags) })),
  fc.tuple(fc.constant("blogs"), some({ search, category: fc.constantFrom("Tips", "Гид"), page })),
);
const pages = fc.oneof(
  fc.tuple(language, list).map(([lang, [name, parameters]]) => ({ path: `/${lang}/${name}`, parameters })),
  fc
    .tuple(language, fc.constantFrom("", "/tours/phi-phi-12", "/blogs/reef-3", "/blogs/feed.xml"))
    .map(([lang, rest]) => ({ path: `/${lang}${rest}`, parameters: {} as Parameters })),
);
const lists = fc.oneof(
  some({
    tour_type: fc.constantFrom("1", "2", "3"),
    per_page: fc.integer({ min: 1, max: 11 }).map(String),
    page,
    min_rate: fc.constantFrom("4.5", "3"),
    search,
    tags: fc.constantFrom(...tags),
  }).map((parameters) => ({ path: "/api/packages", parameters })),
  some({ page, search, category: fc.constantFrom("Tips", "Гид") }).map((parameters) => ({
    path: "/api/blogs",
    parameters,
  })),
);

describe("whatever the spelling of an address", () => {
  // R-27.13
  it("a page is kept under one key, and other paths redirect to that page in one hop", () => {
    fc.assert(
      fc.property(
        pages.chain(({ path, parameters }) =>
          fc.tuple(
            fc.constant(
              `${path}${Object.keys(parameters).length > 0 ? `?${new URLSearchParams(parameters)}` : ""}`,
            ),
            paths(path),
            queries(parameters, { counts: "first" }),
          ),
        ),
        ([canonical, path, query]) => {
          const right = lead(canonical);
          expect(right).toHaveProperty("key");
          const led = lead(path + query);
          if (led && "to" in led) {
            expect(led.to).toMatch(/^\/(?:id|en|ru)(?:[/?]|$)/);
            expect(lead(led.to)).toEqual(right);
          } else expect(led).toEqual(right);
        },
      ),
      { numRuns: 500 },
    );
  });

  // R-27.13
  it("a response of the API is kept under one key or not at all", () => {
    fc.assert(
      fc.property(
        lists.chain(({ path, parameters }) =>
          fc.tuple(
            fc.constant(`${path}?${new URLSearchParams(parameters)}`),
            respelt(path.slice("/api/".length), (letter) => letter),
            queries(parameters, { counts: "last" }),
          ),
        ),
        ([canonical, rest, query]) => {
          const right = lead(canonical);
          expect(right).toHaveProperty("key");
          const led = lead(`/api/${rest}${query}`);
          if (led !== null) expect(led).toEqual(right);
          if (`/api/${rest}` === canonical.split("?")[0]) expect(led).not.toBeNull();
        },
      ),
      { numRuns: 500 },
    );
  });

  it("what an address is spelt to is spelt right, and a key leads to itself", () => {
    const anything = fc.oneof(fc.webPath(), fc.string({ unit: "grapheme", maxLength: 20 }));
    fc.assert(
      fc.property(anything, fc.webQueryParameters(), (rest, query) => {
        const { pathname } = new URL(`/en/${rest.replaceAll(/[?#]/g, "")}`, "http://localhost");
        expect(speltPath(speltPath(pathname))).toBe(speltPath(pathname));
        const led = lead(`${pathname}?${query}`);
        const key = led && "to" in led ? lead(led.to) : led;
        if (!key) return;
        // One hop.
        expect(key).toHaveProperty("key");
        if ("key" in key && !key.key.includes("page=")) expect(lead(key.key)).toEqual(key);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the API's addresses", () => {
  it.each([
    ["/api/packages?page=1&per_page=12&search=%20&min_rate=", "/api/packages"],
    ["/api/packages?per_page=100000&page=002", "/api/packages?page=2&per_page=100"],
    ["/api/packages?min_rate=4.50&tour_type=1", "/api/packages?tour_type=1&min_rate=4.5"],
    ["/api/packages/12?x=1", "/api/packages/12"],
    ["/api/promos?utm_source=x", "/api/promos"],
    ["/api/openapi.json?x", "/api/openapi.json"],
  ])("%s is kept as %s", (address, url) => {
    expect(lead(address)).toEqual({ key: url });
  });

  it.each([
    "/api/packages?page=0",
    "/api/packages?tags=none",
    "/api/packages/",
    "/api/packages/012",
    "/api/packages/swap-order",
    "/api/users/current",
    "/api/health",
    "/api/docs",
    "/api/auth/csrf",
    "/api",
    "/api/constructor",
  ])("%s is not kept", (address) => {
    expect(lead(address)).toBeNull();
  });

  it("searches and single pages of lists displace no record", () => {
    const keeps = (address: string) => {
      const { pathname, searchParams } = new URL(address, "http://localhost");
      return apiAddress(pathname, searchParams)?.keep;
    };
    expect(["/api/packages", "/api/packages?tour_type=2", "/api/blogs/3"].map(keeps)).toEqual([
      true,
      true,
      true,
    ]);
    const endless = ["search=x", "page=3", "per_page=7", "min_rate=1"].map(
      (query) => `/api/packages?${query}`,
    );
    expect(endless.map(keeps)).toEqual([false, false, false, false]);
  });
});
