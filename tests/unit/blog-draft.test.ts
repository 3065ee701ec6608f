import { describe, expect, it } from "vitest";
import { articleBeginning } from "@/components/admin/blogs/article-beginning";
import { emptyDraft, fromDraft, toDraft } from "@/lib/blogs/draft";
import { blogState } from "@/lib/blogs/fields";
import { adminBlogsPath, readAdminBlogList } from "@/lib/blogs/list-state";
import { type Blog, blogResponse } from "@/lib/blogs/schema";
import { excerpt } from "@/lib/blogs/texts";
import { flat } from "@/lib/content/flat-texts";
import { readDemoContent } from "@/prisma/demo-content";

const blog: Blog = {
  id: 7,
  ...flat("title", () => null),
  title_en: "Reefs",
  title_ru: "Рифы",
  ...flat("content", () => null),
  content_en: "<p>a</p>",
  content_ru: "<p>б</p>",
  posting_date: new Date("2027-03-06T00:00:00Z"),
  category: "Islands",
  image: "ab/cd.webp",
  ...flat("seo_title", () => ""),
  ...flat("seo_description", () => ""),
  file: null,
  updated_at: new Date("2027-01-01T00:00:00.123Z"),
};

describe("a blog in its form", () => {
  it("has its texts as typed, its day as a date input has it, and comes back unchanged", () => {
    const draft = toDraft(blogResponse(blog));
    expect(draft).toMatchObject({
      title_id: "",
      title_ru: "Рифы",
      posting_date: "2027-03-06",
      image: "ab/cd.webp",
    });
    const form = fromDraft(draft, { updatedAt: "2027-01-01T00:00:00.123Z" });
    expect(Object.fromEntries(form)).toEqual({
      ...draft,
      _method: "PUT",
      updated_at: "2027-01-01T00:00:00.123Z",
    });
  });

  it("leaves empty fields out when it is new and clears them when it is changed", () => {
    const draft = {
      ...emptyDraft("2027-03-06"),
      title_en: " Reefs ",
      content_en: "<p>a</p>",
      category: "Islands",
    };
    expect(Object.fromEntries(fromDraft(draft))).toEqual({
      title_en: "Reefs",
      content_en: "<p>a</p>",
      category: "Islands",
      posting_date: "2027-03-06",
    });
    const change = fromDraft(draft, { updatedAt: null });
    expect([change.get("image"), change.get("title_ru"), change.has("updated_at")]).toEqual(["", "", false]);
  });

  it("is published from the beginning of its day in Bangkok", () => {
    const lastMoment = new Date("2027-03-05T16:59:59.999Z");
    expect(blogState(blog.posting_date, lastMoment)).toBe("scheduled");
    expect(blogState(blog.posting_date, new Date(lastMoment.getTime() + 1))).toBe("published");
  });

  it("is previewed with the words that its page would have", () => {
    for (const { content } of readDemoContent().blogs) {
      for (const html of Object.values(content)) expect(articleBeginning(html)).toBe(excerpt(html, 155));
    }
  });
});

describe("the address of staff's list of blogs", () => {
  const all = { page: 1, search: "", category: "", state: "", lacks: "" } as const;

  it("says what it shows, and nothing more", () => {
    expect(adminBlogsPath(all)).toBe("/admin/blogs");
    const list = { ...all, page: 3, search: "phi phi", state: "scheduled", lacks: "ru" } as const;
    expect(adminBlogsPath(list)).toBe("/admin/blogs?search=phi+phi&state=scheduled&lacks=ru&page=3");
    const query = new URL(adminBlogsPath(list), "https://a.example").searchParams;
    expect(readAdminBlogList(Object.fromEntries(query))).toEqual(list);
  });

  it("leaves out what makes no sense", () => {
    expect(readAdminBlogList({ page: "x", state: "y", lacks: "xx", search: [" a ", "b"] })).toEqual({
      ...all,
      search: "a",
    });
  });
});
