"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { adminText } from "@/lib/i18n/admin-messages";
import type { KnownTour } from "@/lib/requests/known-tours";
import { AnswerBar } from "./answer-bar";
import { AnswerPanel } from "./answer-panel";
import { GuestCard } from "./guest-card";
import { PlainTextField } from "./plain-field";
import { RequestedTourCard } from "./requested-tour-card";
import { useAnswer } from "./use-answer";
import { type Desk, type DeskWordsByLanguage, useDesk } from "./use-desk";

interface ReplyDeskProps {
  tours: KnownTour[];
  words: DeskWordsByLanguage;
  origin: string;
}

/** The message, which leaves the screen to what was read as soon as there is one. */
function GuestMessage({ desk }: { desk: Desk }) {
  const { text, read, request } = desk;
  const [isRefused, setIsRefused] = useState(false);
  const paste = () => {
    const reading = navigator.clipboard?.readText?.() ?? Promise.reject(new Error("no clipboard"));
    reading.then(
      (pasted) => {
        setIsRefused(false);
        read(pasted);
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
            onClick={() => read("")}
            aria-label={adminText("reply.clear")}
            className={button({ variant: "outline", className: "min-h-13 px-4!" })}
          >
            <Icon name="x" className="size-5" />
            <span className="max-sm:hidden">{adminText("reply.clear")}</span>
          </button>
        )}
      </div>
      {isRefused && <Alert variant="error">{adminText("reply.pasteRefused")}</Alert>}
      <PlainTextField
        label={adminText("reply.message")}
        hint={request ? null : adminText("reply.messageHint")}
        value={text}
        rows={request ? 1 : 7}
        className={request ? "*:[label]:sr-only" : undefined}
        onChange={read}
      />
    </div>
  );
}

interface ReadRequestProps extends ReplyDeskProps {
  desk: Desk;
}

function ReadMessage({ desk, tours, words, origin }: ReadRequestProps) {
  const answer = useAnswer(desk, words, origin);
  const { states, request } = desk;
  return (
    <>
      {request?.tours.length === 0 && <Alert variant="error">{adminText("reply.unrecognized")}</Alert>}
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          <GuestCard desk={desk} />
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
        <AnswerPanel desk={desk} answer={answer} />
      </div>
      <AnswerBar desk={desk} answer={answer} />
    </>
  );
}

/**
 * Reads a guest's message and composes the answer, in the memory of the page alone: no draft, no storage, and no request that
 * holds a byte of the message.
 */
export function ReplyDesk(props: ReplyDeskProps) {
  const desk = useDesk(props.tours, props.words);
  return (
    <div className="grid grid-cols-1 gap-4">
      <GuestMessage desk={desk} />
      {/* A new message begins with the answer that fits it. */}
      {desk.request && <ReadMessage key={desk.reading} {...props} desk={desk} />}
    </div>
  );
}
