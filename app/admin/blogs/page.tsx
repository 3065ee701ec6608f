import { ArrowLeft, Plus } from "lucide-react";
import type { Metadata } from "next";
import { AdminLink } from "@/components/admin/admin-link";
import { BlogList } from "@/components/admin/blogs/blog-list";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { button } from "@/components/ui/button";
import { requireAdmin } from "@/lib/auth/require-admin";
import { listAdminBlogs, listCategoriesInUse } from "@/lib/blogs/list-admin";
import { readAdminBlogList } from "@/lib/blogs/list-admin-state";
import { adminText } from "@/lib/i18n/admin-messages";

interface BlogsParams {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata: Metadata = { title: adminText("blogs.title") };

async function LoadedList({ searchParams }: BlogsParams) {
  const list = readAdminBlogList(await searchParams);
  const [page, categories] = await Promise.all([listAdminBlogs(list), listCategoriesInUse()]);
  return <BlogList list={list} {...page} categories={categories} now={new Date()} />;
}

export default async function BlogsPage({ searchParams }: BlogsParams) {
  await requireAdmin();
  return (
    <>
      <PageHeader
        title={adminText("blogs.title")}
        intro={adminText("blogs.intro")}
        actions={
          <>
            <AdminLink href="/admin" className={button({ look: "outline", size: "small" })}>
              <ArrowLeft aria-hidden="true" className="size-4.5" />
              {adminText("blogs.back")}
            </AdminLink>
            <AdminLink href="/admin/blogs/create" className={button({ size: "small" })}>
              <Plus aria-hidden="true" className="size-4.5" />
              {adminText("blogs.add")}
            </AdminLink>
          </>
        }
      />
      <LoadFailure text={adminText("blogs.listFailure")}>
        <LoadedList searchParams={searchParams} />
      </LoadFailure>
    </>
  );
}
