"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { BookingPanel } from "@/components/site/booking/booking-panel";
import { CostLines } from "@/components/site/booking/cost-lines";
import { RequestButton } from "@/components/site/booking/request-button";
import { VisitorFields } from "@/components/site/booking/visitor-fields";
import { keptTrip } from "@/components/site/trip/kept-trip";
import { classNames } from "@/components/ui/class-names";
import { priceClass } from "@/components/ui/price-class";
import {
  type BookingField,
  bookingMessage,
  bookingQuote,
  bookingReference,
  type FieldProblem,
  fieldProblems,
  tomorrowInBangkok,
} from "@/lib/booking/booking";
import { channelOf, chatLink } from "@/lib/booking/chat-link";
import { writtenCost } from "@/lib/booking/cost-text";
import { formTool } from "@/lib/core/browser/form-tool";
import { announceRequest } from "@/lib/core/browser/request-opened";
import { deleteSavedPages, writtenMoment } from "@/lib/core/browser/saved-pages";
import {
  forgetVisitorDetails,
  readBooking,
  readVisitorDetails,
  storeBooking,
  storeVisitorDetails,
} from "@/lib/core/browser/web-storage";
import { savedMoment } from "@/lib/core/browser/worker";
import { writtenDay } from "@/lib/core/calendar/day-texts";
import { fill } from "@/lib/core/i18n/fill";
import { planMessage, planTotals } from "@/lib/plan/message";
import { dayProblem, type PlanBoardProps, type PlannedChoice, sharedDay } from "./plan-tour";

interface PlanRequestProps extends Pick<PlanBoardProps, "language" | "words" | "contacts" | "email"> {
  planned: PlannedChoice[];
  address: string;
  /** Called when a day cannot be requested, or when the only tour of the plan has no day. */
  onWrongDay: (missing: boolean) => void;
}

const empty = { fullName: "", email: "", phone: "", nationality: "", hotel: "", notes: "" };

/** The details are stored as those of a booking are. */
function useVisitor() {
  const [remembered, setRemembered] = useState(() => readVisitorDetails());
  const [initial] = useState(() => {
    const typed = readBooking<typeof empty>("plan");
    const visitor = { ...empty, ...remembered, ...typed };
    // The place of the trip is newer than the hotel of an earlier request.
    return { ...visitor, hotel: typed?.hotel || keptTrip()?.stay || visitor.hotel };
  });
  const [visitor, setVisitor] = useState(initial);
  useEffect(() => {
    if (visitor !== initial) storeBooking("plan", visitor);
  }, [visitor, initial]);
  const remember = () => {
    const { notes: _, ...details } = visitor;
    storeVisitorDetails(details);
    setRemembered(details);
  };
  const forget = () => {
    forgetVisitorDetails();
    void deleteSavedPages();
    setRemembered(null);
    setVisitor({ ...empty, notes: visitor.notes });
  };
  return { visitor, setVisitor, remembered: remembered !== null, remember, forget };
}

