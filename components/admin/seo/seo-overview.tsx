import { Panel } from "@/components/admin/panel";
import { adminText } from "@/lib/i18n/admin-messages";
import { languages } from "@/lib/i18n/languages";
import { type SeoContent, seoPages } from "@/lib/seo/schema";
import { SeoEntryCard } from "./seo-entry-card";

/** The texts of the five pages, each in the three languages. */
export function SeoOverview({ content }: { content: SeoContent }) {
  return (
    <div className="grid gap-4">
      {seoPages.map((page) => (
        <Panel key={page} title={adminText(`seo.page.${page}`)}>
          <div className="grid gap-4 lg:grid-cols-3">
            {languages.map((language) => (
              <SeoEntryCard key={language} entry={content[page][language]} language={language} />
            ))}
          </div>
        </Panel>
      ))}
    </div>
  );
}
