// GET /{lang}/blogs/feed.xml, all: the newest articles for feed readers

import { blogFeed } from "@/lib/blogs/feed";
import { listBlogs } from "@/lib/blogs/queries";
import { textRoute } from "@/lib/core/api/text-route";
import { isLanguage } from "@/lib/core/i18n/languages";
import { getSiteSettings } from "@/lib/site/settings";

const newestBlogs = { page: 1, perPage: 50 };

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = textRoute("atom", async ({ lang }) => {
  await getSiteSettings();
  return isLanguage(lang) ? blogFeed((await listBlogs(newestBlogs)).blogs, lang) : null;
});