export function PlanRequest(props: PlanRequestProps) {
  const { planned, language, words, contacts, email, address, onWrongDay } = props;
  const { visitor, setVisitor, remembered, remember, forget } = useVisitor();
  const [problems, setProblems] = useState<Partial<Record<BookingField, FieldProblem>>>({});
  const [alert, setAlert] = useState("");
  const [request, setRequest] = useState<{ reference: string; message: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const [only] = planned.length === 1 ? planned : [];
  const isBooking = only !== undefined && only.tour.prices.length > 0;

  /** Scrolls to the first tour with an invalid day. Returns false if there is none. */
  const leadToDay = (): boolean => {
    const now = new Date();
    const wrong = planned.find((each) => dayProblem(each, now) || (isBooking && !each.day));
    if (!wrong) return false;
    flushSync(() => onWrongDay(!wrong.day));
    document.getElementById(`plan-day-${wrong.tour.id}`)?.focus();
    return true;
  };
  const write = (reference: string): string => {
    const saved = savedMoment();
    const pricesOf = saved ? writtenMoment(saved, language) : null;
    // A telephone can be remembered from the time when the site asked for one.
    const sent = contacts.guestPhone ? visitor : { ...visitor, phone: "" };
    if (only && isBooking) {
      const booking = { ...sent, date: only.day, quantities: only.counts };
      return bookingMessage(words.booking.message, language, only.tour, booking, reference, pricesOf);
    }
    return planMessage({
      language,
      planned,
      visitor: sent,
      reference,
      pricesOf,
      words: { ...words.plan, plan: words.plan.link },
      bookingWords: words.booking.message,
      link: window.location.origin + address,
    });
  };
  // Opens the chat in the click itself: after an `await` phones would block the new tab.
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = fieldProblems({ ...visitor, date: tomorrowInBangkok(new Date()), quantities: {} }, "", {
      guestPhone: contacts.guestPhone,
    });
    const priced = planned.filter(({ tour }) => tour.prices.length > 0);
    const nobody =
      priced.length > 0 && priced.every(({ tour, counts }) => bookingQuote(tour, counts).lines.length === 0);
    flushSync(() => {
      setProblems(wrong);
      setAlert(nobody ? words.booking.atLeastOneParticipant : "");
    });
    if (leadToDay()) return;
    const [first] = Object.keys(wrong);
    if (first) form.current?.querySelector<HTMLElement>(`#booking-${first}`)?.focus();
    if (first || nobody) return;
    const reference = bookingReference(contacts.referencePrefix, crypto.getRandomValues(new Uint32Array(6)));
    const message = write(reference);
    const channel = channelOf(language, contacts);
    if (channel) {
      window.open(chatLink(channel, contacts, message), "_blank", "noopener,noreferrer");
      for (const { tour } of planned) announceRequest(tour.id, channel);
    }
    remember();
    setRequest({ reference, message });
  };

  if (request) {
    return (
      <BookingPanel
        {...request}
        language={language}
        contacts={contacts}
        email={email}
        words={words.booking}
        onBack={() => setRequest(null)}
      />
    );
  }
  const overlap = sharedDay(planned);
  const totals = planTotals(planned);
  const costWords = { onRequest: words.booking.onRequest, without: words.booking.message.without };
  return (
    <form
      ref={form}
      noValidate
      {...formTool("request_plan", words.booking.tools.plan)}
      onSubmit={handleSubmit}
      className="grid grid-cols-1 gap-6"
    >
      {overlap && (
        <p role="status" className="rounded-xl bg-coral-50 px-4 py-3 text-coral-700">
          {fill(words.plan.sameDay, { date: writtenDay(overlap, language) })}
        </p>
      )}
      {totals.length > 0 && (
        <section aria-labelledby="plan-totals" className="grid gap-1 border-line border-y py-5">
          <h2 id="plan-totals" className="text-ink-soft text-base">
            {totals.length > 1 ? words.plan.totals : words.booking.total}
          </h2>
          {totals.map(({ currency, cost }) => (
            <output key={currency} className={classNames(priceClass(currency), "font-bold text-title")}>
              <CostLines {...writtenCost(cost, currency, language, costWords)} />
            </output>
          ))}
        </section>
      )}
      <div className="grid gap-5 print:hidden">
        <h2 className="text-heading">{words.plan.details}</h2>
        <VisitorFields
          language={language}
          problems={problems}
          booking={visitor}
          words={words.booking}
          guestPhone={contacts.guestPhone}
          onChange={({ date: _date, quantities: _quantities, ...part }) => {
            setVisitor((current) => ({ ...current, ...part }));
            setProblems({});
          }}
        />
        {remembered && (
          <p className="flex flex-wrap items-center gap-x-4 text-ink-soft text-sm">
            {words.booking.remembered}
            <button type="button" onClick={forget} className="min-h-11 font-medium text-sea-700 underline">
              {words.booking.forget}
            </button>
          </p>
        )}
        {alert && (
          <p role="alert" className="rounded-xl bg-alert-50 px-5 py-4 font-medium text-alert-600">
            {alert}
          </p>
        )}
        <RequestButton
          contacts={contacts}
          label={isBooking ? words.booking.confirm : words.plan.send}
          language={language}
          words={words.booking}
        />
      </div>
      <p className="hidden print:block">{words.plan.notConfirmed}</p>
    </form>
  );
}
