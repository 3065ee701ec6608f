"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { whenKeeping } from "@/lib/browser/worker";
import { BookingFallback, type BookingWords, type FallbackWords } from "./booking-fallback";
import { loadBookingWords } from "./load-words";
import type { TourBookingProps } from "./tour-booking";

interface BookingLoaderProps extends Omit<TourBookingProps, "words"> {
  /** The words that stand in the page: the others come with the form's code. */
  words: FallbackWords & Pick<BookingWords, "loading" | "loadFailed">;
}

type TourBooking = typeof import("./tour-booking").TourBooking;

interface LoadedForm {
  TourBooking: TourBooking;
  words: BookingWords;
}

const loadBooking = () => import("./tour-booking");

export function BookingLoader({ words, ...props }: BookingLoaderProps) {
  const place = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<LoadedForm | "failed" | null>(null);
  const { language } = props;
  const { greeting } = words.message;
  const load = useCallback(async (): Promise<LoadedForm> => {
    const [{ TourBooking }, loaded] = await Promise.all([loadBooking(), loadBookingWords(language)]);
    return { TourBooking, words: { ...loaded, message: { ...loaded.message, greeting } } };
  }, [language, greeting]);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load().then(setForm, () => setForm("failed"));
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [load]);
  // Loads the calendar's code early, so that a stored copy of the page can be used without a network.
  const hasCalendar = props.calendar !== undefined;
  useEffect(
    () =>
      whenKeeping(() => {
        // Uses the form's own import, because another import would load the module from a second file.
        const keep = async () => {
          await load();
          const { loadCalendar } = await loadBooking();
          if (hasCalendar) await loadCalendar();
          place.current?.setAttribute("data-kept", "");
        };
        void keep().catch(() => undefined);
      }),
    [hasCalendar, load],
  );
  return (
    <div ref={place} className="scriptless:hidden">
      {form === null ? (
        <p data-unprinted className="min-h-96 text-ink-soft">
          {words.loading}
        </p>
      ) : form === "failed" ? (
        <BookingFallback
          language={language}
          words={words}
          contacts={props.contacts}
          email={props.email}
          reason={words.loadFailed}
        />
      ) : (
        <form.TourBooking key={props.tour.id} {...props} words={form.words} />
      )}
    </div>
  );
}
