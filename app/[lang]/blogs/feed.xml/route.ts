// GET /{lang}/blogs/feed.xml, all: the newest articles for feed readers
import { blogFeed } from "@/lib/blogs/feed";
import { listBlogs } from "@/lib/blogs/queries";
import { crawlerFile } from "@/lib/crawler-file";
import { isLanguage } from "@/lib/i18n/languages";

const newestBlogs = { page: 1, perPage: 50 };

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = crawlerFile("atom", async ({ lang }) =>
  isLanguage(lang) ? blogFeed((await listBlogs(newestBlogs)).blogs, lang) : null,
);
