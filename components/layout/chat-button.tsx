import { FaTelegram, FaWhatsapp } from "react-icons/fa6";
import { channelOf, chatLink } from "@/lib/booking/chat-link";
import { chatContacts } from "@/lib/booking/contacts";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";

const marks = { whatsapp: FaWhatsapp, telegram: FaTelegram } as const;

/** Floats over every public page: Telegram for Russian, else WhatsApp, a greeting filled in (site.md 2). */
export function ChatButton({ language }: { language: Language }) {
  const t = translate(language);
  const channel = channelOf(language);
  const Mark = marks[channel];
  return (
    <aside aria-label={t("footer.contact")}>
      <a
        href={chatLink(channel, chatContacts(), t("chat.greeting"))}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t(`chat.${channel}`)}
        className="fixed right-4 bottom-4 z-30 inline-flex size-14 items-center justify-center rounded-full bg-leaf-600 text-white shadow-lift transition-transform hover:scale-105 in-has-[[data-booking-bar]]:bottom-24 sm:right-6 lg:bottom-6"
      >
        <Mark aria-hidden="true" className="size-7" />
      </a>
    </aside>
  );
}
