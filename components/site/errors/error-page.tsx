import type { ReactNode } from "react";
import { searchFormTexts } from "@/components/site/layout/navigation";
import { SearchForm } from "@/components/site/layout/search-form";
import { button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { HeadingLead } from "@/components/ui/heading-lead";
import { Icon } from "@/components/ui/icon";
import { chatOf } from "@/lib/booking/contacts";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { homePath } from "@/lib/core/pages/paths";
import type { MissingWords } from "./page-texts";

interface NoticeProps {
  /** A plain description of the problem, above a title in the site's own words. */
  plainly?: string;
  title: string;
  text: string;
  children: ReactNode;
  below?: ReactNode;
}

export function Notice({ plainly, title, text, children, below }: NoticeProps) {
  return (
    <Container className="grid justify-items-center gap-5 py-16 text-center sm:py-24">
      <DriftingBoat />
      <h1 className="max-w-2xl text-title">
        {plainly && <HeadingLead>{plainly}</HeadingLead>}
        {title}
      </h1>
      <p className="max-w-xl text-ink-soft text-lg">{text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>
      {below}
    </Container>
  );
}

function DriftingBoat() {
  return (
    <svg
      viewBox="0 0 320 180"
      aria-hidden="true"
      className="w-72 max-w-full rounded-card bg-sea-50"
      fill="none"
    >
      <circle cx="226" cy="78" r="30" className="fill-accent-mark" />
      <path d="M12 120c6-42 20-66 38-66 20 0 24 34 36 66z" className="fill-sea-300" />
      <path d="M62 120c3-22 12-36 24-35 13 1 17 18 22 35z" className="fill-sea-400" />
      <path d="M0 120h320v60H0z" className="fill-sea-200" />
      <path
        d="M98 118c30 20 92 20 132-20 2 4-2 14-8 22-10 14-28 20-62 20-38 0-56-8-62-22z"
        className="fill-sea-800"
      />
      <path d="M222 106c4-4 8-10 8-18" className="stroke-accent" strokeWidth="4" strokeLinecap="round" />
      <path d="M128 130V96h58v33" className="stroke-sea-900" strokeWidth="3" />
      <path d="M122 96c20-6 50-6 70 0z" className="fill-sand-200" />
      <path
        d="M24 150c14-8 26-8 40 0s26 8 40 0 26-8 40 0 26 8 40 0 26-8 40 0 26 8 40 0M60 168c14-8 26-8 40 0s26 8 40 0 26-8 40 0 26 8 40 0"
        className="stroke-white/80"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}

export const sameAddress = "";

interface MissingNoticeProps {
  language: Language;
  words: MissingWords;
}

/** Says that a page is not there. The links are plain `<a>`, since the address bar holds another page's address. */
export function MissingNotice({ language, words }: MissingNoticeProps) {
  const t = translate(language);
  const { plainly, title, text, action } = words;
  return (
    <Notice
      plainly={plainly}
      title={title}
      text={text}
      below={
        <div className="mt-3 grid w-full max-w-md gap-3">
          <p className="text-ink-soft">{t("errors.searchInstead")}</p>
          <SearchForm
            words={searchFormTexts(language)}
            state={{ search: "", category: "" }}
            id="missing-search"
            tool={t("search.tool")}
          />
        </div>
      }
    >
      <a href={action.href} className={button({ variant: "primary" })}>
        {action.label}
      </a>
      <a href={homePath(language)} className={button({ variant: "outline" })}>
        {t("errors.goHome")}
      </a>
    </Notice>
  );
}

/** Says that a page could not be rendered, and offers to try again or to write to the operator. */
export function UnavailableNotice({ language, title }: { language: Language; title: string }) {
  const t = translate(language);
  const chat = chatOf(language, t("chat.greeting"));
  return (
    <Notice title={title} text={t("common.errorHint")}>
      <a href={sameAddress} className={button({ variant: "primary" })}>
        <Icon name="rotate-cw" className="size-5" />
        {t("common.tryAgain")}
      </a>
      {chat && (
        <a
          href={chat.href}
          target="_blank"
          rel="noopener noreferrer"
          className={button({ variant: "outline" })}
        >
          <Icon name={chat.channel} className="size-5" />
          {t(`chat.${chat.channel}`)}
        </a>
      )}
    </Notice>
  );
}
