import type { Metadata } from "next";
import { BlogDetail } from "@/components/admin/blogs/blog-detail";
import { RecordHeader, RecordPage } from "@/components/admin/entity/record-page";
import { HistoryPanel } from "@/components/admin/history/history-panel";
import { SeoReport } from "@/components/admin/seo/seo-report";
import { blogMetadata, blogSeoIssues } from "@/lib/blogs/metadata";
import { blogState } from "@/lib/blogs/publication";
import { getBlog } from "@/lib/blogs/queries";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { staffText } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { byLanguage } from "@/lib/core/i18n/languages";
import { latestVersions } from "@/lib/registry/dashboard/latest-changes";
import { getSiteSettings } from "@/lib/site/settings";

export const metadata: Metadata = { title: adminText("blogs.detailTitle") };

async function get(id: number) {
  await getSiteSettings();
  const blog = await getBlog(id, { includeHidden: true });
  return blog && { blog, versions: await latestVersions("blog", id) };
}

export default async function BlogPage({ params }: { params: Promise<{ id: string }> }) {
  await requireAdmin();
  const now = new Date();
  return (
    <RecordPage entity="blog" params={params} get={get}>
      {({ blog, versions }) => {
        const isPublic = blogState(blog, now) === "published";
        return (
          <>
            <RecordHeader entity="blog" id={blog.id} title={staffText(blog.title)} />
            <div className="grid gap-4">
              <BlogDetail blog={blog} now={now} />
              <SeoReport
                heads={byLanguage((language) => blogMetadata(language, blog))}
                issues={byLanguage((language) => blogSeoIssues(blog, language, isPublic))}
                isPublic={isPublic}
              />
              <HistoryPanel entity="blog" id={blog.id} versions={versions} />
            </div>
          </>
        );
      }}
    </RecordPage>
  );
}
