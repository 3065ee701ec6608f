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

/** The form's code could not be loaded. The chat links still work. */
function BookingUnavailable({ language, words, contacts, email }: TourBookingProps) {
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
  // Loads the calendar's code early, so that a stored copy of the page can be used without a network.
  const hasCalendar = props.calendar !== undefined;
  useEffect(
    () =>
      whenKeeping(() => {
        // Uses the form's own import, because another import would load the module from a second file.
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
