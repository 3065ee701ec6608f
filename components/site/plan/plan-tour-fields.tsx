"use client";

import { useEffect } from "react";
import type { RequestWords } from "@/components/site/booking/booking-fallback";
import { askHref, DayChoices, Refusal } from "@/components/site/booking/calendar-booking";
import { PriceLines, PriceTotal, TotalFees } from "@/components/site/booking/price-lines";
import { BookingInput } from "@/components/site/booking/visitor-fields";
import { writePrice, writtenPrice } from "@/components/site/rates/write-day-price";
import { PlannedDayNotes } from "@/components/site/trip/planned-day-notes";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { bookingQuote } from "@/lib/booking/booking";
import type { ChatContacts } from "@/lib/booking/chat-link";
import { costOf, costText } from "@/lib/booking/cost-text";
import { formatNearDay, sentenceWithDay, writtenDay } from "@/lib/core/calendar/day-texts";
import { dayInZone } from "@/lib/core/calendar/days";
import type { Language } from "@/lib/core/i18n/languages";
import type { PlanChoice } from "@/lib/plan/address";
import { linePriceText } from "@/lib/tours/pricing/price-texts";
import { planPriceMark } from "./plan-page-marks";
import { type DayProblem, dayProblem, type PlannedChoice, type PlanWords } from "./plan-tour";

export interface PlanTourFieldsProps {
  planned: PlannedChoice;
  language: Language;
  words: { booking: RequestWords; plan: PlanWords };
  contacts: ChatContacts;
  missing: boolean;
  onChange: (part: Partial<PlanChoice>) => void;
  /** Absent in a shared plan. */
  onRemove?: () => void;
}

export function PlanTourFields(props: PlanTourFieldsProps) {
  const { planned, language, words, missing, onChange, onRemove } = props;
  const { tour, counts, lostLines } = planned;
  const problem = missing ? "required" : dayProblem(planned, new Date());
  const openDay = dayProblem(planned, new Date()) === null ? planned.day : "";
  useEffect(() => {
    const near = openDay ? formatNearDay(openDay, dayInZone(new Date()), language) : "";
    const price = openDay ? writtenPrice(planned.tour, near, language, words.booking) : null;
    for (const element of planPriceMark.findAll())
      if (planPriceMark.read(element) === planned.tour.id) writePrice(element, price, language);
  }, [planned, openDay, language, words]);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-5 print:hidden">
        <PlanDay {...props} problem={problem} />
        {openDay && planned.order && <p className="text-sea-700 text-sm leading-snug">{planned.order}</p>}
        <PlannedDayNotes tour={tour.id} day={openDay} language={language} asks={false} />
        {lostLines && (
          <p role="status" className="rounded-xl bg-coral-50 px-4 py-3 text-coral-700">
            {words.plan.linesGone}
          </p>
        )}
        {tour.prices.length > 0 ? (
          <>
            <PriceLines
              tour={tour}
              language={language}
              words={words.booking}
              quantities={counts}
              onChange={(id, value) => onChange({ counts: { ...counts, [id]: value } })}
            />
            <PriceTotal
              tour={tour}
              language={language}
              words={{ ...words.booking, total: words.plan.subtotal }}
              quantities={counts}
              className="px-4 sm:px-5"
            />
            <div className="px-4 sm:px-5">
              <TotalFees tour={tour} language={language} words={words.booking} quantities={counts} />
            </div>
          </>
        ) : (
          <p className="rounded-card bg-sand-100 p-4 text-base">{words.booking.noPricingInfo}</p>
        )}
        {onRemove && (
          <button
            type="button"
            onClick={onRemove}
            className={button({ variant: "quiet", size: "small", className: "-ml-4 justify-self-start" })}
          >
            <Icon name="x" className="size-4.5" />
            {words.plan.remove}
            <span className="sr-only">: {tour.name}</span>
          </button>
        )}
      </div>
      <PrintedChoice planned={planned} language={language} words={words} />
    </div>
  );
}

function PlanDay({
  planned,
  language,
  words,
  contacts,
  problem,
  onChange,
}: PlanTourFieldsProps & { problem: DayProblem | null }) {
  const { tour, day, rules, isRestricted } = planned;
  const now = new Date();
  const refusal = day ? rules.getRefusal(day, now) : null;
  const earliest = rules.getEarliest(now);
  const id = `plan-day-${tour.id}`;
  const takeDay = (taken: string) => {
    onChange({ day: taken });
    document.getElementById(id)?.focus();
  };
  const choices = isRestricted && (
    <DayChoices
      tour={tour}
      date={day || (earliest ?? "")}
      askHref={askHref({ date: day, tour, language, words: words.booking.days, contacts })}
      tellHref={askHref({
        date: day,
        tour,
        language,
        contacts,
        words: words.booking.days,
        sentence: words.booking.days.tellQuestion,
      })}
      words={words.booking.days}
      onTake={takeDay}
      refusal={refusal}
      language={language}
      rules={rules}
    />
  );
  if (earliest === null) return <p className="font-semibold text-coral-700">{words.booking.days.none}</p>;
  return (
    <BookingInput
      id={id}
      label={words.plan.day}
      hint={day ? writtenDay(day, language) : words.plan.noDay}
      problem={
        refusal ? (
          <Refusal refusal={refusal} language={language} words={words.booking.days} />
        ) : (
          problem &&
          problem !== "dateRefused" &&
          sentenceWithDay(words.booking.problems[problem], earliest, language)
        )
      }
      after={choices}
      className="sm:max-w-sm"
    >
      {(control) => (
        <input
          {...control}
          type="date"
          min={earliest}
          value={day}
          onChange={(event) => onChange({ day: event.target.value })}
        />
      )}
    </BookingInput>
  );
}

function PrintedChoice({
  planned,
  language,
  words,
}: Pick<PlanTourFieldsProps, "planned" | "language" | "words">) {
  const { tour, day, counts } = planned;
  const { onRequest, free, message } = words.booking;
  const quoted = bookingQuote(tour, counts);
  const costWords = { onRequest, without: message.without };
  return (
    <div className="hidden print:block">
      <p className="font-semibold">{day ? writtenDay(day, language) : words.plan.noDay}</p>
      <ul>
        {quoted.lines.map(({ id, count, service, ...line }) => (
          <li key={id}>
            {count} × {service}, {linePriceText(line, tour.currency, language, { onRequest, free })}
          </li>
        ))}
      </ul>
      {quoted.lines.length > 0 && (
        <p>
          {words.plan.subtotal}: {costText(costOf(quoted), tour.currency, language, costWords)}
        </p>
      )}
    </div>
  );
}
