import "server-only";
import { Prisma } from "../../prisma/client/client";
import { momentOfDay } from "../core/content/dependencies";
import type { EntityPages } from "../core/entity/public-pages";
import { storageUrl } from "../core/storage/sources";
import { blogsPerPage } from "./list-state";
import { blogListOgImage, blogListPage, blogOgImage, blogPage } from "./metadata";
import { blogChangedAt, publishedBefore } from "./publication";
import { getBlog, listBlogsOf } from "./queries";

export const blogPages: EntityPages = {
  contentKey: "blog:*",
  lists: [
    {
      name: "blogs",
      visible: () => Prisma.sql`published AND posting_date < ${publishedBefore(momentOfDay())}`,
      changed: Prisma.sql`greatest(updated_at, posting_date AT TIME ZONE 'UTC' AT TIME ZONE site_time_zone())`,
      pages: {
        perPage: blogsPerPage,
        pageAt: (page, total) => blogListPage({ search: "", category: "", page }, total),
        seoPage: "blogs",
        ogImage: blogListOgImage,
      },
    },
  ],
  async pagesOf(ids) {
    const blogs = await listBlogsOf(ids);
    return blogs.map((blog) => ({
      id: blog.id,
      page: blogPage(blog),
      changed: blogChangedAt(blog),
      images: blog.file ? [storageUrl(blog.file.path)] : [],
    }));
  },
  async ogImage(id, language) {
    const blog = await getBlog(id);
    return blog && blogOgImage(blog, language);
  },
};
