import { Pencil } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AdminLink, BackLink } from "@/components/admin/admin-link";
import { BlogDetail } from "@/components/admin/blogs/blog-detail";
import { DeleteRecord } from "@/components/admin/delete-button";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { SeoReport } from "@/components/admin/seo/seo-report";
import { button } from "@/components/ui/button";
import { idParams } from "@/lib/api/query";
import { requireAdmin } from "@/lib/auth/require-admin";
import { blogState } from "@/lib/blogs/fields";
import { blogMetadata, blogSeoIssues } from "@/lib/blogs/metadata";
import { getBlog } from "@/lib/blogs/queries";
import { adminText } from "@/lib/i18n/admin-messages";
import { byLanguage } from "@/lib/i18n/languages";

interface BlogParams {
  params: Promise<{ id: string }>;
}

export const metadata: Metadata = { title: adminText("blogs.detailTitle") };

async function LoadedBlog({ params }: BlogParams) {
  const { data } = idParams.safeParse(await params);
  const blog = data && (await getBlog(data.id, { includeScheduled: true }));
  if (!blog) notFound();
  const title = blog.title_id || blog.title_en;
  const now = new Date();
  const isPublic = blogState(blog.posting_date, now) === "published";
  return (
    <>
      <PageHeader
        title={title}
        intro={adminText("blogs.detailTitle")}
        actions={
          <>
            <BackLink href="/admin/blogs" label={adminText("blogs.backToList")} />
            <AdminLink
              href={`/admin/blogs/edit/${blog.id}`}
              className={button({ variant: "secondary", size: "small" })}
            >
              <Pencil aria-hidden="true" className="size-4.5" />
              {adminText("blogs.edit")}
            </AdminLink>
            <DeleteRecord area="blogs" id={blog.id} title={title} variant="button" />
          </>
        }
      />
      <div className="grid gap-4">
        <BlogDetail blog={blog} now={now} />
        <SeoReport
          heads={byLanguage((language) => blogMetadata(language, blog))}
          issues={byLanguage((language) => blogSeoIssues(blog, language, isPublic))}
          isPublic={isPublic}
        />
      </div>
    </>
  );
}

export default async function BlogPage({ params }: BlogParams) {
  await requireAdmin();
  return (
    <LoadFailure text={adminText("blogs.loadFailure")}>
      <LoadedBlog params={params} />
    </LoadFailure>
  );
}
