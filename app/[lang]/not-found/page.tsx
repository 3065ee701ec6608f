import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MissingPage } from "@/components/errors/error-page";
import { missingWords } from "@/components/errors/page-texts";
import { isLanguage } from "@/lib/i18n/languages";
import { noticeMetadata } from "@/lib/seo/metadata";
import { pageSubject } from "@/lib/tours/pages/subject";

interface MissingParams {
  params: Promise<{ lang: string }>;
  searchParams: Promise<{ of?: string | string[] }>;
}

export async function generateMetadata({ params, searchParams }: MissingParams): Promise<Metadata> {
  const { lang } = await params;
  if (!isLanguage(lang)) return {};
  const { plainly, title } = missingWords(lang, pageSubject((await searchParams).of));
  return noticeMetadata(plainly ?? title);
}

/** The server sends this page with status 404, complete without JavaScript; `?of=` says what was looked for. */
export default async function MissingAddressPage({ params, searchParams }: MissingParams) {
  const { lang } = await params;
  if (!isLanguage(lang)) notFound();
  return <MissingPage language={lang} subject={pageSubject((await searchParams).of)} />;
}
