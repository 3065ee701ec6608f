import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { BlogOverview } from "@/components/admin/blogs/blog-list";
import { LoadFailure } from "@/components/admin/load-failure";
import { AreaHeader } from "@/components/admin/page-header";
import { requireAdmin } from "@/lib/auth/require-admin";
import { readAdminBlogList } from "@/lib/blogs/list-state";
import { listAdminBlogs, listCategoriesInUse } from "@/lib/blogs/queries";
import { adminText } from "@/lib/i18n/admin-messages";

interface BlogsParams {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata: Metadata = { title: adminText("blogs.title") };

async function LoadedList({ searchParams }: BlogsParams) {
  const list = readAdminBlogList(await searchParams);
  const [page, categories] = await Promise.all([listAdminBlogs(list), listCategoriesInUse()]);
  return <BlogOverview list={list} {...page} categories={categories} now={new Date()} />;
}

export default async function BlogsPage({ searchParams }: BlogsParams) {
  await requireAdmin();
  return (
    <>
      <AreaHeader
        title={adminText("blogs.title")}
        intro={adminText("blogs.intro")}
        back={adminText("blogs.back")}
        action={{ href: "/admin/blogs/create", label: adminText("blogs.add"), Icon: Plus }}
      />
      <LoadFailure text={adminText("blogs.listFailure")}>
        <LoadedList searchParams={searchParams} />
      </LoadFailure>
    </>
  );
}
