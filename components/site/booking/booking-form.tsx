"use client";

import { type FocusEvent, type FormEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { keptTrip } from "@/components/site/trip/kept-trip";
import { PlannedDayNotes } from "@/components/site/trip/planned-day-notes";
import {
  type BookedTour,
  type Booking,
  type BookingField,
  type BookingProblem,
  bookingMessage,
  bookingProblem,
  bookingReference,
  type FieldProblem,
  fieldProblems,
} from "@/lib/booking/booking";
import { type ChatContacts, channelOf, chatLink } from "@/lib/booking/chat-link";
import { type DayRefusal, type DayRules, everyDay } from "@/lib/booking/day-rules";
import { formTool } from "@/lib/core/browser/form-tool";
import { announceRequest } from "@/lib/core/browser/request-opened";
import { writtenMoment } from "@/lib/core/browser/saved-pages";
import { savedMoment } from "@/lib/core/browser/worker";
import { weekdayText } from "@/lib/core/calendar/day-texts";
import { fill } from "@/lib/core/i18n/fill";
import type { Language } from "@/lib/core/i18n/languages";
import type { BookingWords } from "./booking-fallback";
import { BookingPanel } from "./booking-panel";
import { DayField } from "./day-field";
import { PriceLines, PriceTotal, TotalFees } from "./price-lines";
import { RequestButton } from "./request-button";
import { useBooking } from "./use-booking";
import { VisitorFields } from "./visitor-fields";

export interface CalendarParts {
  rules: DayRules;
  renderRefusal: (refusal: DayRefusal) => ReactNode;
  /** Renders other ways to choose a day, which call `onTake`. */
  renderChoices: (date: string, refusal: DayRefusal | null, onTake: (day: string) => void) => ReactNode;
}

export interface BookingFormProps {
  tour: BookedTour;
  language: Language;
  words: BookingWords;
  contacts: ChatContacts;
  email: string;
  calendar?: CalendarParts;
}

interface Request {
  reference: string;
  message: string;
}

/** A day that the form proposes is kept on no device. */
const isNamedDay = (day: string) => keptTrip()?.date === day;

export function BookingForm({ tour, language, words, contacts, email, calendar }: BookingFormProps) {
  const { getRefusal } = calendar?.rules ?? everyDay;
  const {
    booking,
    priced,
    unpricedAges,
    offered,
    earliest,
    refreshEarliest,
    remembered,
    change,
    choose,
    changeQuantity,
    remember,
    forget,
  } = useBooking(tour, calendar?.rules ?? everyDay, language, {
    onRequest: words.onRequest,
    childrenAges: words.childrenAges,
    message: words.message,
  });
  const [problems, setProblems] = useState<Partial<Record<BookingField, FieldProblem>>>({});
  const [alert, setAlert] = useState<BookingProblem | null>(null);
  const [request, setRequest] = useState<Request | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const amend = (part: Partial<Booking>) => {
    choose(part);
    setProblems((current) =>
      Object.fromEntries(Object.entries(current).filter(([field]) => !(field in part))),
    );
  };
  const amendQuantity = (id: number, value: number) => {
    changeQuantity(id, value);
    setAlert(null);
  };
  // Not on the focus of a button, because its click must submit the date that was shown before.
  const handleFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLButtonElement)) refreshEarliest();
  };
  const leadToParticipants = () => {
    const [more] = form.current?.querySelectorAll<HTMLElement>("fieldset button:enabled") ?? [];
    more?.focus({ preventScroll: true });
    form.current?.querySelector("[role='alert']")?.scrollIntoView({ block: "center" });
  };

  const leadToDay = () => form.current?.querySelector<HTMLElement>("#booking-date")?.focus();

  // Opens the chat in the click itself: after an `await` phones would block the new tab.
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const refused = getRefusal(booking.date, new Date()) !== null;
    const wrong = fieldProblems(booking, refreshEarliest(), {
      offered,
      refused,
      guestPhone: contacts.guestPhone,
    });
    const missing = bookingProblem(tour, booking);
    flushSync(() => {
      setProblems(wrong);
      setAlert(missing);
      // Keeps the date that the visitor saw, although the earliest date is later by now.
      if (wrong.date) change({ date: booking.date });
    });
    const [first] = Object.keys(wrong);
    if (missing && first !== "date") leadToParticipants();
    else if (first) form.current?.querySelector<HTMLElement>(`#booking-${first}`)?.focus();
    if (first || missing) return;
    const reference = bookingReference(contacts.referencePrefix, crypto.getRandomValues(new Uint32Array(6)));
    const saved = savedMoment();
    const pricesOf = saved ? writtenMoment(saved, language) : null;
    // A telephone can be remembered from the time when the site asked for one.
    const sent = contacts.guestPhone ? booking : { ...booking, phone: "" };
    const message = bookingMessage(words.message, language, priced, sent, reference, pricesOf);
    const channel = channelOf(language, contacts);
    if (channel) {
      window.open(chatLink(channel, contacts, message), "_blank", "noopener,noreferrer");
      announceRequest(tour.id, channel);
    }
    remember();
    setRequest({ reference, message });
  };

  if (request) {
    const goBack = () => setRequest(null);
    return (
      <BookingPanel
        {...request}
        language={language}
        words={words}
        contacts={contacts}
        email={email}
        onBack={goBack}
      />
    );
  }
  const takeDay = (day: string) => {
    amend({ date: day });
    leadToDay();
  };
  const day = weekdayText(booking.date, language);
  const refusal = getRefusal(booking.date, new Date());
  const { date: dateProblem } = fieldProblems(booking, earliest, {
    offered,
    refused: refusal !== null,
  });
  const isKnownWrong = dateProblem === "datePassed" || dateProblem === "dateRefused";
  return (
    <form
      ref={form}
      data-unprinted
      noValidate
      {...formTool("request_booking", fill(words.tools.booking, { name: tour.name }))}
      onSubmit={handleSubmit}
      onFocus={handleFocus}
      className="@container grid grid-cols-1 gap-8"
    >
      <p className="text-ink-soft">{words.intro}</p>
      <DayField
        date={booking.date}
        earliest={earliest}
        refusal={refusal && calendar?.renderRefusal(refusal)}
        choices={calendar?.renderChoices(booking.date, refusal, takeDay)}
        problem={isKnownWrong ? dateProblem : problems.date}
        language={language}
        words={words}
        onChange={amend}
      />
      {/* On wide screens the box with the day's notes gives way to the request while the form is open. */}
      <div className="-mt-4 hidden gap-1 lg:not-empty:grid">
        <PlannedDayNotes
          tour={tour.id}
          day={isKnownWrong ? "" : booking.date}
          language={language}
          keeps={isNamedDay}
        />
      </div>
      {alert && (
        <p role="alert" className="rounded-xl bg-alert-50 px-5 py-4 font-medium text-alert-600">
          {words[alert]}
        </p>
      )}
      {tour.prices.length > 0 ? (
        <PriceLines
          language={language}
          words={words}
          tour={priced}
          quantities={booking.quantities}
          unpricedAges={unpricedAges}
          onChange={amendQuantity}
        />
      ) : (
        <p className="rounded-card bg-sand-100 p-5">{words.noPricingInfo}</p>
      )}
      <VisitorFields
        booking={booking}
        language={language}
        words={words}
        problems={problems}
        guestPhone={contacts.guestPhone}
        onChange={amend}
      />
      {remembered && (
        <p className="flex flex-wrap items-center gap-x-4 text-ink-soft text-sm">
          {words.remembered}
          <button type="button" onClick={forget} className="min-h-11 font-medium text-sea-700 underline">
            {words.forget}
          </button>
        </p>
      )}
      <div className="request-bar">
        {tour.prices.length > 0 && (
          <PriceTotal
            tour={priced}
            language={language}
            words={words}
            quantities={booking.quantities}
            day={
              <button
                type="button"
                onClick={leadToDay}
                className="text-left text-[0.9375rem] text-sea-700 leading-snug @max-[20rem]:hidden"
              >
                {day}&nbsp;· <span className="underline">{words.changeDay}</span>
              </button>
            }
          />
        )}
        <RequestButton
          contacts={contacts}
          label={words.confirm}
          day={day}
          language={language}
          words={words}
          disabled={tour.prices.length === 0}
        />
      </div>
      <TotalFees tour={priced} language={language} words={words} quantities={booking.quantities} />
    </form>
  );
}
