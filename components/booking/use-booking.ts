"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import { type BookedTour, type Booking, bookingTotal, quantity } from "@/lib/booking/booking";
import { tomorrowInBangkok } from "@/lib/booking/tomorrow";
import { forgetVisitorDetails, readVisitorDetails, storeVisitorDetails } from "@/lib/web-storage";
import { setBookingProgress } from "./booking-progress";

const empty = { fullName: "", email: "", nationality: "", hotel: "" };

/**
 * The earliest day that can be booked: that of the moment at which the visitor looks. A form stays open for days,
 * so it is computed again by `look`, and whenever the visitor comes back to the page.
 */
function useEarliest() {
  const [offered] = useState(() => tomorrowInBangkok(new Date()));
  const [earliest, setEarliest] = useState(offered);
  const look = useCallback(() => {
    const today = tomorrowInBangkok(new Date());
    setEarliest(today);
    return today;
  }, []);
  useEffect(() => {
    const comings = [
      [window, "focus"],
      [window, "pageshow"],
      [document, "visibilitychange"],
    ] as const;
    for (const [target, coming] of comings) target.addEventListener(coming, look);
    return () => {
      for (const [target, coming] of comings) target.removeEventListener(coming, look);
    };
  }, [look]);
  return { offered, earliest, look };
}

/** What is typed: the visitor's details come from the device, date and quantities live as long as the page. */
export function useBooking(tour: BookedTour) {
  const { offered, earliest, look } = useEarliest();
  const [remembered, setRemembered] = useState(() => readVisitorDetails());
  // Without a chosen date the earliest one stands, whichever that is by now.
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
    look,
    remembered: remembered !== null,
    change,
    changeQuantity,
    remember,
    forget,
  };
}
