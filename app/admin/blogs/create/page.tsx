import type { Metadata } from "next";
import { BlogForm } from "@/components/admin/blogs/blog-form";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { requireAdmin } from "@/lib/auth/require-admin";
import { listCategoriesInUse } from "@/lib/blogs/queries";
import { operatorDay } from "@/lib/content/days";
import { adminText } from "@/lib/i18n/admin-messages";
import { absoluteUrl } from "@/lib/pages/absolute-url";

export const metadata: Metadata = { title: adminText("blogs.createTitle") };

async function LoadedForm() {
  const today = operatorDay(new Date()).toISOString().slice(0, 10);
  const categories = await listCategoriesInUse();
  const { origin } = new URL(absoluteUrl("/"));
  return <BlogForm blog={null} today={today} categories={categories} origin={origin} />;
}

export default async function CreateBlogPage() {
  await requireAdmin();
  return (
    <>
      <PageHeader title={adminText("blogs.createTitle")} />
      <LoadFailure text={adminText("blogs.formFailure")}>
        <LoadedForm />
      </LoadFailure>
    </>
  );
}
