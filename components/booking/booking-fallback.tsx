import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ChatContacts } from "@/lib/booking/chat-link";
import type { Language } from "@/lib/i18n/languages";
import type { BookingWords } from "./booking-words";
import { ChatLinks } from "./chat-links";

interface BookingFallbackProps {
  language: Language;
  words: BookingWords;
  contacts: ChatContacts;
  email: string;
  reason: string;
}

/** Where there is no form (no script, no signal) the operator can still be written to. */
export function BookingFallback({ language, words, contacts, email, reason }: BookingFallbackProps) {
  return (
    <div className="grid gap-4">
      <p>{reason}</p>
      <div className="flex flex-wrap gap-3">
        <ChatLinks {...{ language, contacts }} text={words.message.greeting} labels={words.panel} />
        <a href={`mailto:${email}`} className={button({ look: "outline" })}>
          <Icon name="mail" className="size-5" />
          {email}
        </a>
      </div>
    </div>
  );
}
