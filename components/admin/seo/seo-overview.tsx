import { Panel } from "@/components/admin/panel";
import { preloadCyrillic } from "@/components/admin/preload-cyrillic";
import { adminText } from "@/lib/i18n/admin-messages";
import { fallbackLanguage, type Language, languages } from "@/lib/i18n/languages";
import type { PageTexts } from "@/lib/page-texts";
import { seoPages } from "@/lib/seo/pages";
import type { SeoContent, SeoPage } from "@/lib/seo/schema";
import { SeoEntryCard } from "./seo-entry-card";

interface SeoOverviewProps {
  content: SeoContent;
  /** What each page shows where nothing is written. */
  unwritten: Record<SeoPage, Record<Language, PageTexts>>;
}

/** The texts of the five pages, each in the three languages. */
export function SeoOverview({ content, unwritten }: SeoOverviewProps) {
  preloadCyrillic();
  const instead = (page: SeoPage, language: Language) => ({
    title: content[page][fallbackLanguage].title || unwritten[page][language].title,
    description: content[page][fallbackLanguage].description || unwritten[page][language].description,
  });
  return (
    <div className="grid gap-4">
      {seoPages.map((page) => (
        <Panel key={page} title={adminText(`seo.page.${page}`)}>
          <div className="grid gap-4 lg:grid-cols-3">
            {languages.map((language) => (
              <SeoEntryCard
                key={language}
                entry={content[page][language]}
                language={language}
                instead={instead(page, language)}
              />
            ))}
          </div>
        </Panel>
      ))}
    </div>
  );
}
