"use client";

import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import { whenKeeping } from "@/lib/browser/worker";
import { BookingFallback } from "./booking-fallback";
import type { TourBookingProps } from "./tour-booking";

const loadBooking = () => import("./tour-booking");

const TourBooking = dynamic(
  () =>
    loadBooking().then(
      ({ TourBooking }) => TourBooking,
      () => BookingUnavailable,
    ),
  { ssr: false, loading: () => <p data-unprinted className="min-h-96" aria-busy="true" /> },
);

/** The form's code could not be loaded; the chat links still work. */
function BookingUnavailable({ language, words, contacts, email }: TourBookingProps) {
  return <BookingFallback {...{ language, words, contacts, email }} reason={words.loadFailed} />;
}

/** Loads the form's code when its place comes near the viewport. */
export function BookingLoader(props: TourBookingProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // So that a copy of the page can be booked from without a signal.
  const hasCalendar = props.calendar !== undefined;
  useEffect(
    () =>
      whenKeeping(() => {
        // By the form's own import: the same module comes in other files where another module asks for it.
        const load = async () => {
          const { loadCalendar } = await loadBooking();
          if (hasCalendar) await loadCalendar();
          place.current?.setAttribute("data-kept", "");
        };
        void load().catch(() => undefined);
      }),
    [hasCalendar],
  );
  return (
    <div ref={place} className="scriptless:hidden">
      {near ? (
        <TourBooking key={props.tour.id} {...props} />
      ) : (
        <p data-unprinted className="min-h-96 text-ink-soft">
          {props.words.loading}
        </p>
      )}
    </div>
  );
}
