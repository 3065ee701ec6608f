import { notFound } from "next/navigation";
import { PageFrame } from "@/components/layout/page-frame";
import { isLanguage } from "@/lib/i18n/languages";

export default async function HomePage({ params }: { params: Promise<{ lang: string }> }) {
  const { lang } = await params;
  if (!isLanguage(lang)) notFound();
  return (
    <PageFrame language={lang} alternates={{ id: "/id", en: "/en", ru: "/ru" }} header="inner">
      <p>…</p>
    </PageFrame>
  );
}
