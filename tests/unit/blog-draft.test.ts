import { describe, expect, it } from "vitest";
import { articleBeginning } from "@/components/admin/blogs/article-beginning";
import { draftBlog } from "@/lib/blogs/draft";
import { blogEntity } from "@/lib/blogs/entity";
import { blogFields } from "@/lib/blogs/fields";
import { adminBlogsPath, readAdminBlogList } from "@/lib/blogs/list-state";
import { blogState } from "@/lib/blogs/publication";
import { type Blog, blogResponse } from "@/lib/blogs/schema";
import { excerpt } from "@/lib/blogs/texts";
import { draftForm, draftOf, emptyDraft } from "@/lib/core/content/field-drafts";
import { fieldLabel, formParts } from "@/lib/core/content/field-labels";
import { readableText } from "@/lib/core/content/field-paths";
import { demoContent } from "../setup/demo-content";

const blog: Blog = {
  id: 7,
  title: { en: "Reefs", ru: "Рифы" },
  content: { en: "<p>a</p>", ru: "<p>б</p>" },
  posting_date: new Date("2027-03-06T00:00:00Z"),
  published: true,
  category: "Islands",
  image: "ab/cd.webp",
  seo_title: {},
  seo_description: {},
  file: null,
  updated_at: new Date("2027-01-01T00:00:00.123Z"),
};

const none = { id: "", en: "", ru: "" };

describe("a blog in its form", () => {
  it("has its texts as typed, its day as a date input has it, and comes back unchanged", () => {
    const draft = draftOf(blogFields, blog);
    expect(draft).toMatchObject({
      title: { id: "", en: "Reefs", ru: "Рифы" },
      posting_date: "2027-03-06",
      image: "ab/cd.webp",
    });
    const form = draftForm(blogFields, draft, { updatedAt: "2027-01-01T00:00:00.123Z" });
    const { id: _, slug: __, ...answer } = blogResponse(blog);
    const sent = Object.entries(answer).map(([name, value]) => [name, value ?? ""]);
    expect(Object.fromEntries(form)).toEqual({
      ...Object.fromEntries(sent),
      _method: "PUT",
      posting_date: "2027-03-06",
      published: "true",
      updated_at: "2027-01-01T00:00:00.123Z",
    });
  });

  it("is shown before it is whole: in whatever language it was begun", () => {
    const draft = { ...emptyDraft(blogFields), title: { ...none, ru: "Рифы" } };
    expect(draftBlog(draft)).toMatchObject({ title: { en: "Рифы", ru: "Рифы" }, content: { en: "" } });
  });

  it("is read as words where versions are compared, and named field by field", () => {
    expect(readableText(blogFields, "content.en", "<p>a</p><ul><li>b</li></ul>")).toBe("a\n• b");
    expect(readableText(blogFields, "title.en", "<p>")).toBe("<p>");
    expect(fieldLabel(blogFields, "seo_title.ru")).toBe("Judul SEO (RU)");
    const paths = formParts(blogEntity).flatMap(({ paths }) => paths);
    expect(paths.sort()).toEqual(Object.keys(blogFields).sort());
  });

  //
  it("is published from the beginning of its day in Bangkok", () => {
    const lastMoment = new Date("2027-03-05T16:59:59.999Z");
    expect(blogState(blog, lastMoment)).toBe("scheduled");
    expect(blogState(blog, new Date(lastMoment.getTime() + 1))).toBe("published");
  });

  //
  it("is previewed with the words that its page would have", () => {
    for (const { content } of demoContent.blogs) {
      for (const html of Object.values(content)) expect(articleBeginning(html)).toBe(excerpt(html, 155));
    }
  });
});

describe("the address of staff's list of blogs", () => {
  const all = { page: 1, search: "", category: "", state: "", lacks: "" } as const;

  //
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
