import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { BlogDraftPreview } from "@/components/admin/blogs/blog-draft-preview";
import { HomeDraftPreview } from "@/components/admin/home/home-draft-preview";
import { PromoDraftPreview } from "@/components/admin/promos/promo-draft-preview";
import { TourDraftPreview } from "@/components/admin/tours/tour-draft-preview";
import { PageFrame } from "@/components/site/layout/page-frame";
import { TripForm } from "@/components/site/trip/trip-form";
import { requireAdmin } from "@/lib/auth/require-admin";
import { blogPreviewPath } from "@/lib/blogs/draft";
import { chatContacts, chatGreeting } from "@/lib/booking/contacts";
import { listCommonClosedPeriods } from "@/lib/calendar/queries";
import { homePreviewPath } from "@/lib/home/draft";
import { currentHomeView, loadHome } from "@/lib/home/queries";
import { adminText } from "@/lib/i18n/admin-messages";
import { byLanguage, isLanguage } from "@/lib/i18n/languages";
import { promoPreviewPath } from "@/lib/promos/draft";
import { refreshSiteSettings } from "@/lib/site/settings";
import { tourPreviewPath } from "@/lib/tours/draft";
import { isKind, kinds } from "@/lib/tours/kinds";
import { listStoredAreas } from "@/lib/tours/pickup-areas/queries";
import { listLinkedTours, listTourChoices } from "@/lib/tours/queries";

interface PreviewParams {
  /** `kind` is also `blogs`, `promos` or `home`, because Next allows only one name for a segment. */
  params: Promise<{ kind: string; lang: string }>;
  searchParams: Promise<{ tour?: string; blog?: string; promo?: string }>;
}

export const metadata: Metadata = { title: adminText("preview.title") };

/** Shows a tour, a blog, a promo or the home page as visitors would see it, from a form in another tab. Nothing is sent or stored. */
export default async function PreviewPage({ params, searchParams }: PreviewParams) {
  await requireAdmin();
  await refreshSiteSettings();
  const [{ kind, lang }, { tour, blog, promo }] = await Promise.all([params, searchParams]);
  if (!isLanguage(lang)) redirect("/admin");
  if (kind === "blogs") {
    const id = Number(blog) || null;
    return (
      <PageFrame language={lang} alternates={byLanguage((language) => blogPreviewPath(language, id))}>
        <BlogDraftPreview blogId={id} language={lang} />
      </PageFrame>
    );
  }
  if (kind === "promos") {
    const id = Number(promo) || null;
    const choices = await listTourChoices();
    const [home, { promos, today }, tours] = await Promise.all([
      currentHomeView(),
      loadHome(),
      listLinkedTours(choices.map((choice) => choice.id)),
    ]);
    return (
      <PageFrame language={lang} alternates={byLanguage((language) => promoPreviewPath(language, id))}>
        <PromoDraftPreview
          promoId={id}
          home={home}
          promos={promos}
          tours={tours}
          today={today}
          language={lang}
          contacts={chatContacts()}
          greeting={chatGreeting("promo_greeting", lang)}
        />
      </PageFrame>
    );
  }
  if (kind === "home") {
    return (
      <PageFrame language={lang} alternates={byLanguage(homePreviewPath)}>
        <HomeDraftPreview
          language={lang}
          contacts={chatContacts()}
          records={await loadHome()}
          ask={<TripForm kind="tours" language={lang} areas={await listStoredAreas()} />}
        />
      </PageFrame>
    );
  }
  if (!isKind(kind)) redirect("/admin");
  const id = Number(tour) || null;
  const [closedDays, areas] = await Promise.all([
    listCommonClosedPeriods(kinds[kind].type),
    listStoredAreas(),
  ]);
  return (
    <PageFrame language={lang} alternates={byLanguage((language) => tourPreviewPath(kind, language, id))}>
      <TourDraftPreview
        kind={kind}
        tourId={id}
        language={lang}
        contacts={chatContacts()}
        closedDays={closedDays}
        areas={areas}
      />
    </PageFrame>
  );
}
