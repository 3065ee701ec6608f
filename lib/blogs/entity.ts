import { pictureRecordApi } from "../core/api/record-operations";
import { nameResponse, pageOf } from "../core/api/responses";
import { defineEntity } from "../core/entity/define-entity";
import { blogFields, blogResponseSchema } from "./fields";
import { blogCreateSchema, blogListQuery, blogTexts, blogUpdateSchema } from "./schema";

export const blogEntity = defineEntity({
  name: "blog",
  fields: blogFields,
  sections: {
    content: { title: "blogs.contentSection" },
    publish: { title: "blogs.publishSection" },
    image: { title: "blogs.imageSection" },
    seo: { title: "blogs.seoSection", intro: "blogs.seoIntro" },
  },
  response: blogResponseSchema,
  ownKey: "posting_date",
  segment: "blogs",
  words: "blogs",
  menu: {
    group: "daily",
    label: "frame.blogs",
    card: { description: "dashboard.blogs", unit: "dashboard.blogUnit" },
  },
  table: "blog",
  titles: ["title"],
  api: pictureRecordApi({
    one: "Blog",
    many: "Blogs",
    tag: "Blogs",
    about: "Articles in HTML.",
    path: "/blogs",
    list: {
      summary: "Lists the articles, newest first. Visitors get no drafts and no scheduled articles.",
      query: blogListQuery,
      response: nameResponse("BlogPage", pageOf(blogResponseSchema)),
    },
    create: blogCreateSchema,
    update: blogUpdateSchema,
    texts: blogTexts,
    response: blogResponseSchema,
  }),
});
