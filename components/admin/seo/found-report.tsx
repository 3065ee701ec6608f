import type { Metadata } from "next";
import { Panel } from "@/components/admin/panel";
import { type FoundGap, foundPage } from "@/lib/found-page";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Language, languages } from "@/lib/i18n/languages";
import { FoundLanguage } from "./found-language";

interface FoundReportProps {
  /** The page's head in each language, as the site sends it. */
  heads: Record<Language, Metadata>;
  /** What it lacks in each language. */
  gaps: Record<Language, FoundGap[]>;
  /** Whether the page can be read already. */
  isPublic?: boolean;
}

/** What search engines and chats will show of a page in each language, and what is missing. */
export function FoundReport({ heads, gaps, isPublic = true }: FoundReportProps) {
  return (
    <Panel title={adminText("found.title")}>
      <p className="max-w-2xl text-ink-soft text-sm">{adminText("found.intro")}</p>
      <div className="divide-y divide-line border-line border-y">
        {languages.map((language, index) => (
          <FoundLanguage
            key={language}
            language={language}
            page={foundPage(heads[language])}
            gaps={gaps[language]}
            isPublic={isPublic}
            open={index === 0}
          />
        ))}
      </div>
    </Panel>
  );
}
