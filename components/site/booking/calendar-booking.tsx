"use client";

import { useMemo, useState } from "react";
import { button } from "@/components/ui/button";
import { createDayRules } from "@/lib/booking/calendar-rules";
import { channelOf, chatLink } from "@/lib/booking/chat-link";
import type { DayRefusal, DayRules } from "@/lib/booking/day-rules";
import { type SentCalendar, wholeCalendar } from "@/lib/booking/sent-calendar";
import { sentenceWithDay, writtenDay } from "@/lib/core/calendar/day-texts";
import { fill } from "@/lib/core/i18n/fill";
import type { Language } from "@/lib/core/i18n/languages";
import type { Messages } from "@/lib/core/i18n/messages";
import { BookingFallback } from "./booking-fallback";
import { BookingForm, type BookingFormProps } from "./booking-form";
import { MonthPicker } from "./month-picker";
import { RunningInstead } from "./running-instead";

export type CalendarWords = Messages["booking"]["days"];

export interface CalendarBookingProps extends Omit<BookingFormProps, "calendar"> {
  calendar: SentCalendar;
}

interface Question extends Pick<CalendarBookingProps, "tour" | "language" | "contacts"> {
  date: string;
  words: CalendarWords;
  /** Asks about the day by default. */
  sentence?: string;
}

export function askHref({
  date,
  tour,
  language,
  words,
  contacts,
  sentence = words.question,
}: Question): string | null {
  const named = tour.code ? `${tour.name} (${tour.code})` : tour.name;
  const question = fill(sentence, { name: named, day: writtenDay(date, language) });
  const channel = channelOf(language, contacts);
  return channel && chatLink(channel, contacts, question);
}

export function CalendarBooking({ calendar, ...form }: CalendarBookingProps) {
  const { tour, language, contacts } = form;
  const words = form.words.days;
  const rules = useMemo(
    () => createDayRules(wholeCalendar(calendar), tour, language, calendar.why, calendar.told, calendar.best),
    [calendar, tour, language],
  );
  const [isClosed] = useState(() => rules.getEarliest(new Date()) === null);
  if (isClosed) {
    return (
      <BookingFallback
        language={language}
        contacts={contacts}
        email={form.email}
        words={form.words}
        reason={words.none}
      />
    );
  }
  const askAbout = (date: string) => askHref({ date, tour, language, words, contacts });
  return (
    <BookingForm
      {...form}
      calendar={{
        rules,
        renderRefusal: (refusal) => <Refusal refusal={refusal} language={language} words={words} />,
        renderChoices: (date, refusal, onTake) => (
          <DayChoices
            tour={tour}
            date={date}
            refusal={refusal}
            language={language}
            words={words}
            rules={rules}
            onTake={onTake}
            askHref={askAbout(date)}
            tellHref={askHref({ date, tour, language, words, contacts, sentence: words.tellQuestion })}
          />
        ),
      }}
    />
  );
}

interface RefusalProps {
  refusal: DayRefusal;
  language: Language;
  words: CalendarWords;
}

export function Refusal({ refusal: { because, reason, next }, language, words }: RefusalProps) {
  const text = next === null ? words.none : sentenceWithDay(words[because], next, language);
  return (
    <>
      {text}
      {reason && (
        <span lang={reason.language === language ? undefined : reason.language}> {reason.text}</span>
      )}
    </>
  );
}

interface DayChoicesProps {
  tour: { id: number };
  date: string;
  refusal: DayRefusal | null;
  language: Language;
  words: CalendarWords;
  rules: DayRules;
  askHref: string | null;
  /** The chat in which a visitor asks to be told of a free place. */
  tellHref: string | null;
  onTake: (day: string) => void;
}

export function DayChoices(props: DayChoicesProps) {
  const { tour, date, refusal, language, words, rules, askHref, tellHref, onTake } = props;
  const next = refusal?.next;
  const told = refusal ? undefined : rules.told?.find((each) => each.day === date);
  const closedStops = refusal ? [] : rules.listStopNotes(date);
  return (
    <div className="grid justify-items-start gap-2">
      {told && (
        <p role="status" className="font-medium text-coral-700 text-sm leading-snug">
          {told.text}
        </p>
      )}
      {closedStops.map(({ name, text }) => (
        <p key={name} role="status" className="text-coral-700 text-sm leading-snug">
          {fill(words.stopClosed, { place: name })}
          {text && <span lang={text.language === language ? undefined : text.language}> {text.text}</span>}
        </p>
      ))}
      {next && (
        <button
          type="button"
          onClick={() => onTake(next)}
          className={button({ variant: "secondary", size: "small" })}
        >
          {fill(words.take, { day: writtenDay(next, language) })}
        </button>
      )}
      {refusal && askHref && (
        <a
          href={askHref}
          target="_blank"
          rel="noopener noreferrer"
          className={button({ variant: "outline", size: "small" })}
        >
          {words.ask}
        </a>
      )}
      {told?.full && tellHref && (
        <a
          href={tellHref}
          target="_blank"
          rel="noopener noreferrer"
          className={button({ variant: "outline", size: "small" })}
        >
          {words.tell}
        </a>
      )}
      {(refusal?.because === "closed" || told?.full) && (
        <RunningInstead tour={tour} date={date} language={language} words={words} />
      )}
      <MonthPicker date={date} language={language} words={words} rules={rules} onTake={onTake} />
    </div>
  );
}
