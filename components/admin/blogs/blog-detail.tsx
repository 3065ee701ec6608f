import { Panel } from "@/components/admin/panel";
import { preloadCyrillic } from "@/components/admin/preload-cyrillic";
import { BlogPicture } from "@/components/blogs/blog-picture";
import type { Blog } from "@/lib/blogs/schema";
import { adminText } from "@/lib/i18n/admin-messages";
import { BlogArticles } from "./blog-articles";
import { BlogFacts } from "./blog-facts";
import { BlogSeo } from "./blog-seo";

/** All of a blog, to read only. */
export function BlogDetail({ blog, now }: { blog: Blog; now: Date }) {
  preloadCyrillic();
  return (
    <div className="grid gap-4">
      <div className="grid min-w-0 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <BlogArticles blog={blog} />
        <div className="grid gap-4 max-xl:order-first sm:max-xl:grid-cols-2">
          <Panel title={adminText("blogs.facts")}>
            <BlogFacts blog={blog} now={now} />
          </Panel>
          <Panel title={adminText("blogs.image")}>
            <BlogPicture file={blog.file} sizes="22rem" className="aspect-3/2 rounded-xl" />
            <p className="break-all text-ink-soft text-sm">
              {blog.file ? blog.file.path.split("/").at(-1) : adminText("blogs.noImage")}
            </p>
          </Panel>
        </div>
      </div>
      <BlogSeo blog={blog} />
    </div>
  );
}
