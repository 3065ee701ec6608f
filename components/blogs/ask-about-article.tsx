import { button } from "@/components/ui/button";
import { channelOf, chatLink } from "@/lib/booking/chat-link";
import { chatContacts } from "@/lib/booking/contacts";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";

/** At an article's end: the way to somebody who knows more. */
export function AskAboutArticle({ language, title }: { language: Language; title: string }) {
  const t = translate(language);
  return (
    <aside className="grid gap-4 rounded-card bg-sea-900 p-6 text-sea-50 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-8 sm:p-8 print:hidden">
      <div className="grid gap-1.5">
        <h2 className="text-heading text-white">{t("blogs.ctaTitle")}</h2>
        <p>{t("blogs.ctaText")}</p>
      </div>
      <a
        href={chatLink(channelOf(language), chatContacts(), t("blogs.chatText", { title }))}
        target="_blank"
        rel="noopener noreferrer"
        className={button({ look: "primary", className: "justify-self-start" })}
      >
        {t("blogs.ctaButton")}
      </a>
    </aside>
  );
}
