import { expect, it } from "vitest";
import { languages } from "@/lib/core/i18n/languages";
import { config } from "@/middleware";
import { routeClass } from "@/server/metrics-server";

const [, publicPaths = ""] = config.matcher;

// Next compiles the matcher from the file's text, so that it cannot be built from the list of languages.
it.each(languages)("a path that begins with %s does not come to the middleware", (language) => {
  for (const path of [`/${language}`, `/${language}/tours`]) {
    expect(path).not.toMatch(new RegExp(`^${publicPaths}$`));
  }
  expect(`/${language}x/tours`).toMatch(new RegExp(`^${publicPaths}$`));
});

it("a path without a language comes to the middleware", () => {
  for (const path of ["/", "/tours", "/english"]) expect(path).toMatch(new RegExp(`^${publicPaths}$`));
});

it("a link to a hidden tour does not come to the middleware", () => {
  expect("/preview/token/en").not.toMatch(new RegExp(`^${publicPaths}$`));
  expect("/previews").toMatch(new RegExp(`^${publicPaths}$`));
});

it.each(languages)("pages and searches in %s are counted as such", (language) => {
  expect(routeClass(`/${language}/tours`)).toBe("page");
  expect(routeClass(`/${language}/tours?search=phi`)).toBe("search");
});
