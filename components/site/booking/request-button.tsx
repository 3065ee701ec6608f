import { button } from "@/components/ui/button";
import { channelNames, channelOf } from "@/lib/booking/chat-link";
import { fill } from "@/lib/i18n/fill";
import type { Language } from "@/lib/i18n/languages";
import type { RequestWords } from "./booking-fallback";

interface RequestButtonProps {
  label: string;
  /** The day of the request, if it is a request for a single day. */
  day?: string;
  language: Language;
  words: RequestWords;
  disabled?: boolean;
}

/** The button that opens the chat. Its second line says what the click does. */
export function RequestButton({ label, day, language, words, disabled }: RequestButtonProps) {
  return (
    <button
      type="submit"
      disabled={disabled}
      className={button({ className: "min-h-13 py-2.5 sm:px-8 max-sm:w-full" })}
    >
      <span className="grid gap-0.5">
        <span className="text-[min(1.125rem,7vw)]">{label} </span>
        <span className="font-normal text-[min(0.8125rem,5vw)] leading-snug">
          {day && `${day} · `}
          {fill(words.confirmHint, { channel: channelNames[channelOf(language)] })}
        </span>
      </span>
    </button>
  );
}
