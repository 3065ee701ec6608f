"use client";

import { useEffect, useMemo, useState } from "react";
import { describedService } from "@/lib/booking/message-lines";
import { dayInZone } from "@/lib/core/calendar/days";
import { type Language, languages } from "@/lib/core/i18n/languages";
import { areaInText } from "@/lib/requests/reading/find-areas";
import type { GuestMessageWordsByLanguage } from "@/lib/requests/reading/guest-message-words";
import type { GuestRequest, RequestedTour } from "@/lib/requests/reading/guest-request";
import { type KnownTourName, knownTours } from "@/lib/requests/reading/known-tours";
import { comparableText } from "@/lib/requests/reading/message-text";
import { matchServiceLines, type WrittenLine } from "@/lib/requests/reading/read-lines";
import { type DeskReading, readDeskRequests } from "@/lib/requests/reply/desk-requests";
import { type DeskTour, readDeskTour } from "@/lib/requests/reply/desk-tour";
import { proposedMeeting, type Reply, type ReplyItem } from "@/lib/requests/reply/reply";
import { pricesOnDay } from "@/lib/requests/reply/truths";

/** A tour of the message, with what staff changed. An absent value is that of the message. */
export interface DeskTourState {
  key: string;
  requested: RequestedTour;
  id: number | null;
  day: string | null;
  counts?: Record<number, number>;
  prices: Record<number, number>;
  total: number | null;
  paid: number;
  pickup?: string;
  meeting?: string;
  mapLink: string;
}

export type DeskTourAnswer = DeskTour | "loading" | "failed" | "gone";

const noTour: RequestedTour = { id: null, named: "", day: null, writtenDay: "", lines: [], counts: null };

let lastKey = 0;

function tourState(requested: RequestedTour): DeskTourState {
  lastKey += 1;
  const { id, day } = requested;
  return { key: `tour-${lastKey}`, requested, id, day, prices: {}, total: null, paid: 0, mapLink: "" };
}

export function matchedLines(tour: DeskTour, lines: readonly WrittenLine[]) {
  const named = tour.prices.map(({ id, price, kind, service_type, description }) => ({
    id,
    price,
    kind,
    names: languages.flatMap((language) => {
      const service = service_type[language] ?? service_type.en;
      return [describedService(service, description[language] ?? description.en), service];
    }),
  }));
  const found = matchServiceLines(lines, named, comparableText);
  return lines.map((line, index) => ({ ...line, line: found[index] ?? null }));
}

/** The numbers of people that the message says, by id of the price line. */
export function requestedCounts(tour: DeskTour, { lines, counts }: RequestedTour): Record<number, number> {
  if (counts) return counts;
  const matched = matchedLines(tour, lines).flatMap(({ line, count }) =>
    line === null ? [] : [[line, count]],
  );
  return Object.fromEntries(matched);
}

/** Reads each tour once. Nothing of the message is in the requests. */
function useLoadedTours(ids: number[]) {
  const [loaded, setLoaded] = useState<Record<number, DeskTourAnswer>>({});
  const wanted = ids.filter((id) => loaded[id] === undefined).join(".");
  useEffect(() => {
    for (const id of wanted.split(".").filter(Boolean).map(Number)) {
      const note = (tour: DeskTourAnswer) => setLoaded((current) => ({ ...current, [id]: tour }));
      note("loading");
      readDeskTour(id).then(
        (tour) => note(tour ?? "gone"),
        () => note("failed"),
      );
    }
  }, [wanted]);
  const retry = (id: number) => setLoaded(({ [id]: _, ...others }) => others);
  return { loaded, retry };
}

type Guest = Pick<
  GuestRequest,
  "language" | "reference" | "fullName" | "phone" | "hotel" | "nationality" | "notes"
> & {
  contact: string;
  note: string;
};

const noGuest: Guest = {
  language: "en",
  reference: "",
  fullName: "",
  phone: "",
  hotel: "",
  nationality: "",
  notes: "",
  contact: "",
  note: "",
};

const nothingRead: DeskReading = { requests: [], others: [], tooLong: null };

/** The state of the reply desk. All of the state is forgotten when the page closes. */
export function useDesk(tours: KnownTourName[], words: GuestMessageWordsByLanguage) {
  const known = useMemo(() => knownTours(tours), [tours]);
  const [text, setText] = useState("");
  const [read, setRead] = useState<DeskReading>(nothingRead);
  const [shown, setShown] = useState(0);
  const [guest, setGuest] = useState(noGuest);
  const [states, setStates] = useState<DeskTourState[]>([]);
  const [reading, setReading] = useState(0);
  const { loaded, retry } = useLoadedTours(states.flatMap(({ id }) => id ?? []));

  const show = (found: GuestRequest | undefined) => {
    setReading((current) => current + 1);
    if (!found) {
      setStates([]);
      return setGuest(noGuest);
    }
    const { language, reference, fullName, phone, hotel, nationality, notes, ownWords } = found;
    const [sender = ""] = /\+\d[\d\s()-]{7,18}\d/.exec(found.sender) ?? [];
    setGuest({
      ...noGuest,
      language,
      reference,
      fullName,
      phone: phone || sender,
      hotel,
      nationality,
      notes: [notes, ...ownWords].filter(Boolean).join("\n"),
      contact: sender || phone,
    });
    setStates(found.tours.length > 0 ? found.tours.map(tourState) : [tourState(noTour)]);
  };
  const readText = (message: string) => {
    const found =
      message.trim() === "" ? nothingRead : readDeskRequests(message, words, known, dayInZone(new Date()));
    setText(message);
    setRead(found);
    setShown(0);
    show(found.requests[0]);
  };
  const showRequest = (index: number) => {
    setShown(index);
    show(read.requests[index]);
  };
  const changeTour = (key: string, part: Partial<DeskTourState>) =>
    setStates((current) => current.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const removeTour = (key: string) => setStates((current) => current.filter((each) => each.key !== key));
  const addTour = () => setStates((current) => [...current, tourState(noTour)]);

  const replyTourOf = (state: DeskTourState, language = guest.language): ReplyItem | null => {
    const tour = state.id === null ? undefined : loaded[state.id];
    if (typeof tour !== "object") return null;
    const proposed = proposedMeeting(tour, language);
    const current = pricesOnDay(tour, state.day);
    return {
      tour,
      day: state.day,
      counts: state.counts ?? requestedCounts(tour, state.requested),
      prices: { ...Object.fromEntries(current), ...state.prices },
      total: state.total,
      paid: state.paid,
      pickup: state.pickup ?? proposed.pickup,
      area: areaInText(guest.hotel, words),
      meeting: state.meeting ?? proposed.meeting,
      mapLink: state.mapLink,
    };
  };
  /** The reply in a language: what the tour says itself is translated, and what staff typed is not. */
  const replyIn = (language: Language): Reply => {
    const { reference, fullName, phone, nationality, hotel, notes, note } = guest;
    const replyTours = states.flatMap((state) => replyTourOf(state, language) ?? []);
    return { reference, fullName, phone, nationality, hotel, notes, note, tours: replyTours };
  };
  return {
    text,
    readText,
    read,
    /** The place of the request on the screen among those of the text. */
    shown,
    showRequest,
    /** The number of the message that was read. */
    reading,
    request: read.requests[shown] ?? null,
    guest,
    changeGuest: (part: Partial<Guest>) => setGuest((current) => ({ ...current, ...part })),
    states,
    loaded,
    retry,
    changeTour,
    removeTour,
    addTour,
    replyTourOf,
    reply: replyIn(guest.language),
    replyIn,
  };
}

export type Desk = ReturnType<typeof useDesk>;
