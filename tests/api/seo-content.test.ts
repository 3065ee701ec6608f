import { beforeAll, expect, it } from "vitest";
import { GET } from "@/app/api/seo-content/route";
import { db } from "@/lib/db";
import { languages } from "@/lib/i18n/languages";
import { seoPages } from "@/lib/seo/fields";
import { getPageSeo } from "@/lib/seo/queries";
import { call } from "./call";
import { clearContent } from "./records";

const empty = { title: "", description: "", author: null, robots: null, canonicalUrl: null, hreflang: null };

beforeAll(clearContent);

it("answers every page in every language, empty where nothing is stored", async () => {
  const { status, body } = await call(GET, "/api/seo-content");
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
  const { body } = await call(GET, "/api/seo-content");
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
