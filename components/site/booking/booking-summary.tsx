"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { quoteMark } from "@/components/site/trip/trip-marks";
import { button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { bookingForm, mainButton } from "./booking-ids";
import { useBookingProgress, useDayPrice } from "./booking-progress";
import { CostLines } from "./cost-lines";

interface BookingBoxProps {
  words: { title: string; date: string; people: string; nobody: string; total: string };
  children: ReactNode;
}

/** While the form is filled in on a wide screen, the request stands in place of the price. Nothing follows the box in its column. */
export function BookingBox({ words, children }: BookingBoxProps) {
  const { day, chosen, total } = useBookingProgress();
  const isFilling = useInView(`#${bookingForm}`) === true && day !== "";
  return (
    <div className="booking-box">
      <div className={classNames("grid grid-cols-1 content-start gap-4", isFilling && "lg:hidden")}>
        {children}
      </div>
      {isFilling && (
        <section
          aria-labelledby="booking-box-title"
          className="grid content-start gap-4 max-lg:hidden print:hidden"
        >
          <h2 id="booking-box-title" className="text-heading">
            {words.title}
          </h2>
          <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
            <dt className="text-ink-soft">{words.date}</dt>
            <dd className="text-right font-medium">{day}</dd>
            <dt className="text-ink-soft">{words.people}</dt>
            <dd className="text-right font-medium">
              {chosen.length === 0
                ? words.nobody
                : chosen.map(({ id, service, count }) => (
                    <span key={id} className="block">
                      {count} × {service}
                    </span>
                  ))}
            </dd>
            <dt className="text-ink-soft">{words.total}</dt>
            <dd className="text-right font-bold text-title">
              <CostLines {...total} />
            </dd>
          </dl>
        </section>
      )}
    </div>
  );
}

interface BookingBarProps {
  /** The mark of the place where a script writes the total and the fees of the visitor's guests, which lead the bar. */
  quote: ReturnType<typeof quoteMark.write>;
  priceFrom: string;
  /** The starting price in another currency. The total is never converted. */
  about: ReactNode;
  /** What an adult pays on the spot. */
  fees: ReactNode;
  labels: { priceFrom: string; total: string; book: string };
  /** The chat address for an offer, which replaces the booking tab. */
  offer?: string;
}

export function BookingBar({ quote, priceFrom, about, fees, labels, offer }: BookingBarProps) {
  const { chosen, total } = useBookingProgress();
  const ofDay = useDayPrice();
  const buttonInView = useInView(`#${mainButton}`);
  const formInView = useInView(`#${bookingForm}`);
  const isShown = buttonInView === false && formInView === false;
  const isChosen = chosen.length > 0;
  return (
    <div data-booking-bar data-shown={isShown || undefined} className="booking-bar">
      <div className="bar-price">
        <p {...quote} hidden={isChosen} className="bar-quote" />
        <p className="leading-tight low:flex low:items-baseline low:gap-2">
          {(isChosen || priceFrom) && (
            <>
              <span className="line-clamp-2 text-ink-soft text-sm">
                {isChosen
                  ? [labels.total, total.without].filter(Boolean).join(", ")
                  : (ofDay?.label ?? labels.priceFrom)}
              </span>
              <span className="block whitespace-nowrap font-bold text-lg max-[22rem]:text-base">
                {isChosen ? total.amount : (ofDay?.amount ?? priceFrom)}
              </span>
              <span hidden={isChosen || ofDay !== null}>{about}</span>
              <span hidden={isChosen}>{fees}</span>
            </>
          )}
        </p>
      </div>
      <a
        href={offer ?? `#${bookingForm}`}
        {...(offer && { target: "_blank", rel: "noopener noreferrer" })}
        className={button({ className: "shrink-0 max-[22rem]:px-4 max-[22rem]:text-sm" })}
      >
        {labels.book}
      </a>
    </div>
  );
}

/** Returns whether the element is in view below the header, or null until known. */
function useInView(selector: string): boolean | null {
  const [inView, setInView] = useState<boolean | null>(null);
  useEffect(() => {
    const element = document.querySelector(selector);
    if (!element) return;
    const header = getComputedStyle(document.documentElement).scrollPaddingTop;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `-${header} 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [selector]);
  return inView;
}
