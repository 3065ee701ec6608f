import { useState } from "react";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Channel } from "@/lib/booking/chat-link";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Language } from "@/lib/i18n/languages";
import { answerLink } from "@/lib/requests/answer-link";

interface AnswerTextsProps {
  language: Language;
  languageName: string;
  text: string;
  ownText: string;
  contact: string;
}

const textClass =
  "wrap-anywhere max-h-96 overflow-y-auto whitespace-pre-wrap rounded-lg border border-line p-3 font-sans text-[0.9375rem]";

function CopyAnswer({ text }: { text: string }) {
  const [copied, setCopied] = useState<{ text: string; done: boolean } | null>(null);
  const copy = () => {
    const copying = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"));
    copying.then(
      () => setCopied({ text, done: true }),
      () => setCopied({ text, done: false }),
    );
  };
  const isDone = copied?.text === text && copied.done;
  return (
    <>
      <button type="button" onClick={copy} className={button({ variant: "outline", className: "min-h-13" })}>
        <Icon name={isDone ? "check" : "copy"} className="size-5" />
        <span aria-live="polite">{adminText(isDone ? "reply.copied" : "reply.copy")}</span>
      </button>
      {copied && !copied.done && (
        <p className="col-span-full text-alert-600 text-sm">{adminText("reply.copyFailed")}</p>
      )}
    </>
  );
}

/** Shows the answer in the guest's language with the Indonesian beside it, and opens the chat with one tap. */
export function AnswerTexts({ language, languageName, text, ownText, contact }: AnswerTextsProps) {
  const first: Channel = language === "ru" ? "telegram" : "whatsapp";
  const channels: Channel[] = first === "telegram" ? ["telegram", "whatsapp"] : ["whatsapp", "telegram"];
  return (
    <>
      <div className="grid gap-2 sm:grid-cols-3">
        {channels.map((channel) => (
          <a
            key={channel}
            href={answerLink(channel, contact, text)}
            target="_blank"
            rel="noopener noreferrer"
            className={button({
              variant: channel === first ? "primary" : "outline",
              className: "min-h-13",
            })}
          >
            <Icon name={channel} className="size-5" />
            {adminText(`reply.${channel}`)}
          </a>
        ))}
        <CopyAnswer text={text} />
      </div>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <figure className="grid content-start gap-1">
          <figcaption className="font-medium text-sm">
            {adminText("reply.guestText", { language: languageName })}
          </figcaption>
          <pre lang={language} className={`${textClass} bg-white`}>
            {text}
          </pre>
        </figure>
        {ownText && language !== "id" && (
          <figure className="grid content-start gap-1">
            <figcaption className="font-medium text-sm">{adminText("reply.ownText")}</figcaption>
            <pre className={`${textClass} bg-sand-100 text-ink-soft`}>{ownText}</pre>
          </figure>
        )}
      </div>
    </>
  );
}
