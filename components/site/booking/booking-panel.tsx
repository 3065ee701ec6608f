"use client";

import { useEffect, useRef, useState } from "react";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { type ChatContacts, channelOf } from "@/lib/booking/chat-link";
import { fill } from "@/lib/core/i18n/fill";
import type { Language } from "@/lib/core/i18n/languages";
import { ChatLinks, type RequestWords } from "./booking-fallback";

interface BookingPanelProps {
  reference: string;
  message: string;
  language: Language;
  words: RequestWords;
  contacts: ChatContacts;
  email: string;
  onBack: () => void;
}

/** Replaces the form after submission with the whole message and every way to send it. */
export function BookingPanel({
  reference,
  message,
  language,
  words,
  contacts,
  email,
  onBack,
}: BookingPanelProps) {
  const { panel } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, []);
  const handleCopy = () => {
    const copying = navigator.clipboard?.writeText(message) ?? Promise.reject(new Error("no clipboard"));
    copying.then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  const subject = encodeURIComponent(fill(panel.subject, { reference }));
  return (
    <section data-request aria-labelledby="booking-panel-title" className="grid grid-cols-1 gap-6">
      <h3
        ref={heading}
        id="booking-panel-title"
        tabIndex={-1}
        className="scroll-mt-14 text-heading outline-none"
      >
        {panel.title}
      </h3>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full print:hidden">
        <ChatLinks language={language} contacts={contacts} text={message} labels={panel} />
        <button type="button" onClick={handleCopy} className={button({ variant: "outline" })}>
          <Icon name="copy" className="size-5" />
          {copied ? panel.copied : panel.copy}
        </button>
        {email && (
          <a
            href={`mailto:${email}?subject=${subject}&body=${encodeURIComponent(message)}`}
            className={button({ variant: "outline" })}
          >
            <Icon name="mail" className="size-5" />
            {panel.email}
          </a>
        )}
      </div>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {copied === null ? "" : copied ? panel.copied : panel.copyFailed}
      </p>
      {channelOf(language, contacts) && <p className="text-ink-soft">{panel.intro}</p>}
      <p>
        {panel.reference}: <strong className="font-bold tracking-wide">{reference}</strong>
      </p>
      <figure className="grid gap-2">
        <figcaption className="font-medium text-[0.9375rem]">{panel.message}</figcaption>
        <pre className="max-h-96 overflow-y-auto print:max-h-none whitespace-pre-wrap rounded-card border border-line bg-white p-5 font-sans text-[0.9375rem]">
          {message}
        </pre>
      </figure>
      <button
        type="button"
        onClick={onBack}
        className={button({ variant: "quiet", className: "justify-self-start print:hidden" })}
      >
        <Icon name="arrow-left" className="size-5" />
        {panel.back}
      </button>
    </section>
  );
}
