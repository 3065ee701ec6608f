import type { Metadata } from "next";
import { BlogForm } from "@/components/admin/blogs/blog-form";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { Alert } from "@/components/ui/alert";
import { draftOfBlogCopy } from "@/lib/blogs/draft";
import { getBlog, listCategoriesInUse } from "@/lib/blogs/queries";
import { cleanedBlog } from "@/lib/blogs/schema";
import { idParams } from "@/lib/core/api/query";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { operatorDay } from "@/lib/core/content/days";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { absoluteUrl } from "@/lib/core/pages/absolute-url";

interface CreateParams {
  searchParams: Promise<{ copyFrom?: string | string[] }>;
}

export const metadata: Metadata = { title: adminText("blogs.createTitle") };

async function LoadedForm({ searchParams }: CreateParams) {
  const { copyFrom } = await searchParams;
  const { data } = idParams.safeParse({ id: copyFrom });
  const [categories, source] = await Promise.all([
    listCategoriesInUse(),
    data ? getBlog(data.id, { includeHidden: true }) : null,
  ]);
  const today = operatorDay(new Date()).toISOString().slice(0, 10);
  const copy = source && draftOfBlogCopy(cleanedBlog(source));
  return (
    <div className="grid gap-5">
      {copyFrom !== undefined && (
        <Alert variant={copy ? "success" : "error"}>
          {adminText(copy ? "blogCopy.copied" : "blogCopy.failed")}
        </Alert>
      )}
      <BlogForm
        blog={null}
        initial={{ ...copy, posting_date: today }}
        copyOf={source?.id}
        categories={categories}
        origin={new URL(absoluteUrl("/")).origin}
      />
    </div>
  );
}

export default async function CreateBlogPage({ searchParams }: CreateParams) {
  await requireAdmin();
  return (
    <>
      <PageHeader title={adminText("blogs.createTitle")} />
      <LoadFailure text={adminText("blogs.formFailure")}>
        <LoadedForm searchParams={searchParams} />
      </LoadFailure>
    </>
  );
}
