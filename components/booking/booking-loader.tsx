"use client";

import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import { BookingFallback } from "./booking-fallback";
import type { BookingFormProps } from "./booking-form";

const BookingForm = dynamic(
  () =>
    import("./booking-form").then(
      ({ BookingForm }) => BookingForm,
      () => BookingUnavailable,
    ),
  { ssr: false, loading: () => <p data-unprinted className="min-h-96" aria-busy="true" /> },
);

/** The form's code could not be loaded; the chat links still work. */
function BookingUnavailable({ language, words, contacts, email }: BookingFormProps) {
  return <BookingFallback {...{ language, words, contacts, email }} reason={words.loadFailed} />;
}

/** Loads the form's code when its place comes near the viewport. */
export function BookingLoader(props: BookingFormProps) {
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
  return (
    <div ref={place} className="scriptless:hidden">
      {near ? (
        <BookingForm key={props.tour.id} {...props} />
      ) : (
        <p data-unprinted className="min-h-96 text-ink-soft">
          {props.words.loading}
        </p>
      )}
    </div>
  );
}
