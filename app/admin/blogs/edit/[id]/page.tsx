import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BlogForm } from "@/components/admin/blogs/blog-form";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { idParams } from "@/lib/api/query";
import { requireAdmin } from "@/lib/auth/require-admin";
import { toDraft } from "@/lib/blogs/draft";
import { getBlog, listCategoriesInUse } from "@/lib/blogs/queries";
import { blogResponse } from "@/lib/blogs/schema";
import { adminText } from "@/lib/i18n/admin-messages";
import { absoluteUrl } from "@/lib/pages/absolute-url";

interface BlogParams {
  params: Promise<{ id: string }>;
}

export const metadata: Metadata = { title: adminText("blogs.editTitle") };

async function LoadedForm({ params }: BlogParams) {
  const { data } = idParams.safeParse(await params);
  const blog = data && (await getBlog(data.id, { includeScheduled: true }));
  if (!blog) notFound();
  return (
    <>
      <PageHeader title={adminText("blogs.editTitle")} intro={blog.title_id || blog.title_en} />
      <BlogForm
        id={blog.id}
        initial={toDraft(blogResponse(blog))}
        updatedAt={blog.updated_at.toISOString()}
        categories={await listCategoriesInUse()}
        origin={new URL(absoluteUrl("/")).origin}
      />
    </>
  );
}

export default async function EditBlogPage({ params }: BlogParams) {
  await requireAdmin();
  return (
    <LoadFailure text={adminText("blogs.loadFailure")}>
      <LoadedForm params={params} />
    </LoadFailure>
  );
}
