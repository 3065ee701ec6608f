import type { Language } from "../core/i18n/languages";
import { type Trip, tripEntries } from "../trip/trip";

export const mostPlannedTours = 12;

const id = /^[1-9]\d{0,9}$/;

/** The day of a tour (`YYYY-MM-DD`; empty if none is chosen) and the number of people by id of the price line. */
export interface PlanChoice {
  id: number;
  day: string;
  counts: Record<number, number>;
}

/** Leaves out texts that are not ids, repeated ids, and ids after the twelfth. */
export function readTourIds(text: string): number[] {
  const ids = text.split(".").filter((part) => id.test(part));
  return [...new Set(ids.map(Number))].slice(0, mostPlannedTours);
}

export function planPath(language: Language, ids: number[] = []): string {
  return `/${language}/plan${ids.length > 0 ? `?tours=${ids.join(".")}` : ""}`;
}

/** Null if the request has the canonical address already. The first of repeated parameters counts. */
export function cleanPlanPath(language: Language, tours: string | undefined): string | null {
  const clean = planPath(language, readTourIds(tours ?? ""));
  const asked = planPath(language) + (tours === undefined ? "" : `?tours=${tours}`);
  return clean === asked ? null : clean;
}

export function shortDay(day: string): string {
  return day.replaceAll("-", "");
}

export function longDay(short: string): string {
  return short.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
}

export function readShortDay(short: string): string {
  const day = longDay(short);
  const date = new Date(`${day}T00:00:00Z`);
  return short.length === 8 && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : "";
}

/** A higher number of people is a typing error. */
const mostPeople = 9999;

function readCounts(text: string): Record<number, number> {
  const pairs = text.split(".").flatMap((part) => {
    const [, line = "", count = ""] = /^([1-9]\d{0,9})x([1-9]\d{0,3})$/.exec(part) ?? [];
    return line ? [[Number(line), Math.min(Number(count), mostPeople)] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/**
 * The fragment of a plan's address, which no server or log sees: `1-20270303-1x2.2x1~17-20270305`. Only digits and
 * `-x.~`, with a digit at the end, so that chats make the whole address a link.
 */
export function writeChoices(choices: PlanChoice[]): string {
  const parts = choices.flatMap(({ id, day, counts }) => {
    const counted = Object.entries(counts).filter(([, count]) => count > 0);
    const lines = counted.map(([line, count]) => `${line}x${Math.min(count, mostPeople)}`).join(".");
    if (!day && !lines) return [];
    return [`${id}-${day ? shortDay(day) : 0}${lines && `-${lines}`}`];
  });
  return parts.join("~");
}

export function readChoices(fragment: string): PlanChoice[] {
  const parts = fragment.replace(/^#/, "").split("~");
  return parts.flatMap((part) => {
    const [tour = "", day = "", counts = ""] = part.split("-");
    if (!id.test(tour)) return [];
    return [{ id: Number(tour), day: readShortDay(day), counts: readCounts(counts) }];
  });
}

/** Parses the parameter `days` of the calendar file: `1-20270303.17-20270305`. Invalid parts are left out. */
export function readDays(text: string): { id: number; day: string }[] {
  const days = text.split(".").flatMap((part) => {
    const [tour = "", short = "", ...rest] = part.split("-");
    const day = readShortDay(short);
    return id.test(tour) && day && rest.length === 0 ? [{ id: Number(tour), day }] : [];
  });
  const first = new Map(days.reverse().map((each) => [each.id, each]));
  return [...first.values()].reverse().slice(0, mostPlannedTours);
}

export function calendarPath(language: Language, days: { id: number; day: string }[]): string {
  const query = days.map(({ id, day }) => `${id}-${shortDay(day)}`).join(".");
  return `/${language}/plan/calendar.ics?days=${query}`;
}

/** Tours side by side on the widest screens. */
export const mostComparedTours = 4;

/** `/{lang}/compare?tours=1.17&date=2026-12-25&adults=2`; the address of a comparison holds the day, the guests and the place. */
export function comparePath(language: Language, ids: number[] = [], trip?: Trip): string {
  const query = new URLSearchParams(trip ? tripEntries(trip) : []);
  const tours = ids.slice(0, mostComparedTours).join(".");
  const parts = [tours && `tours=${tours}`, query.toString()].filter((part) => part);
  return `/${language}/compare${parts.length > 0 ? `?${parts.join("&")}` : ""}`;
}
