"use client";

import { useEffect, useMemo, useState } from "react";
import { describedService } from "@/lib/booking/message-lines";
import { type Language, languages } from "@/lib/i18n/languages";
import { type AnsweredRequest, type AnsweredTour, proposedMeeting } from "@/lib/requests/answers";
import { type DeskTour, readDeskTour } from "@/lib/requests/desk-tour";
import type { DeskWords } from "@/lib/requests/desk-words";
import type { GuestRequest, RequestedTour } from "@/lib/requests/guest-request";
import { type KnownTour, knownTours } from "@/lib/requests/known-tours";
import { comparableText } from "@/lib/requests/message-text";
import { matchServiceLines, type WrittenLine } from "@/lib/requests/read-lines";
import { readRequest } from "@/lib/requests/read-request";
import { areaInText, pricesOnDay } from "@/lib/requests/truths";

export type DeskWordsByLanguage = Record<Language, DeskWords>;

/** A tour of the message, with what staff changed. An absent value is that of the message. */
export interface DeskTourState {
  key: string;
  requested: RequestedTour;
  id: number | null;
  day: string | null;
  counts?: Record<number, number>;
  prices: Record<number, number>;
  total: number | null;
  pickup?: string;
  meeting?: string;
  mapLink: string;
}

export type LoadedTour = DeskTour | "loading" | "failed" | "gone";

const noTour: RequestedTour = { id: null, named: "", day: null, writtenDay: "", lines: [], counts: null };

let lastKey = 0;

function tourState(requested: RequestedTour): DeskTourState {
  lastKey += 1;
  const { id, day } = requested;
  return { key: `tour-${lastKey}`, requested, id, day, prices: {}, total: null, mapLink: "" };
}

export function matchedLines(tour: DeskTour, lines: readonly WrittenLine[]) {
  const named = tour.prices.map(({ id, price, service_type, description }) => ({
    id,
    price,
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
  const [loaded, setLoaded] = useState<Record<number, LoadedTour>>({});
  const wanted = ids.filter((id) => loaded[id] === undefined).join(".");
  useEffect(() => {
    for (const id of wanted.split(".").filter(Boolean).map(Number)) {
      const note = (tour: LoadedTour) => setLoaded((current) => ({ ...current, [id]: tour }));
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

type Guest = Pick<GuestRequest, "language" | "reference" | "fullName" | "hotel" | "nationality" | "notes"> & {
  contact: string;
  note: string;
};

const noGuest: Guest = {
  language: "en",
  reference: "",
  fullName: "",
  hotel: "",
  nationality: "",
  notes: "",
  contact: "",
  note: "",
};

/** The state of the reply desk. All of the state is forgotten when the page closes. */
export function useDesk(tours: KnownTour[], words: DeskWordsByLanguage) {
  const known = useMemo(() => knownTours(tours), [tours]);
  const [text, setText] = useState("");
  const [request, setRequest] = useState<GuestRequest | null>(null);
  const [guest, setGuest] = useState(noGuest);
  const [states, setStates] = useState<DeskTourState[]>([]);
  const [reading, setReading] = useState(0);
  const { loaded, retry } = useLoadedTours(states.flatMap(({ id }) => id ?? []));

  const read = (message: string) => {
    setText(message);
    setReading((current) => current + 1);
    if (message.trim() === "") {
      setRequest(null);
      setStates([]);
      return setGuest(noGuest);
    }
    const found = readRequest(message, words, known);
    const { language, reference, fullName, hotel, nationality, notes } = found;
    const [sender = ""] = /\+\d[\d\s()-]{7,18}\d/.exec(found.sender) ?? [];
    setRequest(found);
    setGuest({
      ...noGuest,
      language,
      reference,
      fullName,
      hotel,
      nationality,
      notes,
      contact: sender || found.phone,
    });
    setStates(found.tours.length > 0 ? found.tours.map(tourState) : [tourState(noTour)]);
  };
  const changeTour = (key: string, part: Partial<DeskTourState>) =>
    setStates((current) => current.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const removeTour = (key: string) => setStates((current) => current.filter((each) => each.key !== key));
  const addTour = () => setStates((current) => [...current, tourState(noTour)]);

  const answeredTour = (state: DeskTourState): AnsweredTour | null => {
    const tour = state.id === null ? undefined : loaded[state.id];
    if (typeof tour !== "object") return null;
    const proposed = proposedMeeting(tour, guest.language);
    const current = pricesOnDay(tour, state.day);
    return {
      tour,
      day: state.day,
      counts: state.counts ?? requestedCounts(tour, state.requested),
      prices: { ...Object.fromEntries(current), ...state.prices },
      total: state.total,
      pickup: state.pickup ?? proposed.pickup,
      area: areaInText(guest.hotel, words),
      meeting: state.meeting ?? proposed.meeting,
      mapLink: state.mapLink,
    };
  };
  const answeredTours = states.flatMap((state) => answeredTour(state) ?? []);
  const { reference, fullName, hotel, notes, note } = guest;
  const answered: AnsweredRequest = { reference, fullName, hotel, notes, note, tours: answeredTours };
  return {
    text,
    read,
    /** The number of the message that was read. */
    reading,
    request,
    guest,
    changeGuest: (part: Partial<Guest>) => setGuest((current) => ({ ...current, ...part })),
    states,
    loaded,
    retry,
    changeTour,
    removeTour,
    addTour,
    answeredTour,
    answered,
  };
}

export type Desk = ReturnType<typeof useDesk>;
