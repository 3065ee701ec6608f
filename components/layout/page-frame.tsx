import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { ChatButton } from "./chat-button";
import { Footer } from "./footer";
import { Header, type HeaderProps } from "./header";
import type { SearchState } from "./search-form";

interface PageFrameProps {
  language: Language;
  /** This very page in each language. */
  alternates: Record<Language, string>;
  header?: HeaderProps["variant"];
  search?: SearchState;
  children: ReactNode;
}

const emptySearch: Record<HeaderProps["variant"], SearchState> = {
  home: { search: "", category: "all" },
  inner: { search: "", category: "" },
};

/** What surrounds every public page: skip link, header, footer, chat button. */
export function PageFrame({ language, alternates, header = "inner", search, children }: PageFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {translate(language)("common.skipToContent")}
      </a>
      <Header
        language={language}
        variant={header}
        alternates={alternates}
        search={search ?? emptySearch[header]}
      />
      <main
        id="content"
        tabIndex={-1}
        className={classNames("outline-none", header === "inner" && "pt-(--header-height)")}
      >
        {children}
      </main>
      <Footer language={language} alternates={alternates} />
      <ChatButton language={language} />
    </div>
  );
}
