"use client";

import { useEffect, useState } from "react";
import { type BookedTour, type Booking, bookingTotal } from "@/lib/booking/booking";
import { tomorrowInBangkok } from "@/lib/booking/tomorrow";
import { forgetVisitorDetails, readVisitorDetails, storeVisitorDetails } from "@/lib/web-storage";
import { setBookingTotal } from "./booking-total";

const empty = { fullName: "", email: "", nationality: "", hotel: "" };

/** What is typed: the visitor's details come from the device, date and quantities live as long as the page. */
export function useBooking(tour: BookedTour) {
  const [earliest] = useState(() => tomorrowInBangkok(new Date()));
  const [remembered, setRemembered] = useState(() => readVisitorDetails());
  const [booking, setBooking] = useState<Booking>(() => ({
    ...empty,
    ...remembered,
    date: earliest,
    notes: "",
    quantities: {},
  }));
  const total = bookingTotal(tour.prices, booking.quantities);
  useEffect(() => setBookingTotal(total), [total]);
  useEffect(() => () => setBookingTotal(0), []);

  const change = (part: Partial<Booking>) => setBooking((current) => ({ ...current, ...part }));
  const changeQuantity = (id: number, value: number) =>
    setBooking((current) => ({ ...current, quantities: { ...current.quantities, [id]: value } }));
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
  return { booking, earliest, remembered: remembered !== null, change, changeQuantity, remember, forget };
}
