"use client";

import { useEffect, useState } from "react";
import { ChatLinks } from "@/components/site/booking/booking-fallback";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { callApi } from "@/lib/api/client";
import type { ChatContacts } from "@/lib/booking/chat-link";
import { isStaffDevice } from "@/lib/browser/web-storage";
import { whenKeeping } from "@/lib/browser/worker";
import { phuketDay } from "@/lib/calendar/days";
import { fill } from "@/lib/i18n/fill";
import type { Language } from "@/lib/i18n/languages";
import { passCalendar } from "@/lib/trip-pass/pass-calendar";
import { lastDayOfPass, type TripPass } from "@/lib/trip-pass/trip-pass";
import type { PublicPassKey } from "@/lib/trip-pass/verify-pass";
import { PassQr } from "./pass-qr";
import { PassTourCard, type PassWords } from "./pass-tour-card";
import { usePass } from "./use-pass";

interface PassViewProps {
  keys: PublicPassKey[];
  contacts: ChatContacts;
  language: Language;
  brand: string;
  words: PassWords;
}

/** Asks for the session only on devices on which staff work, so that a visitor's page sends no request. */
function useIsStaff(): boolean {
  const [isStaff, setIsStaff] = useState(false);
  useEffect(() => {
    if (!isStaffDevice()) return;
    callApi("users/current", { anonymous: true }).then(
      () => setIsStaff(true),
      () => undefined,
    );
  }, []);
  return isStaff;
}

/** Keeps the page with the pictures and scripts of the pass for the time without a signal. */
function keepPass(): void {
  whenKeeping(() => void import("@/lib/browser/saved-pages").then((pages) => pages.keepPageWithPictures()));
}

function saveCalendar(pass: TripPass, brand: string): void {
  const text = passCalendar(pass, window.location.origin, brand, new Date());
  const url = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${pass.reference || "trip"}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const problems = {
  empty: { title: null, hint: "empty" },
  altered: { title: "altered", hint: "alteredHint" },
  unknownKey: { title: "unknownKey", hint: "unknownKeyHint" },
  unreadable: { title: "unreadable", hint: "unreadableHint" },
} as const;

function GuestLines({ pass, words }: { pass: TripPass; words: PassWords }) {
  const lines = [
    [words.reference, pass.reference],
    [words.guest, pass.fullName],
    [words.hotel, pass.hotel],
    [words.notes, [pass.notes, pass.note].filter(Boolean).join("\n")],
  ].filter(([, value]) => value);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {lines.map(([name, value]) => (
        <div key={name} className="col-span-full grid grid-cols-subgrid">
          <dt className="text-ink-soft">{name}</dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap font-semibold">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function PassView({ keys, contacts, language, brand, words }: PassViewProps) {
  const opened = usePass(keys);
  const isStaff = useIsStaff();
  if (opened.state === "loading") return <p role="status">{words.loading}</p>;
  if (opened.state !== "genuine") {
    const { title, hint } = problems[opened.state];
    return (
      <div role="alert" className="grid gap-4 rounded-card border border-line bg-white p-5 sm:p-6">
        {title && (
          <p className="flex items-center gap-3 font-semibold text-alert-600 text-title">
            <Icon name="circle-alert" className="size-7 shrink-0" />
            {words[title]}
          </p>
        )}
        <p>{words[hint]}</p>
        <div className="flex flex-wrap gap-3">
          <ChatLinks language={language} contacts={contacts} text="" labels={words} />
        </div>
      </div>
    );
  }
  const { pass, fragment } = opened;
  const isPast = lastDayOfPass(pass) < phuketDay(new Date());
  return (
    <article data-pass="" className="grid grid-cols-1 gap-5 print:gap-2 print:text-sm">
      <div
        className={`flex items-center gap-3 rounded-card px-5 py-4 font-semibold text-lg print:p-2 ${isPast ? "bg-coral-50 text-coral-700" : "bg-leaf-50 text-leaf-600"}`}
      >
        <Icon name={isPast ? "info" : "circle-check"} className="size-7 shrink-0" />
        <p role="status">{isPast ? words.past : words.genuine}</p>
      </div>
      {isStaff && (
        <p className="flex flex-wrap items-center gap-3 rounded-card bg-sea-50 px-5 py-3 font-semibold text-sea-800 print:hidden">
          <span lang="id">{words.staff}</span>
          <a href="/admin/reply" lang="id" className="min-h-11 content-center underline">
            {words.desk}
          </a>
        </p>
      )}
      <GuestLines pass={pass} words={words} />
      {pass.tours.map((tour) => (
        <PassTourCard key={`${tour.id}-${tour.day}`} tour={tour} language={language} words={words} />
      ))}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 print:hidden">
        <button type="button" onClick={() => saveCalendar(pass, brand)} className={button({ size: "large" })}>
          <Icon name="calendar-days" className="size-5" />
          {words.calendar}
        </button>
        <button
          type="button"
          onClick={() => window.print()}
          className={button({ variant: "outline", size: "large" })}
        >
          <Icon name="printer" className="size-5" />
          {words.print}
        </button>
      </div>
      <PassQr key={fragment} label={words.qr} hint={words.qrHint} onLoaded={keepPass} />
      <section className="grid gap-3 print:hidden">
        <h2 className="font-semibold text-title">{words.ask}</h2>
        <div className="flex flex-wrap gap-3">
          <ChatLinks
            language={language}
            contacts={contacts}
            text={fill(words.chatText, { reference: pass.reference })}
            labels={words}
          />
        </div>
        <p>{words.offline}</p>
      </section>
    </article>
  );
}
