"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import { changeTrip, keptTrip } from "@/components/site/trip/kept-trip";
import { type BookedTour, type Booking, bookingQuote, tomorrowInBangkok } from "@/lib/booking/booking";
import { type CostWords, costOf, writtenCost } from "@/lib/booking/cost-text";
import { type DayRules, pricedTour } from "@/lib/booking/day-rules";
import { forgetDayNotes } from "@/lib/core/browser/day-notes-storage";
import { deleteSavedPages } from "@/lib/core/browser/saved-pages";
import {
  forgetVisitorDetails,
  readBooking,
  readVisitorDetails,
  storeBooking,
  storeVisitorDetails,
  type VisitorDetails,
} from "@/lib/core/browser/web-storage";
import { writtenDay } from "@/lib/core/calendar/day-texts";
import { fill } from "@/lib/core/i18n/fill";
import type { Language } from "@/lib/core/i18n/languages";
import { allotParty, type Guests } from "@/lib/tours/pricing/party";
import { feeTexts } from "@/lib/tours/pricing/spot-fees";
import { emptyTrip, readTrip } from "@/lib/trip/trip";
import type { RequestWords } from "./booking-fallback";
import { setBookingProgress } from "./booking-progress";

const empty = { fullName: "", email: "", phone: "", nationality: "", hotel: "" };

/** Computes the earliest day again on `refreshEarliest` and on a return to a page that stayed open. */
function useEarliest({ getEarliest }: DayRules) {
  const getNow = useCallback(() => {
    const now = new Date();
    return getEarliest(now) ?? tomorrowInBangkok(now);
  }, [getEarliest]);
  const [offered] = useState(getNow);
  const [earliest, setEarliest] = useState(offered);
  const refreshEarliest = useCallback(() => {
    const first = getNow();
    setEarliest(first);
    return first;
  }, [getNow]);
  useEffect(() => {
    const events = [
      [window, "focus"],
      [window, "pageshow"],
      [document, "visibilitychange"],
    ] as const;
    for (const [target, event] of events) target.addEventListener(event, refreshEarliest);
    return () => {
      for (const [target, event] of events) target.removeEventListener(event, refreshEarliest);
    };
  }, [refreshEarliest]);
  return { offered, earliest, refreshEarliest };
}

/** The typed values. A null date stands for the earliest day. */
type TypedBooking = Omit<Booking, "date"> & {
  date: string | null;
  /** The guests of the trip from which the quantities were taken, as text. */
  guests?: string;
};

interface OpeningWords {
  childrenAges: string;
}

function guestsKey({ adults, children }: Guests): string {
  return `${adults}|${children}`;
}

/** Returns the ages of the visitor's children for whom the tour has no price line. */
function listUnpricedAges(tour: BookedTour, guests: string | undefined): number[] {
  const trip = keptTrip();
  if (!trip || guestsKey(trip) !== guests) return [];
  return [...new Set(allotParty(tour.prices, trip).without)].filter((age) => age !== null);
}

/** Returns the first values of a form: the stored input of this form, then the newer day, guests and place of the visitor's trip. */
function openingBooking(
  tour: BookedTour,
  rules: DayRules,
  remembered: Partial<VisitorDetails> | null,
  { childrenAges }: OpeningWords,
): TypedBooking {
  const stored = readBooking<TypedBooking>(tour.id);
  const typed = { ...empty, ...remembered, date: null, notes: "", quantities: {}, ...stored };
  const trip = keptTrip();
  if (!trip) return typed;
  const guests = guestsKey(trip);
  const { prices } = pricedTour(
    tour,
    rules,
    trip.date || typed.date || (rules.getEarliest(new Date()) ?? ""),
  );
  const { counts } = allotParty(prices, trip);
  const allotted = tour.prices.flatMap(({ id }, index) => (counts[index] ? [[id, counts[index]]] : []));
  const isNew = allotted.length > 0 && stored?.guests !== guests;
  return {
    ...typed,
    date: trip.date || typed.date,
    hotel: stored?.hotel || trip.stay || typed.hotel,
    notes:
      stored?.notes ??
      (trip.children.length > 0 ? fill(childrenAges, { ages: trip.children.join(", ") }) : ""),
    ...(isNew && { quantities: Object.fromEntries(allotted), guests }),
  };
}

function usePriced(tour: BookedTour, rules: DayRules, date: string): BookedTour {
  return useMemo(() => pricedTour(tour, rules, date), [tour, rules, date]);
}

type MessageWords = RequestWords["message"];

/**
 * The visitor's details are stored on the device, other values for the life of the tab. `priced` is
 * the tour with the prices of the chosen day.
 */
export function useBooking(
  tour: BookedTour,
  rules: DayRules,
  language: Language,
  {
    onRequest,
    childrenAges,
    message,
  }: Pick<CostWords, "onRequest"> & OpeningWords & { message: MessageWords },
) {
  const { offered, earliest, refreshEarliest } = useEarliest(rules);
  const [remembered, setRemembered] = useState(() => readVisitorDetails());
  const [initial] = useState(() => openingBooking(tour, rules, remembered, { childrenAges }));
  const [typed, setTyped] = useState(initial);
  const booking = useMemo<Booking>(() => ({ ...typed, date: typed.date ?? earliest }), [typed, earliest]);
  const priced = usePriced(tour, rules, booking.date);
  useEffect(() => {
    const { date, quantities } = booking;
    const quoted = bookingQuote(priced, quantities);
    const chosen = quoted.lines.map(({ id, service, count }) => ({ id, service, count }));
    const { without } = message;
    const total = writtenCost(costOf(quoted), priced.currency, language, { onRequest, without });
    const fees = feeTexts(quoted.fees, language, message).map((fee) => fill(message.spotFee, { fee }));
    const notIncluded = [total.without, ...fees].filter((each) => each !== "").join(", ");
    setBookingProgress({
      day: writtenDay(date, language),
      chosen,
      total: { ...total, without: notIncluded },
    });
  }, [booking, priced, language, onRequest, message]);
  useEffect(() => () => setBookingProgress(null), []);
  useEffect(() => {
    if (typed !== initial) storeBooking(tour.id, typed);
  }, [tour.id, typed, initial]);

  const change = (part: Partial<Booking>) => setTyped((current) => ({ ...current, ...part }));
  // A day or a hotel that is typed here holds for the other tours as well.
  const choose = (part: Partial<Booking>) => {
    change(part);
    const { date, hotel } = part;
    const isRead = date === undefined || readTrip({ date }).date === date;
    if (!isRead || (date === undefined && hotel === undefined)) return;
    const trip = keptTrip() ?? emptyTrip;
    changeTrip({ ...trip, date: date ?? trip.date, stay: hotel ?? trip.stay });
  };
  const changeQuantity = (id: number, value: number) =>
    setTyped((current) => ({ ...current, quantities: { ...current.quantities, [id]: value } }));
  const remember = () => {
    const { fullName, email, phone, nationality, hotel } = booking;
    const details = { fullName, email, phone, nationality, hotel };
    storeVisitorDetails(details);
    setRemembered(details);
  };
  const forget = () => {
    forgetVisitorDetails();
    forgetDayNotes();
    void deleteSavedPages();
    setRemembered(null);
    change(empty);
  };
  return {
    booking,
    priced,
    unpricedAges: listUnpricedAges(priced, typed.guests),
    offered,
    earliest,
    refreshEarliest,
    remembered: remembered !== null,
    change,
    choose,
    changeQuantity,
    remember,
    forget,
  };
}
