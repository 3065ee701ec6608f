"use client";

import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { markStaffDevice } from "@/lib/browser/web-storage";
import { adminText } from "@/lib/i18n/admin-messages";
import type { KnownTour } from "@/lib/requests/known-tours";
import { AnswerPanel } from "./answer-panel";
import { GuestFields } from "./guest-fields";
import { PlainTextField } from "./plain-field";
import { RequestedTourCard } from "./requested-tour-card";
import { type DeskWordsByLanguage, useDesk } from "./use-desk";

interface ReplyDeskProps {
  tours: KnownTour[];
  words: DeskWordsByLanguage;
  origin: string;
}

/**
 * Reads a guest's message and composes the answer, in the memory of the page alone: no draft, no storage, and no request that
 * holds a byte of the message.
 */
export function ReplyDesk({ tours, words, origin }: ReplyDeskProps) {
  const desk = useDesk(tours, words);
  const [isRefused, setIsRefused] = useState(false);
  const { text, read, request, states } = desk;
  useEffect(markStaffDevice, []);
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
  const isUnrecognized = request !== null && request.tours.length === 0;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-3">
        <PlainTextField
          label={adminText("reply.message")}
          hint={adminText("reply.messageHint")}
          value={text}
          rows={request ? 3 : 7}
          onChange={read}
        />
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <button type="button" onClick={paste} className={button({ variant: "secondary" })}>
            <Icon name="copy" className="size-5" />
            {adminText("reply.paste")}
          </button>
          {text !== "" && (
            <button type="button" onClick={() => read("")} className={button({ variant: "outline" })}>
              {adminText("reply.clear")}
            </button>
          )}
        </div>
        {isRefused && <Alert variant="error">{adminText("reply.pasteRefused")}</Alert>}
      </div>
      {request === null && <p className="text-ink-soft">{adminText("reply.empty")}</p>}
      {isUnrecognized && <Alert variant="error">{adminText("reply.unrecognized")}</Alert>}
      {request && (
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
          <div className="grid grid-cols-1 gap-5">
            <GuestFields desk={desk} />
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
              {adminText("reply.addTour")}
            </button>
          </div>
          <AnswerPanel desk={desk} words={words} origin={origin} />
        </div>
      )}
    </div>
  );
}
