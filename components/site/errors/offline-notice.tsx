import { RememberedPlan } from "@/components/site/plan/remembered-plan";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { offlineWordsMark } from "@/lib/core/browser/saved-pages";
import type { Language } from "@/lib/core/i18n/languages";
import { messagesOf, translate } from "@/lib/core/i18n/messages";
import { Notice, sameAddress } from "./error-page";
import { SavedPages } from "./saved-pages";

export function OfflineNotice({ language }: { language: Language }) {
  const t = translate(language);
  return (
    <Notice
      title={t("offlinePage.title")}
      text={t("offlinePage.hint")}
      below={
        <>
          <RememberedPlan
            language={language}
            words={{
              title: t("offlinePage.plan"),
              price: messagesOf(language, "offlinePage").planPrice,
              day: t("plan.day"),
              noDay: t("plan.noDay"),
              onRequest: t("booking.onRequest"),
            }}
          />
          <SavedPages language={language} words={messagesOf(language, "offlinePage")} />
        </>
      }
    >
      <a href={sameAddress} className={button({ variant: "primary" })}>
        <Icon name="rotate-cw" className="size-5" />
        {t("common.tryAgain")}
      </a>
      <div hidden {...offlineWordsMark.write(messagesOf(language, "offline"))} />
    </Notice>
  );
}
