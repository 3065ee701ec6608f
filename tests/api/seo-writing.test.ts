import { beforeAll, expect, it } from "vitest";
import { GET, PUT } from "@/app/api/seo-content/route";
import { languages } from "@/lib/i18n/languages";
import { seoPages } from "@/lib/seo/fields";
import { type Admin, addAdmin } from "./admin";
import { call } from "./call";
import { clearContent } from "./records";
import { write } from "./write";

let admin: Admin;

beforeAll(async () => {
  await clearContent();
  admin = await addAdmin();
});

const put = (json: unknown) => write(admin, PUT, "/api/seo-content", { method: "PUT", json });
const get = async () => (await call(GET, "/api/seo-content")).body;

it("keeps every page, language and field, and answers the whole as stored", async () => {
  const whole = Object.fromEntries(
    seoPages.map((page) => [
      page,
      Object.fromEntries(
        languages.map((language) => [
          language,
          {
            title: `${page} ${language}`,
            description: "Текст",
            author: "Ombak",
            robots: "index",
            canonicalUrl: "https://example.com/",
            hreflang: { en: "https://example.com/en", "x-default": "http://localhost:3000/" },
          },
        ]),
      ),
    ]),
  );
  const { status, body } = await put(whole);
  expect([status, body]).toEqual([200, whole]);
  expect(await get()).toEqual(whole);
  expect((await put(await get())).body).toEqual(whole);
});

it("merges: what is absent stays, null and empty clear", async () => {
  const change = { home: { en: { title: "New", author: null, canonicalUrl: "", hreflang: null } } };
  const { body } = await put(change);
  expect(body).toMatchObject({
    home: {
      en: {
        title: "New",
        description: "Текст",
        author: null,
        robots: "index",
        canonicalUrl: null,
        hreflang: null,
      },
      ru: { title: "home ru" },
    },
    blogs: { en: { title: "blogs en", author: "Ombak" } },
  });
});

it.each([
  ["home.en.title", { title: "x".repeat(256) }],
  ["home.en.description", { description: "x".repeat(501) }],
  ["home.en.canonicalUrl", { canonicalUrl: "http://example.com/" }],
  ["home.en.canonicalUrl", { canonicalUrl: "javascript:alert(1)" }],
  ["home.en.hreflang.en", { hreflang: { en: "//example.com" } }],
  ["home.en.hreflang.<b>", { hreflang: { "<b>": "https://example.com" } }],
])("refuses a wrong %s and changes nothing", async (path, entry) => {
  const before = await get();
  const { status, body } = await put({ blogs: { en: { title: "Half" } }, home: { en: entry } });
  expect([status, body]).toMatchObject([422, { errors: { [path]: [expect.any(String)] } }]);
  expect(await get()).toEqual(before);
});

it.each([
  ["gallery", { gallery: {} }],
  ["home.fr", { home: { fr: {} } }],
])("knows no %s", async (path, json) => {
  expect(await put(json)).toMatchObject({ status: 422, body: { errors: { [path]: [expect.any(String)] } } });
});
