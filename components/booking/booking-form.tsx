"use client";

import { type FormEvent, useRef, useState } from "react";
import { button } from "@/components/ui/button";
import {
  type BookedTour,
  type BookingField,
  type BookingProblem,
  bookingProblem,
  type FieldProblem,
  fieldProblems,
} from "@/lib/booking/booking";
import { type ChatContacts, channelOf, chatLink } from "@/lib/booking/chat-link";
import { bookingMessage, bookingReference } from "@/lib/booking/message";
import type { Language } from "@/lib/i18n/languages";
import { BookingPanel } from "./booking-panel";
import type { BookingWords } from "./booking-words";
import { PriceLines } from "./price-lines";
import { useBooking } from "./use-booking";
import { VisitorFields } from "./visitor-fields";

export interface BookingFormProps {
  tour: BookedTour;
  language: Language;
  words: BookingWords;
  contacts: ChatContacts;
  email: string;
}

interface Request {
  reference: string;
  message: string;
}

export function BookingForm({ tour, language, words, contacts, email }: BookingFormProps) {
  const { booking, earliest, remembered, change, changeQuantity, remember, forget } = useBooking(tour);
  const [problems, setProblems] = useState<Partial<Record<BookingField, FieldProblem>>>({});
  const [alert, setAlert] = useState<BookingProblem | null>(null);
  const [request, setRequest] = useState<Request | null>(null);
  const form = useRef<HTMLFormElement>(null);

  // The chat opens from the click itself: after an `await` phones would block the new tab.
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = fieldProblems(booking, earliest);
    const missing = bookingProblem(tour, booking);
    setProblems(wrong);
    setAlert(missing);
    const [first] = Object.keys(wrong);
    if (first) form.current?.querySelector<HTMLElement>(`#booking-${first}`)?.focus();
    if (first || missing) return;
    const reference = bookingReference(crypto.getRandomValues(new Uint32Array(6)));
    const message = bookingMessage(words.message, language, tour, booking, reference);
    window.open(chatLink(channelOf(language), contacts, message), "_blank", "noopener,noreferrer");
    remember();
    setRequest({ reference, message });
  };

  if (request) {
    const goBack = () => setRequest(null);
    return <BookingPanel {...request} {...{ language, words, contacts, email }} onBack={goBack} />;
  }
  return (
    <form ref={form} data-unprinted noValidate onSubmit={handleSubmit} className="grid gap-8">
      <p className="text-ink-soft">{words.intro}</p>
      <VisitorFields {...{ booking, earliest, language, words, problems }} onChange={change} />
      {remembered && (
        <p className="flex flex-wrap items-center gap-x-4 text-ink-soft text-sm">
          {words.remembered}
          <button type="button" onClick={forget} className="min-h-11 font-medium text-sea-700 underline">
            {words.forget}
          </button>
        </p>
      )}
      {tour.prices.length > 0 ? (
        <PriceLines
          {...{ tour, language, words }}
          quantities={booking.quantities}
          onChange={changeQuantity}
        />
      ) : (
        <p className="rounded-card bg-sand-100 p-5">{words.noPricingInfo}</p>
      )}
      {alert && (
        <p role="alert" className="rounded-xl bg-alert-50 px-5 py-4 font-medium text-alert-600">
          {words[alert]}
        </p>
      )}
      <button
        type="submit"
        disabled={tour.prices.length === 0}
        className={button({ size: "large", className: "justify-self-start max-sm:w-full" })}
      >
        {words.confirm}
      </button>
    </form>
  );
}
