import { useState } from "react";
import { dayInZone } from "@/lib/core/calendar/days";
import type { Language } from "@/lib/core/i18n/languages";
import { makePassLink } from "@/lib/requests/pass/pass-calls";
import type { GuestMessageWordsByLanguage } from "@/lib/requests/reading/guest-message-words";
import { type DeskTour, isOpenDay, nearestOpenDays } from "@/lib/requests/reply/desk-tour";
import {
  confirmationText,
  type DeclineReason,
  declineText,
  isWithoutPeople,
  type MissingPart,
  missingParts,
  otherDayText,
  passOfReply,
  questionText,
  type ReplyItem,
} from "@/lib/requests/reply/reply";
import type { Desk } from "./use-desk";

export const replyKinds = ["confirm", "otherDay", "ask", "decline"] as const;

export type ReplyKind = (typeof replyKinds)[number];

/** The parts that the request lacks, which staff would ask for first. The area of a free message is no hotel yet. */
function lackingParts({ guest, reply, states, request }: Desk): MissingPart[] {
  const isAreaAlone =
    request?.readAs.some(({ part }) => part === "area") === true && guest.hotel === request.hotel;
  const lacking: Partial<Record<MissingPart, boolean>> = {
    tour: states.some(({ id }) => id === null),
    date: states.some(({ day }) => day === null),
    people: reply.tours.some(isWithoutPeople),
    hotel: guest.hotel === "" || isAreaAlone,
    fullName: guest.fullName === "",
  };
  return missingParts.filter((part) => lacking[part]);
}

/** The days that a reply proposes in place of the asked day of a tour. */
export interface Proposal {
  key: string;
  tour: DeskTour;
  day: string | null;
  days: string[];
  /** The nearest open days, which staff can propose with one press. */
  nearest: string[];
}

/** The number of days that a reply proposes until staff change them, and of those that staff can press. */
const proposedDays = 3;
const nearestDays = 9;

/** The proposals for the tours that cannot run as the guest asked. Staff change the days of each. */
function useProposals({ reply }: Desk) {
  const [changed, setChanged] = useState<Record<string, string[]>>({});
  const now = new Date();
  const isRunning = ({ tour, day }: ReplyItem) => day !== null && isOpenDay(tour.days.get(day), now);
  const proposals = reply.tours
    .filter((asked) => reply.tours.length === 1 || !isRunning(asked))
    .map(({ tour, day }, index): Proposal => {
      const key = `${index} ${tour.id} ${day ?? ""}`;
      const near = (count: number) => nearestOpenDays(tour, day ?? dayInZone(now), now, count);
      return { key, tour, day, days: changed[key] ?? near(proposedDays), nearest: near(nearestDays) };
    });
  const toggleDay = ({ key, days }: Proposal, day: string) => {
    const next = days.includes(day) ? days.filter((each) => each !== day) : [...days, day].sort();
    setChanged((current) => ({ ...current, [key]: next }));
  };
  return { proposals, toggleDay, isRunning: reply.tours.every(isRunning) };
}

/** Says why there is no reply yet: a tour is being read, could not be read, or was not chosen. */
function missingTour({ states, loaded }: Desk): "tourFailure" | "tourLoading" | "needsTour" {
  const tours = states.flatMap(({ id }) => (id === null ? [] : [loaded[id] ?? "loading"]));
  if (tours.includes("failed")) return "tourFailure";
  return tours.includes("loading") ? "tourLoading" : "needsTour";
}

/** The pass of the reply. A later change of the reply needs a new pass. */
function usePassLink(desk: Desk, origin: string) {
  const pass = passOfReply(desk.reply, desk.guest.language);
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

/** The reply that staff compose, and the kind that fits the request best until staff choose another. */
export function useReply(desk: Desk, words: GuestMessageWordsByLanguage, origin: string) {
  const { reply, guest, states } = desk;
  const [picked, setKind] = useState<ReplyKind | null>(null);
  const [asked, setAsked] = useState<MissingPart[] | null>(null);
  const [reason, setReason] = useState<DeclineReason>("full");
  const pass = usePassLink(desk, origin);
  const lacking = lackingParts(desk);
  const isLoaded = reply.tours.length > 0 && reply.tours.length === states.length;
  const isComplete = isLoaded && reply.tours.every(({ day }) => day !== null);
  const { proposals, toggleDay, isRunning } = useProposals(desk);
  const proposedKind = (): ReplyKind => {
    if (lacking.some((part) => part !== "hotel")) return "ask";
    return isRunning ? "confirm" : "otherDay";
  };
  const kind = picked ?? proposedKind();
  const missing = asked ?? lacking;
  /** A confirmation says a tour and a day for all; proposed days belong to a tour. */
  const needsTour = (kind === "confirm" && !isComplete) || (kind === "otherDay" && !isLoaded);
  const withoutDays = kind === "otherDay" ? proposals.filter(({ days }) => days.length === 0) : [];
  const missingDays: "noOpenDay" | "needsDays" = withoutDays.some(({ nearest }) => nearest.length === 0)
    ? "noOpenDay"
    : "needsDays";
  const textIn = (language: Language): string => {
    const own = words[language];
    const said = desk.replyIn(language);
    if (kind === "confirm") return confirmationText(passOfReply(said, language), own, pass.link);
    if (kind === "otherDay") return otherDayText(said, language, own, proposals);
    if (kind === "ask") return questionText(said, own, missing);
    return declineText(said, language, own, reason);
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
    proposals,
    toggleDay,
    /** Why there is no reply to send yet; null if there is one. */
    notReady: needsTour ? missingTour(desk) : withoutDays.length > 0 ? missingDays : null,
    text: textIn(guest.language),
    ownText: textIn("id"),
  };
}

export type DeskReply = ReturnType<typeof useReply>;
