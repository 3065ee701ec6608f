import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { BlogDraftPreview } from "@/components/admin/blogs/blog-draft-preview";
import { HomeDraftPreview } from "@/components/admin/home/home-draft-preview";
import { OwnPageDraftPreview } from "@/components/admin/own-pages/own-page-draft-preview";
import { PromoDraftPreview } from "@/components/admin/promos/promo-draft-preview";
import { TourDraftPreview } from "@/components/admin/tours/tour-draft-preview";
import { PageFrame } from "@/components/site/layout/page-frame";
import { TripForm } from "@/components/site/trip/trip-form";
import { blogPreviewPath } from "@/lib/blogs/draft";
import { chatContacts, chatGreeting, requestContacts } from "@/lib/booking/contacts";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { knownClock } from "@/lib/core/calendar/clock-name";
import { listCommonClosedPeriods } from "@/lib/core/calendar/queries";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { byLanguage, isLanguage } from "@/lib/core/i18n/languages";
import { homePreviewPath } from "@/lib/home/draft";
import { currentFrameLinks } from "@/lib/home/links";
import { currentHomeView, loadHome } from "@/lib/home/queries";
import { ownPagePreviewPath } from "@/lib/own-pages/draft";
import { promoPreviewPath } from "@/lib/promos/draft";
import { getSiteSettings, siteSettings } from "@/lib/site/settings";
import { tourPreviewPath } from "@/lib/tours/draft";
import { isKind, kinds } from "@/lib/tours/kinds";
import { kindWords } from "@/lib/tours/pages/kind-words";
import { toursPath } from "@/lib/tours/pages/paths";
import { listStoredAreas } from "@/lib/tours/pickup-areas/queries";
import { listLinkedTours, listTourChoices } from "@/lib/tours/queries";

interface PreviewParams {
  /** `kind` is also `blogs`, `promos`, `own-page` or `home`, because Next allows only one name for a segment. */
  params: Promise<{ kind: string; lang: string }>;
  searchParams: Promise<{ tour?: string; blog?: string; promo?: string; page?: string }>;
}

export const metadata: Metadata = { title: adminText("preview.title") };

/** Shows a tour, a blog, a promo, an own page or the home page as visitors would see it, from a form in another tab. Nothing is sent or stored. */
export default async function PreviewPage({ params, searchParams }: PreviewParams) {
  await requireAdmin();
  await getSiteSettings();
  const [{ kind, lang }, { tour, blog, promo, page }] = await Promise.all([params, searchParams]);
  if (!isLanguage(lang)) redirect("/admin");
  const links = await currentFrameLinks();
  if (kind === "blogs") {
    const id = Number(blog) || null;
    return (
      <PageFrame
        language={lang}
        alternates={byLanguage((language) => blogPreviewPath(language, id))}
        links={links}
      >
        <BlogDraftPreview blogId={id} language={lang} />
      </PageFrame>
    );
  }
  if (kind === "own-page") {
    const id = Number(page) || null;
    return (
      <PageFrame
        language={lang}
        alternates={byLanguage((language) => ownPagePreviewPath(language, id))}
        links={links}
      >
        <OwnPageDraftPreview pageId={id} language={lang} />
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
      <PageFrame
        language={lang}
        alternates={byLanguage((language) => promoPreviewPath(language, id))}
        links={links}
      >
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
    const [first] = links.kinds;
    return (
      <PageFrame language={lang} alternates={byLanguage(homePreviewPath)} links={links}>
        <HomeDraftPreview
          language={lang}
          contacts={chatContacts()}
          records={await loadHome()}
          ask={first && <TripForm kind={first} language={lang} areas={await listStoredAreas()} />}
          toursHref={first ? toursPath(lang, first) : null}
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
    <PageFrame
      language={lang}
      alternates={byLanguage((language) => tourPreviewPath(kind, language, id))}
      links={links}
    >
      <TourDraftPreview
        kind={kind}
        tourId={id}
        language={lang}
        contacts={requestContacts()}
        words={kindWords(kind, lang)}
        phones={siteSettings().phones.map(({ number }) => number)}
        closedDays={closedDays}
        clock={knownClock()}
        areas={areas}
      />
    </PageFrame>
  );
}
