import { describe, expect, it } from "vitest";
import { blogFeed } from "@/lib/blogs/feed";
import { blogMetadata, blogSeoIssues } from "@/lib/blogs/metadata";
import { type Blog, blogSchema } from "@/lib/blogs/schema";
import { blogStructuredData } from "@/lib/blogs/structured-data";
import { headTexts } from "@/lib/core/pages/head-texts";
import { xmlProblems, xmlTexts } from "../setup/crawl";
import { demoSite as brand } from "../setup/demo-site";
import { schemaProblems } from "../setup/schema-org";

const site = "http://localhost:3000";

const blog: Blog = blogSchema.parse({
  id: 3,
  title: { en: "Boats & <Beaches>", ru: "Лодки и пляжи" },
  content: { en: "<p>Go early &amp; bring water.</p>", ru: "<p>Выезжайте рано.</p>" },
  posting_date: "2026-01-10T00:00:00.000Z",
  category: "Tips",
  image: null,
  file: null,
  seo_title: {},
  seo_description: {},
  published: true,
  updated_at: "2026-01-05T08:00:00.000Z",
});

describe("the head of an article", () => {
  it("is dated by Bangkok's days; what was written before its day changed when it came out", () => {
    expect(blogMetadata("ru", blog).openGraph).toMatchObject({
      type: "article",
      publishedTime: "2026-01-10T00:00:00.000+07:00",
      modifiedTime: "2026-01-10T00:00:00.000+07:00",
    });
    expect(blogStructuredData("en", blog)["@graph"][1]).toMatchObject({
      datePublished: "2026-01-10T00:00:00.000+07:00",
      dateModified: "2026-01-10T00:00:00.000+07:00",
      inLanguage: "en",
    });
  });

  it("leads to the feed, and shows a picture of its own though it has none", () => {
    const { alternates, openGraph } = blogMetadata("ru", blog);
    expect(alternates?.types).toEqual({
      "application/atom+xml": `${site}/ru/blogs/feed.xml`,
      "text/markdown": expect.stringMatching(/\/ru\/blogs\/[^/]+-3\.md$/),
    });
    expect(JSON.stringify(openGraph?.images)).toMatch(/\/og\/blog\/3-ru-[0-9a-f]{16}\.jpg/);
  });

  it("stands behind the English page where there is no translation", () => {
    const { alternates } = blogMetadata("id", blog);
    expect(alternates).toMatchObject({ canonical: `${site}/en/blogs/boats-beaches-3`, languages: {} });
    expect(blogStructuredData("id", blog)["@graph"][1]).toMatchObject({ inLanguage: "en" });
  });

  it("has structured data that a validator accepts", () => {
    for (const language of ["id", "en", "ru"] as const) {
      expect(schemaProblems(blogStructuredData(language, blog))).toEqual([]);
    }
  });

  //
  it("shows staff what is found and what is missing", () => {
    expect(headTexts(blogMetadata("id", blog))).toMatchObject({
      title: `Boats & <Beaches> | ${brand.name}`,
      url: `${site}/en/blogs/boats-beaches-3`,
      image: expect.stringMatching(/^\/og\/blog\/3-id-[0-9a-f]{16}\.jpg$/),
      languages: [],
    });
    expect(headTexts(blogMetadata("ru", blog)).languages).toEqual(["en", "ru"]);
    expect(blogSeoIssues(blog, "id", false)).toEqual([
      "scheduled",
      "translation",
      "seoTitle",
      "seoDescription",
      "picture",
    ]);
    expect(
      blogSeoIssues({ ...blog, seo_title: { ru: "x" }, seo_description: { ru: "y" } }, "ru", true),
    ).toEqual(["picture"]);
  });
});

describe("the feed", () => {
  //
  it("holds the articles that are written in its language, with any text", () => {
    const feed = blogFeed([blog, { ...blog, id: 4, title: { en: "Boats" } }], "ru");
    expect(xmlProblems(feed)).toEqual([]);
    expect(xmlTexts(feed, "title").slice(1)).toEqual(["Лодки и пляжи"]);
    const english = blogFeed([blog], "en");
    expect(xmlTexts(english, "title").slice(1)).toEqual(["Boats & <Beaches>"]);
    expect(xmlTexts(english, "summary")).toEqual(["Go early & bring water."]);
    expect(xmlTexts(english, "published")).toEqual(["2026-01-09T17:00:00.000Z"]);
  });

  it("is a feed without articles, too", () => {
    expect(xmlProblems(blogFeed([], "id"))).toEqual([]);
  });
});
