import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageFrame } from "@/components/layout/page-frame";
import { SearchResultList } from "@/components/search/search-results";
import { isLanguage } from "@/lib/i18n/languages";
import { listCurrentRates } from "@/lib/rates/queries";
import { findEverything } from "@/lib/search/queries";
import { readSearch, searchMetadata, searchPage } from "@/lib/search/search";

interface SearchPageProps {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params, searchParams }: SearchPageProps): Promise<Metadata> {
  const { lang } = await params;
  const state = readSearch(await searchParams);
  return isLanguage(lang) && state ? searchMetadata(state, lang) : {};
}

export default async function SearchPage({ params, searchParams }: SearchPageProps) {
  const { lang } = await params;
  const state = readSearch(await searchParams);
  if (!isLanguage(lang) || !state) notFound();
  return (
    <PageFrame
      language={lang}
      alternates={searchPage(state).paths}
      search={state}
      rates={await listCurrentRates()}
    >
      <SearchResultList language={lang} state={state} results={await findEverything(state)} />
    </PageFrame>
  );
}
