import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { BlogList } from "@/components/blogs/blog-list";
import { PageFrame } from "@/components/layout/page-frame";
import { readBlogListState } from "@/lib/blogs/list-state";
import { blogListMetadata } from "@/lib/blogs/metadata";
import { listBlogCategories, listBlogs } from "@/lib/blogs/queries";
import { byLanguage } from "@/lib/i18n/by-language";
import { isLanguage } from "@/lib/i18n/languages";
import { blogsPath } from "@/lib/i18n/paths";
import { getPageSeo } from "@/lib/seo/queries";

interface BlogsParams {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const perPage = 9;

export async function generateMetadata({ params, searchParams }: BlogsParams): Promise<Metadata> {
  const { lang } = await params;
  const state = readBlogListState(await searchParams);
  if (!isLanguage(lang) || !state) return {};
  return blogListMetadata(lang, state, await getPageSeo("blogs", lang));
}

export default async function BlogsPage({ params, searchParams }: BlogsParams) {
  const { lang } = await params;
  const state = readBlogListState(await searchParams);
  if (!isLanguage(lang) || !state) notFound();
  if (state.firstPage) permanentRedirect(blogsPath(lang, state));
  const [{ blogs, pagination }, categories] = await Promise.all([
    listBlogs({ ...state, perPage }),
    listBlogCategories(),
  ]);
  if (state.page > pagination.last_page) notFound();
  return (
    <PageFrame language={lang} alternates={byLanguage((each) => blogsPath(each, state))}>
      <BlogList
        language={lang}
        state={state}
        blogs={blogs}
        categories={categories}
        lastPage={pagination.last_page}
      />
    </PageFrame>
  );
}
