import { PageFrame } from "@/components/layout/page-frame";
import { SearchForm } from "@/components/layout/search-form";
import { searchWords } from "@/components/layout/search-words";
import { button } from "@/components/ui/button";
import { byLanguage } from "@/lib/i18n/by-language";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { homePath } from "@/lib/i18n/paths";
import type { PageSubject } from "@/lib/page-subject";
import { missingWords } from "./missing-words";
import { Notice } from "./notice";

/** What stands at an address that leads nowhere. Its links are plain: the address in the bar is another page's. */
export function MissingPage({ language, subject }: { language: Language; subject: PageSubject }) {
  const t = translate(language);
  const { plainly, title, text, action } = missingWords(language, subject);
  return (
    <PageFrame language={language} alternates={byLanguage(homePath)}>
      <Notice plainly={plainly} title={title} text={text}>
        <a href={action.href} className={button({ look: "primary" })}>
          {action.label}
        </a>
        <a href={homePath(language)} className={button({ look: "outline" })}>
          {t("errors.goHome")}
        </a>
        <div className="mt-8 grid w-full max-w-md basis-full gap-3">
          <p className="text-ink-soft">{t("errors.searchInstead")}</p>
          <SearchForm
            words={searchWords(language)}
            state={{ search: "", category: "" }}
            id="missing-search"
          />
        </div>
      </Notice>
    </PageFrame>
  );
}
