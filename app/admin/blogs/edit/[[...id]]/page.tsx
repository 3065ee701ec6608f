import type { Metadata } from "next";
import { BlogForm } from "@/components/admin/blogs/blog-form";
import { RecordMissing } from "@/components/admin/entity/record-missing";
import { RecordPage } from "@/components/admin/entity/record-page";
import { HistoryLink } from "@/components/admin/history/history-header";
import { PageHeader } from "@/components/admin/page-header";
import { blogFields } from "@/lib/blogs/fields";
import { getBlog, listCategoriesInUse } from "@/lib/blogs/queries";
import { cleanedBlog } from "@/lib/blogs/schema";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { openRecord } from "@/lib/core/content/field-drafts";
import { staffText } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { absoluteUrl } from "@/lib/core/pages/absolute-url";

export const metadata: Metadata = { title: adminText("blogs.editTitle") };

async function get(id: number) {
  const blog = await getBlog(id, { includeHidden: true });
  return blog && { blog, categories: await listCategoriesInUse() };
}

export default async function EditBlogPage({ params }: { params: Promise<{ id?: string[] }> }) {
  await requireAdmin();
  if (!(await params).id) return <RecordMissing words="blogs" />;
  return (
    <RecordPage entity="blog" params={params} get={get}>
      {({ blog, categories }) => (
        <>
          <PageHeader
            title={adminText("blogs.editTitle")}
            intro={staffText(blog.title)}
            actions={<HistoryLink entity="blog" id={blog.id} />}
          />
          <BlogForm
            blog={openRecord(blogFields, cleanedBlog(blog))}
            categories={categories}
            origin={new URL(absoluteUrl("/")).origin}
          />
        </>
      )}
    </RecordPage>
  );
}
