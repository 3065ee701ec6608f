import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PreviewBar } from "@/components/site/layout/preview-bar";
import { byLanguage } from "@/lib/core/i18n/languages";

const bar = {
  notice: "Preview",
  textLanguage: "id",
  language: "id",
  paths: byLanguage((each) => `/${each}`),
} as const;

const linksOf = (html: string) =>
  [...html.matchAll(/<a href="([^"]+)"[^>]*?aria-label="([^"]+)"/g)].map(
    ([, href, label]) => `${href} ${label}`,
  );

//
it("the bar of a preview offers shown languages first, and others marked or not at all", () => {
  const shown = ["id", "ru"] as const;
  expect(linksOf(renderToStaticMarkup(<PreviewBar {...bar} shown={shown} />))).toEqual([
    "/id ID. Bahasa Indonesia",
    "/ru RU. Русский",
  ]);
  const forStaff = renderToStaticMarkup(<PreviewBar {...bar} shown={shown} notShown="belum tampil" />);
  expect(linksOf(forStaff)).toEqual([
    "/id ID. Bahasa Indonesia",
    "/ru RU. Русский",
    "/en EN. English, belum tampil",
  ]);
  expect(forStaff.match(/<span[^>]*>belum tampil<\/span>/g)).toHaveLength(1);
});
