import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Notice } from "@/components/errors/error-page";
import { failureTitle } from "@/components/errors/page-texts";
import { PageFrame } from "@/components/layout/page-frame";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { channelOf, chatLink } from "@/lib/booking/chat-link";
import { chatContacts } from "@/lib/booking/contacts";
import { byLanguage, isLanguage } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { homePath } from "@/lib/pages/paths";
import { noticeMetadata } from "@/lib/seo/metadata";
import { pageSubject } from "@/lib/tours/pages/subject";

/** An empty href reloads the address in the bar, that of the page that failed. */
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

/** The server sends this in place of a page that could not be rendered. It needs no database. */
export default async function UnavailablePage({ params, searchParams }: UnavailableParams) {
  const { lang } = await params;
  if (!isLanguage(lang)) notFound();
  const t = translate(lang);
  const channel = channelOf(lang);
  return (
    <PageFrame language={lang} alternates={byLanguage(homePath)}>
      <Notice title={failureTitle(lang, pageSubject((await searchParams).of))} text={t("common.errorHint")}>
        <a href={sameAddress} className={button({ variant: "primary" })}>
          <Icon name="rotate-cw" className="size-5" />
          {t("common.tryAgain")}
        </a>
        <a
          href={chatLink(channel, chatContacts(), t("chat.greeting"))}
          target="_blank"
          rel="noopener noreferrer"
          className={button({ variant: "outline" })}
        >
          <Icon name={channel} className="size-5" />
          {t(`chat.${channel}`)}
        </a>
      </Notice>
    </PageFrame>
  );
}
