import { button } from "@/components/ui/button";
import { type ChatContacts, channelNames, channelOf } from "@/lib/booking/chat-link";
import { fill } from "@/lib/core/i18n/fill";
import type { Language } from "@/lib/core/i18n/languages";
import type { RequestWords } from "./booking-fallback";

interface RequestButtonProps {
  label: string;
  /** The day of the request, if it is a request for a single day. */
  day?: string;
  language: Language;
  words: RequestWords;
  contacts: ChatContacts;
  disabled?: boolean;
}

/** The button that opens the chat. Its second line says what the click does. */
export function RequestButton({ label, day, language, words, contacts, disabled }: RequestButtonProps) {
  const channel = channelOf(language, contacts);
  return (
    <button
      type="submit"
      disabled={disabled}
      className={button({ className: "min-h-13 py-2.5 sm:px-8 max-sm:w-full" })}
    >
      <span className="grid gap-0.5">
        <span className="text-[min(1.125rem,7vw)]">{label} </span>
        {(day || channel) && (
          <span className="font-normal text-[min(0.8125rem,5vw)] leading-snug">
            {day}
            {day && channel && " · "}
            {channel && fill(words.confirmHint, { channel: channelNames[channel] })}
          </span>
        )}
      </span>
    </button>
  );
}
