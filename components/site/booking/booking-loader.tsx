"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { readTripText } from "@/lib/core/browser/web-storage";
import { whenKeeping } from "@/lib/core/browser/worker";
import { BookingFallback, type BookingWords, type FallbackWords } from "./booking-fallback";
import type { PricedPage } from "./day-prices";
import { loadBookingWords } from "./load-words";
import type { TourBookingProps } from "./tour-booking";

interface BookingLoaderProps extends Omit<TourBookingProps, "words"> {
  /** The words that stand in the page: the others come with the form's code. */
  words: FallbackWords & Pick<BookingWords, "loading" | "loadFailed">;
}

/** Makes the page's prices those of the visitor's own day. Without the code, the page keeps the prices that the server drew. */
const startDayPrices = (page: PricedPage) =>
  import("./day-prices").then((prices) => prices.startDayPrices(page)).catch(() => undefined);

type TourBooking = typeof import("./tour-booking").TourBooking;

interface LoadedForm {
  TourBooking: TourBooking;
  words: BookingWords;
}

const loadBooking = () => import("./tour-booking");

export function BookingLoader({ words, ...props }: BookingLoaderProps) {
  const place = useRef<HTMLDivElement>(null);
  const page = useRef(props);
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
        // A day that is chosen in the form holds for the whole page.
        void startDayPrices(page.current);
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [load]);
  useEffect(() => {
    if (readTripText()) void startDayPrices(page.current);
  }, []);
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
