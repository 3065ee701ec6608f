import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { type ChatContacts, channelOf, channels, chatLink, hasChannel } from "@/lib/booking/chat-link";
import type { Language } from "@/lib/core/i18n/languages";
import type { Messages } from "@/lib/core/i18n/messages";

/** The form's texts in one language. Texts that the server renders are not sent to the browser. */
export type BookingWords = Omit<
  Messages["booking"],
  "yourRequest" | "nobodyYet" | "priceFrom" | "book" | "withoutScript"
>;

export type RequestWords = Omit<BookingWords, "intro" | "loading" | "loadFailed" | "bookingErrorInvalidTour">;

export interface FallbackWords extends Pick<BookingWords, "confirm"> {
  panel: Record<(typeof channels)[number], string>;
  message: { greeting: string };
}

interface BookingFallbackProps {
  language: Language;
  words: FallbackWords;
  contacts: ChatContacts;
  email: string;
  reason: string;
  /** Shows the form's button disabled, because the tour has no price to request. */
  disabled?: boolean;
  /** The first message of the chat, by default a greeting. */
  text?: string;
}

/** Replaces the form without script or without a price, and when its code cannot be loaded. */
export function BookingFallback(props: BookingFallbackProps) {
  const { language, words, contacts, email, reason, disabled, text = words.message.greeting } = props;
  return (
    <div className="grid gap-4">
      <p>{reason}</p>
      {disabled && (
        <button
          type="button"
          disabled
          className={button({ size: "large", className: "justify-self-start max-sm:w-full" })}
        >
          {words.confirm}
        </button>
      )}
      <div className="flex flex-wrap gap-3">
        <ChatLinks language={language} contacts={contacts} text={text} labels={words.panel} />
        {email && (
          <a href={`mailto:${email}`} className={button({ variant: "outline" })}>
            <Icon name="mail" className="size-5" />
            {email}
          </a>
        )}
      </div>
    </div>
  );
}

interface ChatLinksProps {
  language: Language;
  contacts: ChatContacts;
  text: string;
  labels: Record<(typeof channels)[number], string>;
}

/** Offers every chat that the operator has, because either may be blocked in the visitor's country. */
export function ChatLinks({ language, contacts, text, labels }: ChatLinksProps) {
  const own = channelOf(language, contacts);
  return channels
    .filter((channel) => hasChannel(channel, contacts))
    .sort((one, other) => Number(other === own) - Number(one === own))
    .map((channel) => {
      return (
        <a
          key={channel}
          href={chatLink(channel, contacts, text)}
          target="_blank"
          rel="noopener noreferrer"
          className={button({ variant: channel === own ? "primary" : "outline" })}
        >
          <Icon name={channel} className="size-5" />
          {labels[channel]}
        </a>
      );
    });
}
