import { useState } from "react";
import { phuketDay } from "@/lib/calendar/days";
import type { Language } from "@/lib/i18n/languages";
import {
  confirmationText,
  type DeclineReason,
  declineText,
  isWithoutPeople,
  type MissingPart,
  missingParts,
  otherDayText,
  passOfAnswer,
  questionText,
} from "@/lib/requests/answers";
import { nearestOpenDays } from "@/lib/requests/desk-tour";
import { makePassLink } from "@/lib/trip-pass/sign-pass";
import type { Desk, DeskWordsByLanguage } from "./use-desk";

export const answerKinds = ["confirm", "otherDay", "ask", "decline"] as const;

export type AnswerKind = (typeof answerKinds)[number];

/** The parts that the request lacks, which staff would ask for first. */
function lackingParts({ guest, answered, states }: Desk): MissingPart[] {
  const lacking: Partial<Record<MissingPart, boolean>> = {
    tour: states.some(({ id }) => id === null),
    date: states.some(({ day }) => day === null),
    people: answered.tours.some(isWithoutPeople),
    hotel: guest.hotel === "",
    fullName: guest.fullName === "",
  };
  return missingParts.filter((part) => lacking[part]);
}

/** Says why there is no answer yet: a tour is being read, could not be read, or was not chosen. */
function missingTour({ states, loaded }: Desk): "tourFailure" | "tourLoading" | "needsTour" {
  const tours = states.flatMap(({ id }) => (id === null ? [] : [loaded[id] ?? "loading"]));
  if (tours.includes("failed")) return "tourFailure";
  return tours.includes("loading") ? "tourLoading" : "needsTour";
}

/** The pass of the answer. A later change of the answer needs a new pass. */
function usePassLink(desk: Desk, origin: string) {
  const pass = passOfAnswer(desk.answered, desk.guest.language);
  const content = JSON.stringify(pass);
  const [made, setMade] = useState<{ of: string; link: string } | null>(null);
  const [state, setState] = useState<"idle" | "making" | "failed">("idle");
  const link = made?.of === content ? made.link : "";
  const make = () => {
    setState("making");
    makePassLink(pass, origin).then(
      (signed) => {
        setMade({ of: content, link: signed });
        setState("idle");
      },
      () => setState("failed"),
    );
  };
  return { link, make, state, isChanged: made !== null && link === "" };
}

/** The answer that staff compose, and the kind that fits the request best until staff choose another. */
export function useAnswer(desk: Desk, words: DeskWordsByLanguage, origin: string) {
  const { answered, guest, states } = desk;
  const [picked, setKind] = useState<AnswerKind | null>(null);
  const [asked, setAsked] = useState<MissingPart[] | null>(null);
  const [reason, setReason] = useState<DeclineReason>("full");
  const pass = usePassLink(desk, origin);
  const lacking = lackingParts(desk);
  const isLoaded = answered.tours.length > 0 && answered.tours.length === states.length;
  const isComplete = isLoaded && answered.tours.every(({ day }) => day !== null);
  const isOpen = answered.tours.every(({ tour, day }) => day !== null && tour.days.get(day)?.available);
  const proposedKind = (): AnswerKind => {
    if (lacking.some((part) => part !== "hotel")) return "ask";
    return isOpen ? "confirm" : "otherDay";
  };
  const kind = picked ?? proposedKind();
  const missing = asked ?? lacking;
  const proposed = answered.tours
    .filter(({ tour, day }) => answered.tours.length === 1 || !day || !tour.days.get(day)?.available)
    .map(({ tour, day }) => ({ tour, day, days: nearestOpenDays(tour, day ?? phuketDay(new Date())) }));
  const textIn = (language: Language): string => {
    const own = words[language];
    if (kind === "confirm") return confirmationText(passOfAnswer(answered, language), own, pass.link);
    if (kind === "otherDay") return otherDayText(answered, language, own, proposed);
    if (kind === "ask") return questionText(answered, own, missing);
    return declineText(answered, language, own, reason);
  };
  return {
    kind,
    setKind,
    missing,
    toggleMissing: (part: MissingPart) =>
      setAsked(missing.includes(part) ? missing.filter((each) => each !== part) : [...missing, part]),
    reason,
    setReason,
    pass,
    hasNoOpenDay: kind === "otherDay" && proposed.some(({ days }) => days.length === 0),
    missingTour: missingTour(desk),
    /** A confirmation says a tour and a day for all; proposed days belong to a tour. */
    needsTour: (kind === "confirm" && !isComplete) || (kind === "otherDay" && !isLoaded),
    text: textIn(guest.language),
    ownText: textIn("id"),
  };
}

export type DeskAnswer = ReturnType<typeof useAnswer>;
