import { defineEntity } from "../entity/define-entity";
import { blogFields, blogResponseSchema } from "./fields";

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
  area: "blogs",
  menu: {
    group: "daily",
    label: "frame.blogs",
    card: { description: "dashboard.blogs", unit: "dashboard.blogUnit" },
  },
  table: "blog",
  titles: ["title"],
});
