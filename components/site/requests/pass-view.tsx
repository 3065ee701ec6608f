"use client";

import { useEffect, useState } from "react";
import { ChatLinks } from "@/components/site/booking/booking-fallback";
import { button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { ChatContacts } from "@/lib/booking/chat-link";
import { isNationality, nationalityLabel } from "@/lib/booking/nationalities";
import { callApi } from "@/lib/core/api/client";
import { may, type Role } from "@/lib/core/auth/permissions";
import { isStaffDevice } from "@/lib/core/browser/web-storage";
import { whenKeeping } from "@/lib/core/browser/worker";
import { dayInZone } from "@/lib/core/calendar/days";
import { fill } from "@/lib/core/i18n/fill";
import type { Language } from "@/lib/core/i18n/languages";
import { passCalendar } from "@/lib/requests/pass/pass-calendar";
import { lastDayOfPass, type TripPass } from "@/lib/requests/pass/trip-pass";
import type { PublicPassKey } from "@/lib/requests/pass/verify-pass";
import { telephoneLink } from "@/lib/requests/reply/reply-link";
import { PassQr } from "./pass-qr";
import { PassTourCard, type PassWords } from "./pass-tour-card";
import { usePass } from "./use-pass";

interface PassViewProps {
  keys: PublicPassKey[];
  contacts: ChatContacts;
  /** The telephones of the operator. */
  phones: string[];
  language: Language;
  brand: string;
  words: PassWords;
}

/**
 * Returns the role of the person who is signed in. Asks for the session only on devices on which staff work, so that a
 * visitor's page sends no request.
 */
function useStaffRole(): Role | null {
  const [role, setRole] = useState<Role | null>(null);
  useEffect(() => {
    if (!isStaffDevice()) return;
    callApi<{ data: { role: Role } }>("users/current", { anonymous: true }).then(
      ({ data }) => setRole(data.role),
      () => undefined,
    );
  }, []);
  return role;
}

/** Keeps the page with the pictures and scripts of the pass for the time without a signal. */
function keepPass(): void {
  whenKeeping(
    () => void import("@/lib/core/browser/saved-pages").then((pages) => pages.keepPageWithPictures()),
  );
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
  withdrawn: { title: "withdrawn", hint: "withdrawnHint" },
  unreadable: { title: "unreadable", hint: "unreadableHint" },
} as const;

function GuestLines({ pass, language, words }: { pass: TripPass; language: Language; words: PassWords }) {
  const lines = [
    [words.reference, pass.reference],
    [words.guest, pass.fullName],
    [words.phone, pass.phone],
    [words.nationality, isNationality(pass.nationality) ? nationalityLabel(pass.nationality, language) : ""],
    [words.hotel, pass.hotel],
    [words.notes, [pass.notes, pass.note].filter(Boolean).join("\n")],
  ].filter(([, value]) => value);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 print:gap-y-0.5 print:self-start">
      {lines.map(([name, value]) => (
        <div key={name} className="col-span-full grid grid-cols-subgrid items-baseline">
          <dt className="text-ink-soft print:text-[0.8em]">{name}</dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap font-semibold">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The telephones of the operator, as links to call. */
function OperatorPhones({ phones }: Pick<PassViewProps, "phones">) {
  return (
    <ul className="flex flex-wrap gap-x-4 print:gap-x-3">
      {phones.map((phone) => (
        <li key={phone}>
          <a
            href={telephoneLink(phone)}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea-700 underline print:min-h-0 print:no-underline"
          >
            {phone}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The letters of the printed pass, which stays one page with ten tours. */
function printedSize(count: number): string {
  if (count <= 1) return "print:text-base";
  if (count <= 3) return "print:text-sm";
  return count <= 6 ? "print:text-[0.8rem]" : "print:text-[0.7rem]";
}

export function PassView({ keys, contacts, phones, language, brand, words }: PassViewProps) {
  const opened = usePass(keys);
  const role = useStaffRole();
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
  const { pass, fragment, digest } = opened;
  const isTight = pass.tours.length > 3;
  const isPast = lastDayOfPass(pass) < dayInZone(new Date());
  return (
    <article
      data-pass=""
      className={classNames(
        "grid grid-cols-1 gap-5 print:grid-cols-[minmax(0,1fr)_auto] print:grid-rows-[auto_1fr_auto] print:gap-2 print:leading-tight",
        printedSize(pass.tours.length),
      )}
    >
      <div
        className={classNames(
          "flex items-center gap-3 rounded-card px-5 py-4 font-semibold text-lg print:self-start print:p-0 print:text-[1.1em]",
          isPast ? "bg-coral-50 text-coral-700" : "bg-leaf-50 text-leaf-600",
        )}
      >
        <Icon name={isPast ? "info" : "circle-check"} className="size-7 shrink-0 print:size-5" />
        <p role="status">{isPast ? words.past : words.genuine}</p>
      </div>
      {role && (
        <p className="flex flex-wrap items-center gap-3 rounded-card bg-sea-50 px-5 py-3 font-semibold text-sea-800 print:hidden">
          <span lang="id">{words.staff}</span>
          <a href="/admin/reply" lang="id" className="min-h-11 content-center underline">
            {words.desk}
          </a>
          {may({ role, scope: null }, "manageStaff") && (
            <a
              href={`/admin/trip-passes?digest=${digest}`}
              lang="id"
              className="min-h-11 content-center underline"
            >
              {words.signer}
            </a>
          )}
        </p>
      )}
      <div className="print:grid print:content-start print:gap-2">
        <GuestLines pass={pass} language={language} words={words} />
        {phones.length > 0 && (
          <div className="hidden print:flex print:flex-wrap print:items-baseline print:gap-x-2">
            <span className="text-[0.8em]">{words.ask}</span>
            <OperatorPhones phones={phones} />
          </div>
        )}
      </div>
      <div
        className={classNames(
          "grid grid-cols-1 gap-5 print:col-span-full print:gap-2",
          isTight && "print:grid-cols-2 print:gap-1",
        )}
      >
        {pass.tours.map((tour) => (
          <PassTourCard
            key={`${tour.id}-${tour.day}`}
            tour={tour}
            isTight={isTight}
            isOnly={pass.tours.length === 1}
            language={language}
            words={words}
          />
        ))}
      </div>
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
        <OperatorPhones phones={phones} />
        <p>{words.offline}</p>
      </section>
    </article>
  );
}
