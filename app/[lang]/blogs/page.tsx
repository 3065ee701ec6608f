import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { BlogList } from "@/components/blogs/blog-list";
import { PageFrame } from "@/components/layout/page-frame";
import { blogsPerPage, readBlogListState } from "@/lib/blogs/list-state";
import { blogListMetadata } from "@/lib/blogs/metadata";
import { blogListPage } from "@/lib/blogs/pages";
import { blogsPath } from "@/lib/blogs/paths";
import { listBlogCategories, listBlogs } from "@/lib/blogs/queries";
import { isLanguage } from "@/lib/i18n/languages";
import { hideIn } from "@/lib/pages/public-page";
import { listCurrentRates } from "@/lib/rates/queries";
import { getPageSeo } from "@/lib/seo/queries";

interface BlogsParams {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Shared by the metadata and the page of one request. */
const readList = cache((page: number, search: string, category: string) =>
  listBlogs({ page, search, category, perPage: blogsPerPage }),
);

export async function generateMetadata({ params, searchParams }: BlogsParams): Promise<Metadata> {
  const { lang } = await params;
  const state = readBlogListState(await searchParams);
  if (!isLanguage(lang) || !state) return {};
  const [seo, { pagination }] = await Promise.all([
    getPageSeo("blogs", lang),
    readList(state.page, state.search, state.category),
  ]);
  const page = hideIn(blogListPage(state, pagination.total), seo.hidden);
  return blogListMetadata(page, lang, state.page, seo);
}

export default async function BlogsPage({ params, searchParams }: BlogsParams) {
  const { lang } = await params;
  const state = readBlogListState(await searchParams);
  if (!isLanguage(lang) || !state) notFound();
  if (state.firstPage) permanentRedirect(blogsPath(lang, state));
  const [{ blogs, pagination }, categories] = await Promise.all([
    readList(state.page, state.search, state.category),
    listBlogCategories(),
  ]);
  if (state.page > pagination.last_page) notFound();
  const { paths } = blogListPage(state, pagination.total);
  return (
    <PageFrame language={lang} alternates={paths} rates={await listCurrentRates()}>
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
