import { Icon } from "@/components/ui/icon";
import { channelOf, chatLink } from "@/lib/booking/chat-link";
import { chatContacts } from "@/lib/booking/contacts";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { GivingWay } from "./giving-way";

/** Floats over every public page: Telegram for Russian, else WhatsApp, a greeting filled in. */
export function ChatButton({ language }: { language: Language }) {
  const t = translate(language);
  const channel = channelOf(language);
  return (
    <GivingWay label={t("footer.contact")}>
      <a
        href={chatLink(channel, chatContacts(), t("chat.greeting"))}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t(`chat.${channel}`)}
        className="chat-button"
      >
        <Icon name={channel} className="size-7" />
      </a>
    </GivingWay>
  );
}
