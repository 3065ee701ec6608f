import { setImmediate } from "node:timers/promises";
import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { BlogArticle } from "@/components/blogs/blog-article";
import { JsonLd } from "@/components/layout/json-ld";
import { PageFrame } from "@/components/layout/page-frame";
import { blogMetadata } from "@/lib/blogs/metadata";
import { blogPage } from "@/lib/blogs/pages";
import { getBlog, listRelatedBlogs } from "@/lib/blogs/queries";
import { blogStructuredData } from "@/lib/blogs/structured-data";
import { isLanguage } from "@/lib/i18n/languages";
import { slugId } from "@/lib/pages/slug";
import { listCurrentRates } from "@/lib/rates/queries";

interface BlogParams {
  params: Promise<{ lang: string; slug: string }>;
}

const readBlog = cache((id: number) => getBlog(id));

export async function generateMetadata({ params }: BlogParams): Promise<Metadata> {
  const { lang, slug } = await params;
  const id = slugId(slug);
  const blog = id ? await readBlog(id) : null;
  return isLanguage(lang) && blog ? blogMetadata(lang, blog) : {};
}

export default async function BlogPage({ params }: BlogParams) {
  const { lang, slug } = await params;
  const id = slugId(slug);
  const blog = id ? await readBlog(id) : null;
  if (!isLanguage(lang) || !blog) notFound();
  const { paths } = blogPage(blog);
  if (!paths[lang].endsWith(`/${slug}`)) permanentRedirect(paths[lang]);
  const [related, rates] = await Promise.all([listRelatedBlogs(blog), listCurrentRates()]);
  // Behind the head, as a tour's page.
  await setImmediate();
  return (
    <PageFrame language={lang} alternates={paths} rates={rates}>
      <JsonLd data={blogStructuredData(lang, blog)} />
      <BlogArticle language={lang} blog={blog} related={related} />
    </PageFrame>
  );
}
