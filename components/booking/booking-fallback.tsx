import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { type ChatContacts, channelOf, channels, chatLink } from "@/lib/booking/chat-link";
import type { Language } from "@/lib/i18n/languages";
import type { Messages } from "@/lib/i18n/messages";

/** The texts of the form and its panel, in one language: what pages draw themselves is not sent to the browser. */
export type BookingWords = Omit<
  Messages["booking"],
  "yourRequest" | "nobodyYet" | "priceFrom" | "book" | "withoutScript"
>;

/** Those of them that a plan needs as well. */
export type RequestWords = Omit<BookingWords, "intro" | "loading" | "loadFailed" | "bookingErrorInvalidTour">;

interface BookingFallbackProps {
  language: Language;
  words: RequestWords;
  contacts: ChatContacts;
  email: string;
  reason: string;
  /** Shows the form's button, disabled: the tour has no price to request. */
  disabled?: boolean;
  /** What the chat begins with; a greeting where nothing else is said. */
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
        <ChatLinks {...{ language, contacts }} text={text} labels={words.panel} />
        <a href={`mailto:${email}`} className={button({ variant: "outline" })}>
          <Icon name="mail" className="size-5" />
          {email}
        </a>
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

/** Both chats, prefilled, the language's own first: either may be blocked in the visitor's country. */
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
          className={button({ variant: channel === own ? "primary" : "outline" })}
        >
          <Icon name={channel} className="size-5" />
          {labels[channel]}
        </a>
      );
    });
}
