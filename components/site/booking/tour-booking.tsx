"use client";

import dynamic from "next/dynamic";
import type { SentCalendar } from "@/lib/booking/sent-calendar";
import { BookingFallback } from "./booking-fallback";
import { BookingForm, type BookingFormProps } from "./booking-form";
import type { CalendarBookingProps } from "./calendar-booking";

export interface TourBookingProps extends Omit<BookingFormProps, "calendar"> {
  /** Absent if every day from tomorrow can be requested at the tour's own prices. */
  calendar?: SentCalendar;
}

/** Loaded separately, because only tours with a calendar need its code. */
export const loadCalendar = () => import("./calendar-booking");

const CalendarBooking = dynamic(
  () =>
    loadCalendar().then(
      ({ CalendarBooking }) => CalendarBooking,
      () => CalendarUnavailable,
    ),
  { ssr: false, loading: () => <p data-unprinted className="min-h-96" aria-busy="true" /> },
);

function CalendarUnavailable({ language, words, contacts, email }: CalendarBookingProps) {
  return (
    <BookingFallback
      language={language}
      words={words}
      contacts={contacts}
      email={email}
      reason={words.loadFailed}
    />
  );
}

export function TourBooking({ calendar, ...form }: TourBookingProps) {
  return calendar ? <CalendarBooking {...form} calendar={calendar} /> : <BookingForm {...form} />;
}
