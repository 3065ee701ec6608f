import type { Metadata } from "next";
import { BlogForm } from "@/components/admin/blogs/blog-form";
import { PageHeader } from "@/components/admin/page-header";
import { requireAdmin } from "@/lib/auth/require-admin";
import { listCategoriesInUse } from "@/lib/blogs/queries";
import { operatorDay } from "@/lib/content/days";
import { adminText } from "@/lib/i18n/admin-messages";
import { absoluteUrl } from "@/lib/pages/absolute-url";

export const metadata: Metadata = { title: adminText("blogs.createTitle") };

export default async function CreateBlogPage() {
  await requireAdmin();
  const today = operatorDay(new Date()).toISOString().slice(0, 10);
  return (
    <>
      <PageHeader title={adminText("blogs.createTitle")} />
      <BlogForm
        blog={null}
        today={today}
        categories={await listCategoriesInUse()}
        origin={new URL(absoluteUrl("/")).origin}
      />
    </>
  );
}
