import { expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { languages } from "@/lib/core/i18n/languages";
import { seoPages } from "@/lib/seo/fields";
import { getPageSeo } from "@/lib/seo/queries";
import { adminOfFile } from "./admin";
import { api } from "./api";
import { callAs, refusedAt } from "./call";

const empty = { title: "", description: "", author: null, robots: null, canonicalUrl: null, hreflang: null };

const admin = adminOfFile();

const put = (json: unknown) => callAs(admin, api.updateSeoContent, { json });
const get = async () => (await callAs(null, api.getSeoContent)).body;

//
it("answers every page in every language, empty where nothing is stored", async () => {
  const { status, body } = await callAs(null, api.getSeoContent);
  expect(status).toBe(200);
  const perLanguage = Object.fromEntries(languages.map((language) => [language, empty]));
  expect(body).toEqual(Object.fromEntries(seoPages.map((page) => [page, perLanguage])));
});

it("answers what is stored, and falls back to English on pages", async () => {
  const hreflang = { en: "https://example.com/en" };
  await db().seoContent.create({
    data: {
      page: "home",
      title: { en: "Tours", ru: "Туры" },
      description: { en: "By sea" },
      author: { en: "Ombak" },
      hreflang: { en: hreflang },
    },
  });
  const { body } = await callAs(null, api.getSeoContent);
  expect(body).toMatchObject({
    home: {
      en: { title: "Tours", description: "By sea", author: "Ombak", robots: null, hreflang },
      ru: { title: "Туры", description: "", author: null },
    },
  });
  expect(await getPageSeo("home", "ru")).toMatchObject({
    title: "Туры",
    description: "By sea",
    hreflang: null,
  });
  expect(await getPageSeo("blogs", "id")).toEqual({ ...empty, hidden: [] });
});

//
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

//
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

//
it.each([
  ["home.en.title", { title: "x".repeat(256) }],
  ["home.en.description", { description: "x".repeat(501) }],
  ["home.en.canonicalUrl", { canonicalUrl: "http://example.com/" }],
  ["home.en.canonicalUrl", { canonicalUrl: "javascript:alert(1)" }],
  ["home.en.hreflang.en", { hreflang: { en: "//example.com" } }],
  ["home.en.hreflang.<b>", { hreflang: { "<b>": "https://example.com" } }],
])("refuses a wrong %s and changes nothing", async (path, entry) => {
  const before = await get();
  expect(await put({ blogs: { en: { title: "Half" } }, home: { en: entry } })).toMatchObject(refusedAt(path));
  expect(await get()).toEqual(before);
});

it.each([
  ["gallery", { gallery: {} }],
  ["home.fr", { home: { fr: {} } }],
])("knows no %s", async (path, json) => {
  expect(await put(json)).toMatchObject(refusedAt(path));
});
