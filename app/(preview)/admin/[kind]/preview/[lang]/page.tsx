import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { TourPreview } from "@/components/admin/tours/preview/tour-preview";
import { PageFrame } from "@/components/layout/page-frame";
import { requireAdmin } from "@/lib/auth/require-admin";
import { chatContacts } from "@/lib/booking/contacts";
import { adminText } from "@/lib/i18n/admin-messages";
import { byLanguage } from "@/lib/i18n/by-language";
import { isLanguage } from "@/lib/i18n/languages";
import { isKind } from "@/lib/tours/kinds";
import { tourPreviewPath } from "@/lib/tours/preview-path";

interface PreviewParams {
  params: Promise<{ kind: string; lang: string }>;
  searchParams: Promise<{ tour?: string | string[] }>;
}

export const metadata: Metadata = { title: adminText("tourPreview.title") };

/** A tour as visitors would see it, from a form that is open in another tab; nothing is sent or stored. */
export default async function PreviewPage({ params, searchParams }: PreviewParams) {
  await requireAdmin();
  const [{ kind, lang }, { tour }] = await Promise.all([params, searchParams]);
  if (!isKind(kind) || !isLanguage(lang)) redirect("/admin");
  const id = Number(tour) || null;
  const paths = byLanguage((language) => tourPreviewPath(kind, language, id));
  return (
    <PageFrame language={lang} alternates={paths}>
      <TourPreview kind={kind} tourId={id} language={lang} contacts={chatContacts()} />
    </PageFrame>
  );
}
