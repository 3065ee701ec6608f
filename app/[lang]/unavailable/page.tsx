import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { failureTitle } from "@/components/errors/failure-title";
import { Notice } from "@/components/errors/notice";
import { PageFrame } from "@/components/layout/page-frame";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { channelOf, chatLink } from "@/lib/booking/chat-link";
import { chatContacts } from "@/lib/booking/contacts";
import { byLanguage } from "@/lib/i18n/by-language";
import { isLanguage } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { homePath } from "@/lib/i18n/paths";
import { noticeMetadata } from "@/lib/notice-metadata";
import { pageSubject } from "@/lib/page-subject";

/** An empty address is the one in the bar: that of the page that failed. */
const sameAddress = "";

interface UnavailableParams {
  params: Promise<{ lang: string }>;
  searchParams: Promise<{ of?: string | string[] }>;
}

export async function generateMetadata({ params, searchParams }: UnavailableParams): Promise<Metadata> {
  const { lang } = await params;
  if (!isLanguage(lang)) return {};
  return noticeMetadata(failureTitle(lang, pageSubject((await searchParams).of)));
}

/** What the door answers in place of a page that could not be rendered; needs no database. */
export default async function UnavailablePage({ params, searchParams }: UnavailableParams) {
  const { lang } = await params;
  if (!isLanguage(lang)) notFound();
  const t = translate(lang);
  return (
    <PageFrame language={lang} alternates={byLanguage(homePath)}>
      <Notice title={failureTitle(lang, pageSubject((await searchParams).of))} text={t("common.errorHint")}>
        <a href={sameAddress} className={button({ look: "primary" })}>
          <Icon name="rotate-cw" className="size-5" />
          {t("common.tryAgain")}
        </a>
        <a
          href={chatLink(channelOf(lang), chatContacts(), t("chat.greeting"))}
          target="_blank"
          rel="noopener noreferrer"
          className={button({ look: "outline" })}
        >
          {t("errors.writeToUs")}
        </a>
      </Notice>
    </PageFrame>
  );
}
