import { useState } from "react";
import { button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { Channel } from "@/lib/booking/chat-link";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { Language } from "@/lib/core/i18n/languages";
import { replyLink } from "@/lib/requests/reply/reply-link";

interface ChatLinkProps {
  channel: Channel;
  contact: string;
  text: string;
  isFirst?: boolean;
  className?: string;
}

export function ReplyChatLink({ channel, contact, text, isFirst, className }: ChatLinkProps) {
  return (
    <a
      href={replyLink(channel, contact, text)}
      target="_blank"
      rel="noopener noreferrer"
      className={button({
        variant: isFirst ? "primary" : "outline",
        className: classNames("min-h-13 min-w-0 px-3! sm:px-4!", className),
      })}
    >
      <Icon name={channel} className="size-5" />
      {adminText(`reply.${channel}`)}
    </a>
  );
}

/** The chat that guests of a language write in first, and the other one. */
export function chatsOf(language: Language): [Channel, Channel] {
  return language === "ru" ? ["telegram", "whatsapp"] : ["whatsapp", "telegram"];
}

export function CopyReply({ text }: { text: string }) {
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
      <button
        type="button"
        onClick={copy}
        className={button({ variant: "outline", className: "min-h-13 px-3! sm:px-4!" })}
      >
        <Icon name={isDone ? "check" : "copy"} className="size-5" />
        <span aria-live="polite" className="max-sm:sr-only">
          {adminText(isDone ? "reply.copied" : "reply.copy")}
        </span>
      </button>
      {copied && !copied.done && (
        <p role="alert" className="w-full font-medium text-alert-600">
          {adminText("reply.copyFailed")}
        </p>
      )}
    </>
  );
}
