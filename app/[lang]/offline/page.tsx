import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Notice } from "@/components/errors/error-page";
import { SavedPages } from "@/components/errors/saved-pages";
import { PageFrame } from "@/components/layout/page-frame";
import { RememberedPlan } from "@/components/plan/remembered-plan";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { offlineWordsMark } from "@/lib/browser/offline-words";
import { byLanguage, isLanguage } from "@/lib/i18n/languages";
import { messagesOf, translate } from "@/lib/i18n/messages";
import { homePath } from "@/lib/pages/paths";
import { noticeMetadata } from "@/lib/seo/metadata";

/** An empty href reloads the address in the bar, that of the page that was asked for. */
const sameAddress = "";

interface OfflineParams {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: OfflineParams): Promise<Metadata> {
  const { lang } = await params;
  return isLanguage(lang) ? noticeMetadata(translate(lang)("offlinePage.title")) : {};
}

/** The worker shows this in place of a page that is not kept, with status 503; it needs neither network nor database. */
export default async function OfflinePage({ params }: OfflineParams) {
  const { lang } = await params;
  if (!isLanguage(lang)) notFound();
  const t = translate(lang);
  return (
    <PageFrame language={lang} alternates={byLanguage(homePath)}>
      <Notice
        title={t("offlinePage.title")}
        text={t("offlinePage.hint")}
        below={
          <>
            <RememberedPlan
              language={lang}
              words={{
                title: t("offlinePage.plan"),
                price: messagesOf(lang, "offlinePage").planPrice,
                day: t("plan.day"),
                noDay: t("plan.noDay"),
                onRequest: t("booking.onRequest"),
              }}
            />
            <SavedPages language={lang} words={messagesOf(lang, "offlinePage")} />
          </>
        }
      >
        <a href={sameAddress} className={button({ variant: "primary" })}>
          <Icon name="rotate-cw" className="size-5" />
          {t("common.tryAgain")}
        </a>
        <div hidden {...offlineWordsMark.write(messagesOf(lang, "offline"))} />
      </Notice>
    </PageFrame>
  );
}
