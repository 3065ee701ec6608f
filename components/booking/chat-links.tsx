import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { type ChatContacts, channelOf, channels, chatLink } from "@/lib/booking/chat-link";
import type { Language } from "@/lib/i18n/languages";

interface ChatLinksProps {
  language: Language;
  contacts: ChatContacts;
  text: string;
  labels: Record<(typeof channels)[number], string>;
}

/** Both chats with the text filled in, the language's own first: either may be blocked. */
export function ChatLinks({ language, contacts, text, labels }: ChatLinksProps) {
  const own = channelOf(language);
  return [...channels]
    .sort((one, other) => Number(other === own) - Number(one === own))
    .map((channel) => {
      return (
        <a
          key={channel}
          href={chatLink(channel, contacts, text)}
          target="_blank"
          rel="noopener noreferrer"
          className={button({ look: channel === own ? "primary" : "outline" })}
        >
          <Icon name={channel} className="size-5" />
          {labels[channel]}
        </a>
      );
    });
}
