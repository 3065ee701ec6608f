"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import {
  type BookedTour,
  type Booking,
  bookingTotal,
  quantity,
  tomorrowInBangkok,
} from "@/lib/booking/booking";
import { forgetVisitorDetails, readVisitorDetails, storeVisitorDetails } from "@/lib/browser/web-storage";
import { setBookingProgress } from "./booking-progress";

const empty = { fullName: "", email: "", nationality: "", hotel: "" };

/**
 * The earliest day that can be booked. A page may stay open for days, so it is computed again by
 * `refreshEarliest`, and whenever the visitor returns to the page.
 */
function useEarliest() {
  const [offered] = useState(() => tomorrowInBangkok(new Date()));
  const [earliest, setEarliest] = useState(offered);
  const refreshEarliest = useCallback(() => {
    const today = tomorrowInBangkok(new Date());
    setEarliest(today);
    return today;
  }, []);
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

/** The form's values: the visitor's details are kept on the device, date and quantities as long as the page. */
export function useBooking(tour: BookedTour) {
  const { offered, earliest, refreshEarliest } = useEarliest();
  const [remembered, setRemembered] = useState(() => readVisitorDetails());
  // Null means the earliest day, as it is now.
  const [typed, setTyped] = useState<Omit<Booking, "date"> & { date: string | null }>(() => ({
    ...empty,
    ...remembered,
    date: null,
    notes: "",
    quantities: {},
  }));
  const booking = useMemo<Booking>(() => ({ ...typed, date: typed.date ?? earliest }), [typed, earliest]);
  useEffect(() => {
    const { date, quantities } = booking;
    const counted = tour.prices.map(({ id, service }) => ({ id, service, count: quantity(quantities[id]) }));
    const chosen = counted.filter(({ count }) => count > 0);
    setBookingProgress({ date, chosen, total: bookingTotal(tour.prices, quantities) });
  }, [booking, tour]);
  useEffect(() => () => setBookingProgress(null), []);

  const change = (part: Partial<Booking>) => setTyped((current) => ({ ...current, ...part }));
  const changeQuantity = (id: number, value: number) =>
    setTyped((current) => ({ ...current, quantities: { ...current.quantities, [id]: value } }));
  const remember = () => {
    const { fullName, email, nationality, hotel } = booking;
    storeVisitorDetails({ fullName, email, nationality, hotel });
    setRemembered({ fullName, email, nationality, hotel });
  };
  const forget = () => {
    forgetVisitorDetails();
    setRemembered(null);
    change(empty);
  };
  return {
    booking,
    offered,
    earliest,
    refreshEarliest,
    remembered: remembered !== null,
    change,
    changeQuantity,
    remember,
    forget,
  };
}
