import type { ReactNode } from "react";
import { floatingLinkMark } from "@/components/site/controllers/controller-marks";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { chatGreeting, chatOf } from "@/lib/booking/contacts";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { shownPaths } from "@/lib/core/pages/public-page";
import { allLinks, type FrameLinks } from "@/lib/home/links";
import { Footer } from "./footer";
import { Header, type HeaderProps } from "./header";
import type { SearchFormState } from "./search-form";

export interface FrameChoices {
  /** Where the language switch leads, if that is not the page itself. */
  alternates?: Record<Language, string>;
  /** By default `inner`. */
  header?: HeaderProps["variant"];
  search?: SearchFormState;
  /** Whether the page shows prices of tours, which visitors may compare in another currency. */
  showsPrices?: boolean;
  /** Whether the page shows tides, whose source the footer names. */
  showsTides?: boolean;
  /** By default `allLinks`. */
  links?: FrameLinks;
}

export interface PageFrameProps extends FrameChoices {
  language: Language;
  alternates: Record<Language, string>;
  /** What features add below the languages of the footer. */
  footerControls?: ReactNode;
  children: ReactNode;
}

export const emptySearch: Record<HeaderProps["variant"], SearchFormState> = {
  home: { search: "", category: "all" },
  inner: { search: "", category: "" },
};

/** The frame of every public page: skip link, header, footer, chat button. */
export function PageFrame({
  language,
  alternates,
  header = "inner",
  search,
  footerControls,
  links = allLinks,
  children,
}: PageFrameProps) {
  const shown = shownPaths(alternates);
  return (
    <div className="relative flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {translate(language)("common.skipToContent")}
      </a>
      <Header
        language={language}
        variant={header}
        alternates={shown}
        search={search ?? emptySearch[header]}
        links={links}
      />
      <main
        id="content"
        tabIndex={-1}
        className={classNames("outline-none", header === "inner" && "pt-(--header-height)")}
      >
        {children}
      </main>
      <Footer language={language} alternates={shown} controls={footerControls} links={links} />
      <ChatButton language={language} />
    </div>
  );
}

/** Floats over every public page: Telegram for Russian, else WhatsApp, a greeting filled in. */
function ChatButton({ language }: { language: Language }) {
  const t = translate(language);
  const chat = chatOf(language, chatGreeting("chat_greeting", language) ?? t("chat.greeting"));
  if (!chat) return null;
  const { channel, href } = chat;
  return (
    <aside {...floatingLinkMark.write(true)} aria-label={t("footer.contact")} className="chat-place">
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t(`chat.${channel}`)}
        className={classNames("chat-button", channel === "telegram" && "bg-telegram")}
      >
        <Icon name={channel} className="size-7" />
      </a>
    </aside>
  );
}
