import type { ReactNode } from "react";
import { HistoryLink } from "@/components/admin/history/history-header";
import { LanguageCards } from "@/components/admin/named-value";
import { Panel } from "@/components/admin/panel";
import { preloadCyrillic } from "@/components/site/layout/preload-fonts";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { fallbackLanguage, type Language } from "@/lib/core/i18n/languages";
import { staffName } from "@/lib/core/i18n/staff-names";
import type { HeadTexts } from "@/lib/core/pages/head-texts";
import { type SeoPage, seoPages } from "@/lib/seo/fields";
import { entryOf, type SeoContent, type SeoEntry } from "@/lib/seo/schema";

/** Shown only if they are set. */
const optional = ["author", "robots", "canonicalUrl"] as const;

function NamedValue({ name, lang, children }: { name: string; lang?: Language; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-ink-soft text-xs">{name}</dt>
      <dd lang={lang} className="min-w-0 break-words text-sm">
        {children}
      </dd>
    </div>
  );
}

function HreflangLinks({ links }: { links: Record<string, string> }) {
  return (
    <ul className="grid gap-0.5">
      {Object.entries(links).map(([code, address]) => (
        <li key={code} className="break-all">
          <span className="font-medium">{code}:</span> {address}
        </li>
      ))}
    </ul>
  );
}

function NotSet({ instead }: { instead: string }) {
  return (
    <>
      <span lang="en" className="text-ink-soft italic">
        {adminText("seo.notSet")}
      </span>
      <span className="mt-1 block text-ink-soft text-xs leading-normal">
        {adminText("seo.shownInstead")} {instead}
      </span>
    </>
  );
}

interface SeoEntryFactsProps {
  entry: SeoEntry;
  language: Language;
  instead: { title: string; description: string };
}

function SeoEntryFacts({ entry, language, instead }: SeoEntryFactsProps) {
  return (
    <dl className="grid gap-3">
      <NamedValue name={adminText("seo.field.title")} lang={entry.title ? language : undefined}>
        {entry.title || <NotSet instead={instead.title} />}
      </NamedValue>
      <NamedValue name={adminText("seo.field.description")} lang={entry.description ? language : undefined}>
        {entry.description || <NotSet instead={instead.description} />}
      </NamedValue>
      {optional
        .filter((field) => entry[field])
        .map((field) => (
          <NamedValue key={field} name={adminText(`seo.field.${field}`)}>
            {entry[field]}
          </NamedValue>
        ))}
      {entry.hreflang && Object.keys(entry.hreflang).length > 0 && (
        <NamedValue name={adminText("seo.field.hreflang")}>
          <HreflangLinks links={entry.hreflang} />
        </NamedValue>
      )}
    </dl>
  );
}

interface SeoPagesProps {
  content: SeoContent;
  unwritten: Record<SeoPage, Record<Language, HeadTexts>>;
}

export function SeoPages({ content, unwritten }: SeoPagesProps) {
  preloadCyrillic();
  const instead = (page: SeoPage, language: Language) => ({
    title: content[page].title[fallbackLanguage] || unwritten[page][language].title,
    description: content[page].description[fallbackLanguage] || unwritten[page][language].description,
  });
  return (
    <div className="grid gap-4">
      {seoPages.map((page) => (
        <Panel
          key={page}
          title={staffName(`seo.page.${page}`)}
          actions={<HistoryLink entity="seo" id={page} name={staffName(`seo.page.${page}`)} />}
        >
          <LanguageCards>
            {(language) => (
              <SeoEntryFacts
                entry={entryOf(content[page], language)}
                language={language}
                instead={instead(page, language)}
              />
            )}
          </LanguageCards>
        </Panel>
      ))}
    </div>
  );
}
