"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formatNumber } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { GuestMessageWordsByLanguage } from "@/lib/requests/reading/guest-message-words";
import type { KnownTourName } from "@/lib/requests/reading/known-tours";
import { longestReadText } from "@/lib/requests/reading/message-text";
import { GuestCard } from "./guest-card";
import { PlainTextField } from "./plain-field";
import { choiceClass, ReplyBar } from "./reply-bar";
import { ReplyPanel } from "./reply-panel";
import { RequestedTourCard } from "./requested-tour-card";
import { type Desk, useDesk } from "./use-desk";
import { useReply } from "./use-reply";

interface ReplyDeskProps {
  tours: KnownTourName[];
  words: GuestMessageWordsByLanguage;
  origin: string;
}

/** The message, which leaves the screen to what was read as soon as there is one. */
function GuestMessage({ desk }: { desk: Desk }) {
  const { text, readText, read, request } = desk;
  const [isRefused, setIsRefused] = useState(false);
  const paste = () => {
    const reading = navigator.clipboard?.readText?.() ?? Promise.reject(new Error("no clipboard"));
    reading.then(
      (pasted) => {
        setIsRefused(false);
        readText(pasted);
      },
      () => setIsRefused(true),
    );
  };
  return (
    <div className="grid gap-3">
      <div className="flex gap-2">
        <button
          type="button"
          onClick={paste}
          className={button({
            variant: "secondary",
            size: request ? "medium" : "large",
            className: "min-h-13 grow",
          })}
        >
          <Icon name="copy" className="size-5" />
          {adminText(request ? "reply.pasteNext" : "reply.paste")}
        </button>
        {text !== "" && (
          <button
            type="button"
            onClick={() => readText("")}
            aria-label={adminText("reply.clear")}
            className={button({ variant: "outline", className: "min-h-13 px-4!" })}
          >
            <Icon name="x" className="size-5" />
            <span className="max-sm:hidden">{adminText("reply.clear")}</span>
          </button>
        )}
      </div>
      {isRefused && <Alert variant="error">{adminText("reply.pasteRefused")}</Alert>}
      {read.tooLong !== null && (
        <Alert variant="error">
          {adminText("reply.tooLong", {
            count: formatNumber(read.tooLong, "id"),
            most: formatNumber(longestReadText, "id"),
          })}
        </Alert>
      )}
      <PlainTextField
        label={adminText("reply.message")}
        hint={request ? null : adminText("reply.messageHint")}
        value={text}
        rows={request ? 1 : 7}
        className={request ? "*:[label]:sr-only" : undefined}
        onChange={readText}
      />
    </div>
  );
}

/** Lets staff choose one of the pasted requests, and shows the parts of the text that belong to no request. */
function SeveralRequests({ desk }: { desk: Desk }) {
  const { read, shown, showRequest } = desk;
  return (
    <section aria-label={adminText("reply.message")} className="grid gap-3 rounded-lg bg-sea-50 p-3">
      <p className="font-semibold">{adminText("reply.several", { count: read.requests.length })}</p>
      <div className="flex flex-wrap gap-2">
        {read.requests.map(({ fullName, reference }, index) => (
          <button
            key={`${reference} ${fullName} ${String(index)}`}
            type="button"
            aria-pressed={index === shown}
            onClick={() => showRequest(index)}
            className={choiceClass(index === shown)}
          >
            {`${index + 1}. ${[fullName, reference].filter(Boolean).join(" · ")}`}
          </button>
        ))}
      </div>
      {read.others.length > 0 && (
        <div className="grid gap-1">
          <h3 className="font-medium">{adminText("reply.otherWords")}</h3>
          <pre
            dir="auto"
            className="wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-wrap rounded bg-white p-2 font-sans text-sm"
          >
            {read.others.join("\n")}
          </pre>
        </div>
      )}
    </section>
  );
}

interface ReadRequestProps extends ReplyDeskProps {
  desk: Desk;
}

function ReadMessage({ desk, tours, words, origin }: ReadRequestProps) {
  const reply = useReply(desk, words, origin);
  const { states, request } = desk;
  return (
    <>
      {request?.tours.length === 0 && <Alert variant="error">{adminText("reply.unrecognized")}</Alert>}
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          <GuestCard desk={desk} tours={tours} words={words} />
          {states.map((state, index) => (
            <RequestedTourCard
              key={state.key}
              number={index + 1}
              state={state}
              desk={desk}
              tours={tours}
              words={words}
            />
          ))}
          <button
            type="button"
            onClick={desk.addTour}
            className={button({ variant: "outline", className: "justify-self-start" })}
          >
            <Icon name="plus" className="size-5" />
            {adminText("reply.addTour")}
          </button>
        </div>
        <ReplyPanel desk={desk} reply={reply} />
      </div>
      <ReplyBar desk={desk} reply={reply} />
    </>
  );
}

/**
 * Reads a guest's message and composes the reply, in the memory of the page alone: no draft, no storage, and no request that
 * holds a byte of the message.
 */
export function ReplyDesk(props: ReplyDeskProps) {
  const desk = useDesk(props.tours, props.words);
  return (
    <div className="grid grid-cols-1 gap-4">
      <GuestMessage desk={desk} />
      {desk.read.requests.length > 1 && <SeveralRequests desk={desk} />}
      {/* A new message begins with the reply that fits it. */}
      {desk.request && <ReadMessage key={desk.reading} {...props} desk={desk} />}
    </div>
  );
}
