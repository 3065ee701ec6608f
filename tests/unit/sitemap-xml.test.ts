import fc from "fast-check";
import { expect, it } from "vitest";
import { escapeXml } from "@/lib/core/content/text";
import { wholePage } from "@/lib/core/pages/public-page";
import { sitemapIndexXml, sitemapPartXml } from "@/lib/registry/crawlers/sitemap-xml";
import { xmlProblems, xmlTexts } from "../setup/crawl";

const site = "http://localhost:3000";

const anyText = fc.array(fc.nat(0x10ffff)).map((codes) => String.fromCodePoint(...codes));

/** The characters of an XML document (XML 1.0, production 2). */
function allowed(code: number): boolean {
  const visible = code >= 0x20 && code <= 0xd7ff;
  return [9, 10, 13].includes(code) || visible || (code >= 0xe000 && code <= 0xfffd) || code >= 0x10000;
}

async function* only<T>(...values: T[]) {
  yield* values;
}

//
it("stays well-formed XML with any text", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const xml = `<?xml version="1.0" encoding="UTF-8"?><a>${escapeXml(text)}</a>`;
      const whole = xmlProblems(xml).length === 0 && xml.isWellFormed();
      return whole && [...xml].every((character) => allowed(character.codePointAt(0) ?? 0));
    }),
  );
  expect(escapeXml(`Fish & <"Chips'>`)).toBe("Fish &amp; &lt;&quot;Chips&apos;&gt;");
});

it("lists each language's address with the date and the pictures, ampersands escaped", async () => {
  const page = wholePage((language) => `/${language}/tours?a=1&b=2`);
  const changed = new Date("2026-11-20T01:02:03.004Z");
  const xml = (await sitemapPartXml(only({ page, changed, images: ["/storage/a.webp?x&y"] }))) ?? "";
  expect(xmlProblems(xml)).toEqual([]);
  expect(xmlTexts(xml, "loc")).toEqual(["id", "en", "ru"].map((each) => `${site}/${each}/tours?a=1&b=2`));
  expect(xmlTexts(xml, "lastmod")).toEqual(Array(3).fill("2026-11-20T01:02:03.004Z"));
  expect(xmlTexts(xml, "image:loc")).toEqual(Array(3).fill(`${site}/storage/a.webp?x&y`));
});

it("says nothing of a date that nobody knows, and lists no page that is left out", async () => {
  const page = wholePage((language) => `/${language}`);
  const xml = await sitemapPartXml(only({ page, changed: null, images: [] }));
  expect(xml).not.toContain("lastmod");
  const left = { page: { ...page, indexed: [] }, changed: null, images: [] };
  expect(await sitemapPartXml(only(left))).toBeNull();
  expect(await sitemapPartXml(only())).toBeNull();
});

it("names its parts by whole addresses", () => {
  const xml = sitemapIndexXml([{ name: "tours-1", changed: new Date(0) }]);
  expect(xmlProblems(xml)).toEqual([]);
  expect(xmlTexts(xml, "loc")).toEqual([`${site}/sitemaps/tours-1.xml`]);
});
